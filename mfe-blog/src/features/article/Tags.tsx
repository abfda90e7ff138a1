import styled from '@emotion/styled'
import { color, font, radius, space } from 'shared/design/tokens.ts'
import { LIST_ANCHOR } from '../list/listAnchor.ts'
import { listUrl } from '../list/listUrl.ts'

type Props = { tags: readonly string[] }

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginTop: space.x3,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    padding: `0 ${space.l}`,
    borderRadius: radius.pill,
    background: color.sky,
    color: color.ink,
    fontSize: font.size.small,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
})

/** What an article is about, each leading to a search for it. */
export function Tags({ tags }: Props) {
  return (
    <List aria-label="Assuntos do artigo">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`${listUrl({ search: tag })}#${LIST_ANCHOR}`}>{tag}</a>
        </li>
      ))}
    </List>
  )
}
