import { ButtonLink } from '@site/design/ButtonLink'
import { Section } from '@site/design/Section'
import { ArticleCard } from '../card/ArticleCard.tsx'
import type { ArticleSummary } from '../card/articleSummary.ts'
import { CardRow } from '../card/CardRow.ts'
import { CoverPicture } from '../card/CoverPicture.tsx'

type Props = { articles: readonly ArticleSummary[] }

/** What to read next, and a link to all articles. */
export function RelatedArticles({ articles }: Props) {
  return (
    <Section tone="white" labelledBy="leia-tambem">
      <h2 id="leia-tambem">Leia também</h2>
      <CardRow>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard
              article={article}
              shape="tall"
              picture={<CoverPicture cover={article.cover} sizes="(min-width:769px) 22rem, calc(100vw - 2.5rem)" />}
            />
          </li>
        ))}
      </CardRow>
      <ButtonLink look="quiet" href="/blog">
        Ver Todos os Artigos
      </ButtonLink>
    </Section>
  )
}
