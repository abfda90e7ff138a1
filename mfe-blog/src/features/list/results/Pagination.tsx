import styled from '@emotion/styled'
import { color, motion, radius, space } from '@site/design/tokens'
import type { ListState } from '../query/listState.ts'
import { ListLink } from './ListLink.tsx'

type Props = {
  state: ListState
  page: number
  pages: number
  onFollow: () => void
}

const Pages = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s,
  marginTop: space.x3,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', placeItems: 'center', minWidth: '48px', minHeight: '48px' },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '48px',
    minHeight: '48px',
    padding: `0 ${space.m}`,
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
    fontWeight: 700,
    textDecoration: 'none',
    transition: `background ${motion}`,
    '&:hover': { background: color.sky },
    '&[aria-current]': { color: color.onNight, background: color.night, borderColor: color.night },
  },
})

/** Page numbers as links. A single page needs none. */
export function Pagination({ state, page, pages, onFollow }: Props) {
  if (pages < 2) return null
  const link = (target: number, text: string, label?: string) => (
    <ListLink
      state={{ ...state, page: target }}
      toTop
      onFollow={onFollow}
      aria-label={label}
      aria-current={label && target === page ? 'page' : undefined}
    >
      {text}
    </ListLink>
  )
  return (
    <nav aria-label="Páginas de artigos">
      <Pages>
        {page > 1 && <li>{link(page - 1, 'Anterior')}</li>}
        {pageNumbers(page, pages).map((item, position) =>
          item === 'gap' ? (
            // Gaps have no number; there is at most one on each side of the current page.
            <li key={position === 1 ? 'gap-before' : 'gap-after'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>{link(item, String(item), `Página ${item}`)}</li>
          ),
        )}
        {page < pages && <li>{link(page + 1, 'Próxima')}</li>}
      </Pages>
    </nav>
  )
}

/** The page numbers to show: the first, the last and those around the current one; 'gap' where some are omitted. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const near = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= 1
  const shown: (number | 'gap')[] = []
  for (let number = 1; number <= pages; number++) {
    const isLoneGap = !near(number) && near(number - 1) && near(number + 1)
    if (near(number) || isLoneGap) shown.push(number)
    else if (shown.at(-1) !== 'gap') shown.push('gap')
  }
  return shown
}
