import styled from '@emotion/styled'
import { Section } from '@site/design/Section'
import { color, edge, media, radius, space } from '@site/design/tokens'
import { BlogEbookForm } from './BlogEbookForm.tsx'
import { EbookCoverDrawing } from './EbookCoverDrawing.tsx'

const Box = styled.div({
  display: 'grid',
  gap: space.xxl,
  alignItems: 'center',
  padding: `clamp(${space.xl},5vw,${space.x4})`,
  background: color.sky,
  border: edge,
  borderRadius: radius.card,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: space.x4 },
})
const Offer = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.l,
  // Next to the cover as long as its words fit.
  '& > h2': { flex: '1 1 9rem' },
  '& > ul': { display: 'grid', gap: space.xs, flexBasis: '100%' },
})

/** The offer of the free e-book, among the articles. */
export function BlogEbookSection() {
  return (
    <Section tone="paper" labelledBy="ebook-do-blog">
      <Box>
        <Offer>
          <EbookCoverDrawing />
          <h2 id="ebook-do-blog">E-book grátis: clientes que moram perto</h2>
          <ul>
            <li>O que arrumar no perfil do Google antes de anunciar</li>
            <li>Os cinco itens de um site de bairro que vende</li>
            <li>Mensagens prontas para responder no WhatsApp</li>
          </ul>
        </Offer>
        <BlogEbookForm />
      </Box>
    </Section>
  )
}
