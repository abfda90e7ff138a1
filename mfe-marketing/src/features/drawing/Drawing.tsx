import styled from '@emotion/styled'
import { color } from '@site/design/tokens'

/** The common style of all drawings: an ink line of constant width with round ends. Set `aria-hidden`. */
export const Drawing = styled.svg({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
