import styled from '@emotion/styled'
import { color, space } from '@site/design/tokens'

/** An entry of a list, with a tick that its lines are clear of. */
export const Ticked = styled.li({
  paddingLeft: space.xxl,
  textIndent: `-${space.xxl}`,
  '&::before': {
    display: 'inline-block',
    width: space.xxl,
    textIndent: 0,
    fontWeight: 800,
    color: color.greenDeep,
    content: '"✓" / ""',
  },
})
