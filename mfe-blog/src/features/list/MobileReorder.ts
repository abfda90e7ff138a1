import type { CSSObject } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@site/design/tokens'

/**
 * On a phone, the part with `firstOnMobile` is shown before those that precede it in the document, whose order stays;
 * browsers that support it make the keyboard follow the visual order. While the document is still loading (its footer is
 * missing), the other parts are hidden: a slow phone would paint them in its place and then move them.
 */
export const MobileReorder = styled.div({
  [media.mobile]: {
    display: 'flex',
    flexDirection: 'column',
    readingFlow: 'flex-visual',
    'body:not(:has(footer)) & > *': { display: 'none' },
  } as CSSObject,
})

/** For a part in `MobileReorder`, together with its other styles on a phone: one media query has fewer bytes than two. */
export const firstOnMobile = (onPhone: CSSObject): CSSObject => ({
  [media.mobile]: { order: -1, ...onPhone, '&&': { display: 'block' } },
})
