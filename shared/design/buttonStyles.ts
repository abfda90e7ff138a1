import type { CSSObject } from '@emotion/react'
import { color, motion, radius, space } from './tokens.ts'

/** `primary` is the site's orange, `whatsApp` starts a conversation, `quiet` stands beside them, `onNight` is `quiet` on a dark band. */
export type ButtonLook = 'primary' | 'whatsApp' | 'quiet' | 'onNight'

/**
 * What a button and a link that looks like one have in common; the border shows where colours are forced. The looks are
 * told apart by an attribute, not by a class each: one class is a quarter of the bytes. `:where` keeps them easy to override.
 */
export const buttonStyles: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  minHeight: '48px',
  padding: `${space.m} ${space.box}`,
  color: color.ink,
  background: color.orange,
  border: '2px solid transparent',
  borderRadius: radius.control,
  fontWeight: 700,
  lineHeight: '1.2',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${motion},transform ${motion}`,
  '&:where([data-look=whatsApp])': { background: color.green },
  '&:where([data-look=quiet])': { background: color.surface, borderColor: color.ink },
  '&:where([data-look=onNight])': { color: color.onNight, background: 'none', borderColor: color.onNightSoft },
  '&:hover': { filter: 'brightness(1.08)' },
  '&:where([data-look=quiet]):hover': { background: color.sky },
  '&:where([data-look=onNight]):hover': { background: 'rgb(255 255 255/.12)' },
  '&:active': { transform: 'translateY(1px)' },
}
