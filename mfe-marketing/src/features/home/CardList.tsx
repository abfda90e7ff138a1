import styled from '@emotion/styled'
import { media, space } from 'shared/design/tokens.ts'

/** A list under each other on a phone, side by side in equal columns otherwise. */
export const CardList = styled.ul({
  display: 'grid',
  gap: space.l,
  margin: `${space.xxl} 0 0`,
  padding: 0,
  listStyle: 'none',
  [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space.xl },
})
