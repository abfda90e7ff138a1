import type { CSSObject } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { color, motion, radius, space } from '../styles/tokens.ts'

/**
 * `primary` is the site's orange, `whatsApp` starts a conversation, `quiet` is secondary, `onNight` is `quiet` on a dark
 * band.
 */
export type ButtonLook = 'primary' | 'whatsApp' | 'quiet' | 'onNight'

/**
 * Shared by buttons and links that look like buttons. The border becomes visible in forced-colours mode. An attribute
 * selects the look instead of one class each, which takes a quarter of the bytes; `:where` keeps the rules easy to override.
 * A browser may paint a button before its words have arrived: it is hidden until then, as it would grow and move.
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
  transition: `background ${motion}`,
  '&:where([data-look=whatsApp])': { background: color.green },
  '&:where([data-look=quiet])': { background: color.surface, borderColor: color.ink },
  '&:where([data-look=onNight])': { color: color.onNight, background: 'none', borderColor: color.onNightSoft },
  '&:empty:not([aria-label])': { display: 'none' },
  '&:hover': { filter: 'brightness(.94)' },
  '&:where([data-look=quiet]):hover': { background: color.sky },
  '&:where([data-look=onNight]):hover': { background: 'rgb(255 255 255/.12)' },
  '&:active': { transform: 'translateY(1px)' },
}

type Props = ComponentProps<'a'> & { look?: ButtonLook }

// Marked as pure, so that a page that has only buttons does not load it.
const LinkRoot = /* @__PURE__ */ styled.a(buttonStyles)

/** A link that looks like a button: `<ButtonLink look="whatsApp" {...whatsAppLink(site, text)}>`. */
export function ButtonLink({ look, ...rest }: Props) {
  return <LinkRoot data-look={look} {...rest} />
}
