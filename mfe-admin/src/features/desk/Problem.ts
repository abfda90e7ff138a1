import styled from '@emotion/styled'
import { color, edge, radius, space } from '@site/design/tokens'

/** What somebody has to know before she goes on, with the way on. */
export const Problem = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  padding: space.l,
  background: color.peach,
  border: edge,
  borderRadius: radius.control,
})
