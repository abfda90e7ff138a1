import styled from '@emotion/styled'
import type { PageProps } from '@site/contracts/Page'
import { useSite } from '@site/contracts/useSite'
import { Lead } from '@site/design/Heading'
import { island } from '@site/design/islands/island'
import { Section } from '@site/design/Section'
import { color, media, space } from '@site/design/tokens'
import { ArticleHead } from '../features/article/ArticleHead.tsx'
import { ArticleNotFound } from '../features/article/ArticleNotFound.tsx'
import type { ArticleBody, ArticleFacts } from '../features/article/articleData.ts'
import { Sheet } from '../features/article/Sheet.tsx'
import { ArticleMeta } from '../features/card/ArticleMeta.tsx'
import { CategoryTag } from '../features/card/CategoryTag.tsx'
import { ArticleCover } from '../features/article/ArticleCover.tsx'
import { ArticleContent } from '../features/article/ArticleContent.tsx'
import { Closing } from '../features/list/sections/Closing.tsx'

const ReadingTools = island(
  () => import('../features/article/ReadingTools.tsx').then((module) => module.ReadingTools),
  { hydrate: 'intent', section: 'ReadingTools', placeholder: '48px' },
)

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: `${space.xxl} ${space.x4}`,
  alignItems: 'start',
  '& > [data-island]': { alignSelf: 'center' },
  [media.desktop]: { gridTemplateColumns: '1.15fr 1fr' },
  '@media print': { display: 'block' },
})
const Title = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space.l,
  '& h1': { maxWidth: '24ch' },
})
const Back = styled.a({ padding: `${space.m} 0`, color: color.onNight })

const TEXT_ID = 'corpo-do-artigo'

/** An article. Its text is in the server's HTML and is not sent again for hydration. */
export default function ArticlePage({ data, serverOnly }: PageProps<ArticleFacts | null, ArticleBody>) {
  const { siteUrl } = useSite()
  if (!data) return <ArticleNotFound />
  return (
    <>
      <ArticleHead article={data} />
      <Sheet>
        <Section tone="night">
          <Columns>
            <Title>
              <Back href="/blog">← Voltar ao Blog</Back>
              <CategoryTag name={data.category} shade={data.shade} />
              <h1>{data.title}</h1>
              <Lead>{data.excerpt}</Lead>
              <ArticleMeta {...data} />
              <ReadingTools title={data.title} url={`${siteUrl}/blog/${data.slug}`} textId={TEXT_ID} />
            </Title>
            <ArticleCover cover={serverOnly?.cover} />
          </Columns>
        </Section>
        <ArticleContent title={data.title} textId={TEXT_ID} body={serverOnly} />
      </Sheet>
      <Closing />
    </>
  )
}
