import styled from '@emotion/styled'
import { space } from '@site/design/tokens'

/** Room for columns beside each other; in em, so that a visitor's larger text keeps the single column. */
export const wide = '@media (min-width:62em)'

/** A list under each other on a phone, side by side in equal columns where there is room. */
export const CardList = styled.ul({
  display: 'grid',
  gap: space.l,
  margin: `${space.xxl} 0 0`,
  padding: 0,
  listStyle: 'none',
  [wide]: { gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,13.5rem),1fr))', gap: space.xl },
})
