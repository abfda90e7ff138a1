import styled from '@emotion/styled'
import { font, onBand, space } from 'shared/design/tokens.ts'
import type { PostSummary } from '../posts/Post.ts'

type Props = Pick<PostSummary, 'author' | 'date' | 'isoDate' | 'readTime' | 'views'>

const Line = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s,
  fontSize: font.size.small,
  color: onBand.soft,
  '& > :not(:last-child)::after': { content: '" ·" / ""' },
})

/** Who wrote an article, when, how long it takes and how often it was read. */
export function ArticleMeta({ author, date, isoDate, readTime, views }: Props) {
  return (
    <Line>
      <span>{author}</span> <time dateTime={isoDate}>{date}</time> <span>{readTime}</span>{' '}
      <span>{views} visualizações</span>
    </Line>
  )
}
