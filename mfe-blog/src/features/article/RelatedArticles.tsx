import styled from '@emotion/styled'
import { ButtonLink } from '@site/design/Button'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { ArticleCard } from '../card/ArticleCard.tsx'
import type { ArticleSummary } from '../card/articleSummary.ts'
import { CoverPicture } from '../card/CoverPicture.tsx'

type Props = { articles: readonly ArticleSummary[] }

const Row = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(17rem,100%),1fr))',
  gap: space.xl,
  margin: `${space.xl} 0 ${space.xxl}`,
  padding: 0,
  listStyle: 'none',
})

/** What to read next, and the way to all articles. */
export function RelatedArticles({ articles }: Props) {
  return (
    <Section tone="white" labelledBy="leia-tambem">
      <h2 id="leia-tambem">Leia também</h2>
      <Row>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard
              article={article}
              shape="tall"
              picture={<CoverPicture cover={article.cover} sizes="(min-width:769px) 22rem, calc(100vw - 2.5rem)" />}
            />
          </li>
        ))}
      </Row>
      <ButtonLink look="quiet" href="/blog">
        Ver Todos os Artigos
      </ButtonLink>
    </Section>
  )
}
