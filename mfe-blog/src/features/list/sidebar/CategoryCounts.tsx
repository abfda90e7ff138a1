'use static'

import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { useTexts } from '@site/design/islands/useTexts'
import { color, edge, font, radius, space } from '@site/design/tokens'
import { blogTexts } from '../../../texts/blogTexts.ts'
import { categories } from '../../posts/categories.ts'
import { LIST_ANCHOR, listUrl } from '../query/listState.ts'

const Counts = styled.ul({
  display: 'grid',
  // Two columns on a phone, one in the sidebar; the longest word fits even with increased letter spacing.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(9.5rem,100%),1fr))',
  gap: `0 ${space.l}`,
  fontSize: font.size.small,
  marginTop: space.m,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    minHeight: '48px',
    lineHeight: '1.25',
    color: color.ink,
    textDecoration: 'none',
    borderTop: `1px solid ${color.line}`,
    '&:hover': { textDecoration: 'underline' },
  },
})
const Count = styled.span<{ shade: string }>(
  {
    flex: 'none',
    minWidth: '28px',
    padding: `${space.xs} 0`,
    border: edge,
    borderRadius: radius.pill,
    fontSize: '.8125rem',
    fontWeight: 700,
    textAlign: 'center',
    '&:empty': { display: 'none' },
  },
  ({ shade }) => ({ background: shade }),
)

/** The categories with their numbers of articles. Read-only: the links need no scripts. */
export function CategoryCounts() {
  const { categories: counts, categoryTexts } = useTexts('blogTexts', blogTexts)
  return (
    <Card>
      <h2>Categorias</h2>
      <Counts>
        {categories.map(({ name, color: shade, slug }) => (
          <li key={slug}>
            <a href={`${listUrl({ category: slug })}#${LIST_ANCHOR}`}>
              {categoryTexts[slug]?.name ?? name} <Count shade={shade}>{counts[slug]}</Count>
            </a>
          </li>
        ))}
      </Counts>
    </Card>
  )
}
