import styled from '@emotion/styled'
import { font, onBand, space } from './tokens.ts'

/** The introducing paragraph under a headline, at most 62 characters wide. */
export const Lead = styled.p({
  marginTop: space.l,
  maxWidth: '62ch',
  fontSize: font.size.lead,
  color: onBand.soft,
})
