import styled from '@emotion/styled'
import { Fragment } from '@site/design/islands/Fragment'
import { Section } from '@site/design/Section'
import { color, edge, media, radius, space } from '@site/design/tokens'
import { BlogEbookForm } from './BlogEbookForm.tsx'

const Box = styled.div({
  display: 'grid',
  gap: space.xxl,
  alignItems: 'start',
  padding: `clamp(${space.xl},5vw,${space.x4})`,
  background: color.sky,
  border: edge,
  borderRadius: radius.card,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: space.x4 },
})
/** The offer of the free e-book, among the articles. */
export function BlogEbookSection() {
  return (
    <Section tone="paper" labelledBy="ebook-do-blog">
      <Box>
        <Fragment
          name="mfe-marketing/EbookOffer"
          titleId="ebook-do-blog"
          fallback={<h2 id="ebook-do-blog">E-book grátis: clientes que moram perto</h2>}
        />
        <BlogEbookForm />
      </Box>
    </Section>
  )
}
