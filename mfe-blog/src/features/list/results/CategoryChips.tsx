import styled from '@emotion/styled'
import { color, font, layout, media, motion, radius, space } from '@site/design/tokens'
import { categories } from '../../posts/categories.ts'
import type { CategoryNames, ListState } from '../query/listState.ts'
import { ListLink } from './ListLink.tsx'

type Props = Pick<ListState, 'search' | 'category'> & { names: CategoryNames }

const Chips = styled.ul({
  display: 'flex',
  gap: space.s,
  margin: `0 -${layout.margin} ${space.m}`,
  padding: `${space.s} ${layout.margin}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Scrolls a focused chip to the middle: at the edge the browser would leave it half hidden.
  scrollPaddingInline: '40%',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    padding: `0 ${space.l}`,
    border: `1px solid ${color.border}`,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.ink,
    fontSize: font.size.small,
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `background ${motion}`,
    '&:hover': { background: color.sky },
    // Where browsers can, the row begins with the chosen chip in view.
    '&[aria-current]': {
      color: color.onNight,
      background: color.night,
      borderColor: color.night,
      scrollInitialTarget: 'nearest',
    },
    '@media (forced-colors:active)': { '&[aria-current]': { outline: '3px solid' } },
  },
  [media.desktop]: { flexWrap: 'wrap', margin: `0 0 ${space.xxl}`, padding: 0 },
})

/** Selects a category, or all; the search is kept. */
export function CategoryChips({ search, category, names }: Props) {
  const offered = [{ slug: 'all', name: 'Todos' }, ...categories]
  return (
    <nav aria-label="Filtrar por categoria">
      <Chips>
        {offered.map(({ slug, name }) => (
          <li key={slug}>
            <ListLink state={{ search, category: slug }} aria-current={slug === category ? 'true' : undefined}>
              {names[slug] ?? name}
            </ListLink>
          </li>
        ))}
      </Chips>
    </nav>
  )
}
