import styled from '@emotion/styled'
import { font, layout, onBand, space } from '../styles/tokens.ts'

const Trail = styled.ol({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  padding: 0,
  // Close to the top bar: half of the band's padding.
  margin: `calc(${layout.section}/-2) 0 ${space.xl}`,
  listStyle: 'none',
  fontSize: font.size.small,
  color: onBand.soft,
  // Large enough to tap.
  '& a': { padding: `${space.s} 0` },
  'li + li::before': { content: '"› " / ""' },
})

/** The path to this page: home, then here. */
export function Breadcrumb({ here }: { here: string }) {
  return (
    <nav aria-label="Você está em">
      <Trail>
        <li>
          <a href="/">Início</a>
        </li>
        <li aria-current="page">{here}</li>
      </Trail>
    </nav>
  )
}
