import type { CSSObject } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@site/design/tokens'

/**
 * On a phone, parts stand in the order that their `order` says. The order of the document stays; browsers that know how
 * lead the keyboard through what is seen.
 */
export const PhoneOrder = styled.div({
  [media.mobile]: { display: 'flex', flexDirection: 'column', readingFlow: 'flex-visual' } as CSSObject,
})
