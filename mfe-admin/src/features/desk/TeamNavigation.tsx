import styled from '@emotion/styled'
import type { Role } from '@site/contracts/Team'
import { color, font, media, onBand, radius, space } from '@site/design/tokens'
import { mayUse, useReaderRoles } from './readerRoles.ts'

type Props = {
  /** Path of the current page. */
  current: string
}

type DeskPage = { path: string; label: string; role?: Role }

const pages: readonly DeskPage[] = [
  { path: '/inicio', label: 'Início' },
  { path: '/leads', label: 'Leads', role: 'seller' },
  { path: '/content', label: 'Textos e preços', role: 'writer' },
  { path: '/admin/image-generator', label: 'Imagens' },
  { path: '/admin/releases', label: 'Versões', role: 'operator' },
  { path: '/people', label: 'Pessoas' },
  { path: '/ajuda', label: 'Ajuda' },
]

// Until it is known who reads the page: a link that is for others must not be seen to go, nor the rest to move.
const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  padding: 0,
  listStyle: 'none',
  '@media (scripting:enabled)': { '&[data-unknown]': { visibility: 'hidden' } },
})
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

/** Navigation between the pages of the desk that their reader may use. */
export function TeamNavigation({ current }: Props) {
  const own = useReaderRoles()
  return (
    <nav aria-label="Páginas da equipe">
      <List data-unknown={own ? undefined : true}>
        {pages
          .filter(({ role }) => mayUse(own ?? 'everything', role))
          .map(({ path, label }) => (
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
