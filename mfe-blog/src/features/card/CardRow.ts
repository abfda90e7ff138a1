import styled from '@emotion/styled'
import { Row } from '@site/design/Row'
import { media, space } from '@site/design/tokens'

/** A row of cards, which are stacked from the one with `data-lead` on; a link may follow them. */
export const CardRow = styled(Row)({
  '& + a': { marginTop: space.xl },
  // Scrolls a focused card to the middle: at the edge the browser would leave it half hidden.
  [media.mobile]: { scrollSnapType: 'none', scrollPaddingInline: '40%' },
  [media.desktop]: {
    // `auto-fit` would make the first cards wider until the last has arrived.
    gridTemplateColumns: 'repeat(auto-fill,minmax(min(17rem,100%),1fr))',
    '& > [data-lead]': { gridColumn: '1/-1' },
  },
})
