import styled from '@emotion/styled'
import { color, edge, radius, space } from '@site/design/tokens'

/** What the editor says about a text, with what can be done about it; in an alert's colour if it is one. */
export const EditorBox = styled.div({
  display: 'grid',
  gap: space.m,
  padding: space.l,
  border: edge,
  borderRadius: radius.control,
  '&[role=alert]': { background: color.peach },
})
