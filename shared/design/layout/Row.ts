import styled from '@emotion/styled'
import { layout, media, space } from '../styles/tokens.ts'

/**
 * A list side by side: in columns where there is room, and on a phone as a row that is pushed aside with a thumb.
 * Without links in it it needs `tabIndex={0}`, for the arrow keys.
 */
export const Row = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,13.5rem),1fr))',
  gap: space.l,
  padding: 0,
  marginTop: space.xxl,
  listStyle: 'none',
  [media.mobile]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'min(80%,20rem)',
    margin: `${space.xl} -${layout.margin} 0`,
    padding: `0 ${layout.margin} ${space.s}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x mandatory',
    scrollPadding: layout.margin,
    '& > li': { scrollSnapAlign: 'start' },
  },
})
