import type { CSSObject } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@site/design/tokens'

/**
 * On a phone, the part that is `first` stands before those that come before it in the document, whose order stays; browsers
 * that know how lead the keyboard through what is seen. While the document is still on its way, its footer not there, the
 * others wait: a slow phone would paint them where `first` is to be, and move them when it comes.
 */
export const PhoneOrder = styled.div({
  [media.mobile]: {
    display: 'flex',
    flexDirection: 'column',
    readingFlow: 'flex-visual',
    'body:not(:has(footer)) & > *': { display: 'none' },
  } as CSSObject,
})

/** Of a part in `PhoneOrder`, with what else it has on a phone: one block of a media query is fewer bytes than two. */
export const first = (onPhone: CSSObject): CSSObject => ({
  [media.mobile]: { order: -1, ...onPhone, '&&': { display: 'block' } },
})
