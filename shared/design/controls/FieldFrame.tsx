import type { CSSObject } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { color, font, onBand, radius, space } from '../styles/tokens.ts'

/** The box of an input, text area or select. Type is at least 16 px, so that phones do not zoom in on focus. */
export const controlStyles: CSSObject = {
  // Scrolling to the control also shows its label.
  scrollMarginTop: space.x3,
  width: '100%',
  minHeight: '48px',
  padding: `${space.m} ${space.l}`,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  '&:hover': { borderColor: color.ink },
  // The negative margin takes the thicker border's pixel, so that nothing moves.
  '&[aria-invalid=true]': { margin: '-1px 0', borderColor: color.danger, borderWidth: '2px' },
  '&:disabled': { color: color.inkSoft, background: color.line },
}

type FieldAttributes = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Renders the control with the ids that tie it to its label, hint and error. */
  children: (attributes: FieldAttributes) => ReactNode
}

const Frame = styled.div({
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  textAlign: 'left',
})
const Label = styled.label({ fontWeight: 600 })
const Hint = styled.p({ fontSize: font.size.small, color: onBand.soft })
const Message = styled.p({
  fontSize: font.size.small,
  fontWeight: 600,
  color: color.danger,
  '&::before': { content: '"⚠ " / ""' },
  // Messages that come late must not move anything: they lie beside the label, or over it if they are long.
  'form[data-late] &': {
    position: 'absolute',
    right: 0,
    bottom: 'calc(100% - 1.6em)',
    // Two lines stay clear of the field above.
    lineHeight: '1.2',
    background: color.surface,
  },
  // Clear of the focus ring.
  marginTop: '2px',
})

/** A label above the control, with a hint and an error, all associated with it for assistive technology. */
export function FieldFrame({ label, hint, error, children }: Props) {
  const id = useId()
  const hintId = hint && `${id}hint`
  const errorId = error && `${id}error`
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <Message id={errorId}>{error}</Message>}
    </Frame>
  )
}
