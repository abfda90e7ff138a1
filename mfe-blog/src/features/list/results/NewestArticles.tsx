import styled from '@emotion/styled'
import { font, space } from '@site/design/tokens'
import { ArticleCard } from '../../card/ArticleCard.tsx'
import type { ArticleSummary } from '../../card/articleSummary.ts'

type Props = { title: string; articles: readonly ArticleSummary[] }

const Title = styled.p({ margin: `${space.xxl} 0 ${space.l}`, fontSize: font.size.lead, fontWeight: 700 })
export const List = styled.ul({ display: 'grid', gap: space.xl, padding: 0, listStyle: 'none' })

/** Articles from other categories, below a list that has hardly any. */
export function NewestArticles({ title, articles }: Props) {
  return (
    <>
      <Title>{title}</Title>
      <List>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </List>
    </>
  )
}
