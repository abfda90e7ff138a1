import styled from '@emotion/styled'
import { space } from '@site/design/tokens'
import { ArticleCard } from '../../card/ArticleCard.tsx'
import type { ArticleSummary } from '../../card/articleSummary.ts'

type Props = { articles: readonly ArticleSummary[] }

const Root = styled.section({ marginBottom: space.x4 })
const Row = styled.ul({
  display: 'grid',
  gap: space.xl,
  marginTop: space.xl,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,18rem),1fr))',
  '& [data-lead]': { gridColumn: '1/-1' },
})

/** The articles the agency puts first. */
export function FeaturedArticles({ articles }: Props) {
  if (articles.length === 0) return null
  return (
    <Root aria-labelledby="destaques">
      <h2 id="destaques">Artigos em destaque</h2>
      <Row>
        {articles.map((article, position) => {
          // An odd number leaves one that has the row for itself.
          const leads = position === 0 && articles.length % 2 === 1
          return (
            <li key={article.slug} data-lead={leads || undefined}>
              <ArticleCard article={article} shape={leads ? 'wide' : 'tall'} />
            </li>
          )
        })}
      </Row>
    </Root>
  )
}
