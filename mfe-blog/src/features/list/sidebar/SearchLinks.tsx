import styled from '@emotion/styled'
import { color, edge, font, radius, space } from '@site/design/tokens'
import { LIST_ANCHOR, listUrl } from '../query/listState.ts'

type Props = { searches: readonly string[]; className?: string; 'aria-label'?: string }

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    padding: `0 ${space.l}`,
    border: edge,
    borderRadius: radius.pill,
    background: color.sky,
    color: color.ink,
    fontSize: font.size.small,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
})

/** Search terms side by side, each linking to its results. */
export function SearchLinks({ searches, ...list }: Props) {
  return (
    <List {...list}>
      {searches.map((search) => (
        <li key={search}>
          <a href={`${listUrl({ search })}#${LIST_ANCHOR}`}>{search}</a>
        </li>
      ))}
    </List>
  )
}
