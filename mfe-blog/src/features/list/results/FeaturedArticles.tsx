import styled from '@emotion/styled'
import { media, space } from '@site/design/tokens'
import { ArticleCard } from '../../card/ArticleCard.tsx'
import type { ArticleSummary } from '../../card/articleSummary.ts'
import { CardRow } from '../../card/CardRow.ts'

type Props = { articles: readonly ArticleSummary[] }

const Root = styled.section({ [media.desktop]: { marginBottom: space.x4 } })

/** The featured articles. */
export function FeaturedArticles({ articles }: Props) {
  if (articles.length === 0) return null
  return (
    <Root aria-labelledby="destaques">
      <h2 id="destaques">Artigos em destaque</h2>
      <CardRow>
        {articles.map((article, position) => {
          // With an odd number, one of them fills a row.
          const leads = position === 0 && articles.length % 2 === 1
          return (
            <li key={article.slug} data-lead={leads || undefined}>
              <ArticleCard article={article} shape={leads ? 'lead' : 'tall'} />
            </li>
          )
        })}
      </CardRow>
    </Root>
  )
}
