import styled from '@emotion/styled'
import { layout, media, space } from '../styles/tokens.ts'

/**
 * A horizontal list: in columns where there is room, and scrolled sideways on a phone. If it contains no links, set
 * `tabIndex={0}`, so that the arrow keys can scroll it, and `suppressHydrationWarning`, because the shell changes that where
 * nothing scrolls, possibly before hydration.
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
    // Snapping would push a focused link out of the window again, back to the card before its own.
    '&:has(:focus-visible)': { scrollSnapType: 'none' },
  },
})
