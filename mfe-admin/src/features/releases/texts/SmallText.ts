import styled from '@emotion/styled'
import { color, font } from '@site/design/tokens'

/** A paragraph of secondary text. */
export const SmallText = styled.p({ fontSize: font.size.small, color: color.inkSoft })
