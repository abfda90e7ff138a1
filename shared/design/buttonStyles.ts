import type { CSSObject } from '@emotion/react'
import { color, motion, radius, space } from './tokens.ts'

/** `primary` is the site's orange, `whatsApp` starts a conversation, `quiet` stands beside them, `onNight` is `quiet` on a dark band. */
export type ButtonLook = 'primary' | 'whatsApp' | 'quiet' | 'onNight'

const looks: Record<ButtonLook, CSSObject> = {
  primary: { color: color.ink, background: color.orange, '&:hover': { background: '#FF9142' } },
  whatsApp: { color: color.ink, background: color.green, '&:hover': { background: '#4FE085' } },
  quiet: {
    color: color.ink,
    background: color.surface,
    borderColor: color.ink,
    '&:hover': { background: color.sky },
  },
  onNight: {
    color: color.onNight,
    background: 'transparent',
    borderColor: color.onNightSoft,
    '&:hover': { background: 'rgb(255 255 255/.12)' },
  },
}

/** What a button and a link that looks like one have in common. The border shows where colours are forced. */
export function buttonStyles({ look = 'primary' }: { look?: ButtonLook }): CSSObject {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    minHeight: '48px',
    padding: `${space.m} ${space.xl}`,
    border: '2px solid transparent',
    borderRadius: radius.control,
    fontWeight: 700,
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background ${motion},transform ${motion}`,
    ...looks[look],
    '&:active': { transform: 'translateY(1px)' },
    '&:disabled': { color: color.inkSoft, background: color.line, cursor: 'not-allowed', transform: 'none' },
    '&[aria-busy=true]': { cursor: 'progress' },
  }
}
