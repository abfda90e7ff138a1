import styled from '@emotion/styled'
import { font, onBand } from '@site/design/tokens'
import type { ArticleSummary } from './articleSummary.ts'

type Props = Pick<ArticleSummary, 'author' | 'date' | 'isoDate' | 'readTime' | 'views'>

const Line = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  // Each fact has a dot before it, which is clipped at the start of a line.
  marginLeft: '-1em',
  clipPath: 'inset(0 0 0 1em)',
  fontSize: font.size.small,
  color: onBand.soft,
  '& > *': { position: 'relative', paddingLeft: '1em' },
  '& > :empty': { display: 'none' },
  '& > *::before': { content: '"·" / ""', position: 'absolute', left: '.35em' },
})

/** An article's author, date, reading time and, if known, number of views. */
export function ArticleMeta({ author, date, isoDate, readTime, views }: Props) {
  return (
    <Line>
      <span>{author}</span> <time dateTime={isoDate}>{date}</time> <span>{readTime}</span>{' '}
      {views && <span>{views}</span>}
    </Line>
  )
}
