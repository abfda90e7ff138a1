import type { CSSObject } from '@emotion/react'
import { color, motion, radius, space } from './tokens.ts'

/** The box of an input, a text area or a select. At least 16 px type, so that phones do not zoom in on focus. */
export const controlStyles: CSSObject = {
  width: '100%',
  minHeight: '48px',
  padding: `${space.m} ${space.l}`,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  transition: `border-color ${motion}`,
  '&:hover': { borderColor: color.ink },
  '&[aria-invalid=true]': { borderColor: color.danger, borderWidth: '2px' },
  '&:disabled': { color: color.inkSoft, background: color.line },
}
