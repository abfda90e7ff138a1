import styled from '@emotion/styled'
import { space } from '@site/design/tokens'

/** Room for columns beside each other; in em, so that a visitor's larger text keeps the single column. */
export const wide = '@media (min-width:62em)'

/** A card on a phone: its drawing to the left of its heading and text. */
export const beside = {
  gridTemplateColumns: '64px 1fr',
  gap: `${space.xs} ${space.l}`,
  alignItems: 'center',
  padding: space.l,
  '& > :first-child': { width: '64px', gridRow: '1/3' },
} as const

/** The text of such a card. */
export const smaller = { fontSize: '.9375rem', lineHeight: '1.4' } as const

/** A list under each other on a phone, side by side in equal columns where there is room. */
export const CardList = styled.ul({
  display: 'grid',
  gap: space.m,
  margin: `${space.xl} 0 0`,
  padding: 0,
  listStyle: 'none',
  [wide]: { gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,13.5rem),1fr))', gap: space.xl },
})
