import styled from '@emotion/styled'
import { Row } from '@site/design/Row'
import { color, font, media, onBand, radius, space } from '@site/design/tokens'
import * as v from 'valibot'

/** How many articles others may show. */
export const props = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)) })

type Props = { articles: readonly { slug: string; title: string; readTime: string }[] }

// On a phone the cards are as low as their titles, and say by themselves what they are.
const Title = styled.h3({
  marginTop: space.xxl,
  fontSize: font.size.h3,
  [media.mobile]: { position: 'absolute', clipPath: 'inset(50%)' },
})
const Cards = styled(Row)({
  marginTop: space.l,
  [media.mobile]: { scrollSnapType: 'none', scrollPaddingInline: '40%', marginTop: space.s, paddingBottom: 0 },
})
const Card = styled.a({
  display: 'block',
  height: '100%',
  padding: `${space.m} ${space.l}`,
  color: color.ink,
  lineHeight: '1.3',
  textDecoration: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  '&:hover': { borderColor: color.ink },
  '& small': { display: 'block', marginTop: space.xs, fontSize: font.size.small, color: onBand.soft },
  [media.mobile]: { paddingBlock: space.s, fontSize: '.875rem', '& small': { display: 'none' } },
})

/** The newest articles as small cards, for pages of others. */
export default function LatestPosts({ articles }: Props) {
  return (
    <>
      <Title>Do blog</Title>
      <Cards>
        {articles.map(({ slug, title, readTime }) => (
          <li key={slug}>
            <Card href={`/blog/${slug}`}>
              {title} <small>{readTime}</small>
            </Card>
          </li>
        ))}
      </Cards>
    </>
  )
}
