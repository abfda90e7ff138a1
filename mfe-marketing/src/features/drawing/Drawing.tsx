import styled from '@emotion/styled'
import { color } from '@site/design/tokens'

/** The one hand behind all drawings: an ink line of the same width with round ends. Give it `aria-hidden`. */
export const Drawing = styled.svg({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
