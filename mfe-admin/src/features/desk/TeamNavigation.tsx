import styled from '@emotion/styled'
import { color, font, media, onBand, radius, space } from '@site/design/tokens'

type Props = {
  /** Path of the current page. */
  current: string
}

const pages = [
  { path: '/inicio', label: 'Início' },
  { path: '/leads', label: 'Leads' },
  { path: '/content', label: 'Textos e preços' },
  { path: '/admin/image-generator', label: 'Imagens' },
  { path: '/admin/releases', label: 'Versões' },
  { path: '/people', label: 'Pessoas' },
  { path: '/ajuda', label: 'Ajuda' },
] as const

const List = styled.ul({ display: 'flex', flexWrap: 'wrap', gap: space.s, padding: 0, listStyle: 'none' })
const PageLink = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: `${space.s} ${space.l}`,
  // Two rows on a phone.
  [media.mobile]: { padding: space.s },
  color: onBand.link,
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  fontSize: font.size.small,
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { background: color.sky },
  '&[aria-current]': { color: color.ink, background: color.sky, border: '2px solid' },
})

/** Navigation between the operator's pages. */
export function TeamNavigation({ current }: Props) {
  return (
    <nav aria-label="Páginas da equipe">
      <List>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <PageLink href={path} aria-current={path === current ? 'page' : undefined}>
              {label}
            </PageLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
