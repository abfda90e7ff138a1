import styled from '@emotion/styled'
import { color, radius, space } from '../styles/tokens.ts'

/**
 * A white box with a border. On a dark band it returns to the colours of paper. Use `as="li"` or `as="article"` where it is
 * one.
 */
export const Card = styled.div({
  '--soft': color.inkSoft,
  '--link': color.orangeDeep,
  padding: space.box,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})
