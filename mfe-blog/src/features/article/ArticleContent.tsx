'use static'

import styled from '@emotion/styled'
import { Fragment } from '@site/design/islands/Fragment'
import { useServerOnly } from '@site/design/islands/useServerOnly'
import { JsonLd } from '@site/design/JsonLd'
import { layout, media, space } from '@site/design/tokens'
import { SearchLinks } from '../list/sidebar/SearchLinks.tsx'
import { ArticleCallToAction } from './ArticleCallToAction.tsx'
import { ArticleText } from './ArticleText.tsx'
import type { ArticleBody } from './articleData.ts'
import { SidebarContents, CollapsedContents } from './TableOfContents.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'

type Props = {
  title: string
  textId: string
  /** Absent in a server-rendered document, whose HTML stays as it is. */
  body: ArticleBody | undefined
}

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  maxWidth: layout.width,
  margin: '0 auto',
  padding: `${space.x3} ${layout.margin} ${layout.section}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0,1fr) min(17rem,30%)', gap: space.x4, paddingInline: 0 },
  '@media print': { display: 'block', padding: 0 },
})

const TagList = styled(SearchLinks)({ marginTop: space.x3, '@media print': { display: 'none' } })

/** Everything of an article below the fold. Read-only: its code is loaded only on client-side navigations. */
export function ArticleContent({ title, textId, ...props }: Props) {
  const body = useServerOnly(props.body)
  return (
    <>
      <Columns>
        <div>
          <CollapsedContents entries={body.contents} />
          <ArticleText id={textId} html={body.content} />
          <TagList aria-label="Assuntos do artigo" searches={body.tags} />
          <ArticleCallToAction title={title} />
          <Fragment name="mfe-quiz/QuizTeaser" />
        </div>
        <div>
          <SidebarContents entries={body.contents} />
        </div>
      </Columns>
      {body.related.length > 0 && <RelatedArticles articles={body.related} />}
      {body.structuredData.map((data, position) => (
        // Written once and never reordered.
        <JsonLd key={String(position)} data={data} />
      ))}
    </>
  )
}
