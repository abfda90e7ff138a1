import styled from '@emotion/styled'
import { space } from '@site/design/tokens'

/** Space for several columns; in em, so that with larger text there is one. */
export const wideScreen = '@media (min-width:62em)'

/** A card on a phone: its drawing is to the left of heading and text. */
export const sideBySide = {
  gridTemplateColumns: '64px 1fr',
  gap: `${space.xs} ${space.l}`,
  padding: space.l,
  '& > :first-child': { width: '64px', gridRow: '1/3' },
} as const

/** The text of such a card. */
export const smaller = { fontSize: '.9375rem', lineHeight: '1.4' } as const

/** A list that is stacked on a phone, and in equal columns where there is space. */
export const CardList = styled.ul({
  display: 'grid',
  gap: space.m,
  margin: `${space.xl} 0 0`,
  padding: 0,
  listStyle: 'none',
  [wideScreen]: { gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,13.5rem),1fr))', gap: space.xl },
})
