import styled from '@emotion/styled'
import { LazyImage } from '@site/design/LazyImage'
import { color, media, motion, onBand, radius, space } from '@site/design/tokens'
import type { ReactNode } from 'react'
import { ArticleMeta } from './ArticleMeta.tsx'
import type { ArticleSummary } from './articleSummary.ts'
import { CategoryTag } from './CategoryTag.tsx'

type Props = {
  article: ArticleSummary
  /**
   * `tall` has the image above the text on every screen; otherwise it is next to the text where there is space, for a `lead`
   * only on a wide screen.
   */
  shape?: 'tall' | 'wide' | 'lead'
  /** A cover that replaces the one that this card would load. */
  picture?: ReactNode
}

// Next to a text the image is shown whole on a coloured background, whatever the text's length.
const beside = {
  gridTemplateColumns: '44% 1fr',
  alignItems: 'start',
  '& > :first-child': {
    margin: `${space.l} 0 ${space.l} ${space.l}`,
    overflow: 'hidden',
    borderRadius: radius.control,
  },
}

const Root = styled.article({
  position: 'relative',
  display: 'grid',
  height: '100%',
  alignContent: 'start',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  transition: `border-color ${motion}`,
  '&:hover': { borderColor: color.ink },
  // Shown until the image is loaded.
  '& > :first-child': { background: color.sky },
  '@media (min-width:40em)': { '&[data-shape=wide]': beside },
  [media.desktop]: { '&[data-shape=lead]': beside },
})
const Text = styled.div({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  padding: space.box,
  [media.mobile]: { gap: space.s, padding: space.l },
})
const Title = styled.h3({
  lineHeight: '1.2',
  '& a': { color: color.ink, textDecoration: 'none' },
  // The whole card is the link's target, while the link's name is only the title.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '& a:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& a:focus-visible::after': { outline: `3px solid ${color.ink}`, outlineOffset: '-5px' },
  '& a:hover': { textDecoration: 'underline' },
})
const Excerpt = styled.p({ color: onBand.soft })

const SIZES = '(min-width:40em) 22rem, calc(100vw - 2.5rem)'

/** An article in a list; the whole card links to it. */
export function ArticleCard({ article, shape = 'wide', picture }: Props) {
  const { slug, title, excerpt, category, shade, cover } = article
  return (
    <Root data-shape={shape}>
      {picture ?? (
        <LazyImage {...cover} alt="" sources={cover.sources.map((source) => ({ ...source, sizes: SIZES }))} />
      )}
      <Text>
        <CategoryTag name={category} shade={shade} />
        <Title>
          <a href={`/blog/${slug}`}>{title}</a>
        </Title>
        <Excerpt>{excerpt}</Excerpt>
        <ArticleMeta {...article} />
      </Text>
    </Root>
  )
}
