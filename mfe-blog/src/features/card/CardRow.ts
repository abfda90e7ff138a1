import styled from '@emotion/styled'
import { Row } from '@site/design/Row'
import { media, space } from '@site/design/tokens'

/** Cards beside each other, and one above the others where it says `data-lead`; a link may follow them. */
export const CardRow = styled(Row)({
  '& + a': { marginTop: space.xl },
  // A card whose link gets the focus is brought to the middle: beside the edge the browser would leave it half hidden.
  [media.mobile]: { scrollSnapType: 'none', scrollPaddingInline: '40%' },
  [media.desktop]: {
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(17rem,100%),1fr))',
    '& > [data-lead]': { gridColumn: '1/-1' },
  },
})
