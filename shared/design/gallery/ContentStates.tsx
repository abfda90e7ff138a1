import styled from '@emotion/styled'
import { renderToStaticMarkup } from 'react-dom/server'
import { Breadcrumb } from '../layout/Breadcrumb.tsx'
import { Card } from '../layout/Card.tsx'
import { LazyImage } from '../layout/LazyImage.tsx'
import { Row } from '../layout/Row.ts'
import { color, space } from '../styles/tokens.ts'
import { Badge } from '../text/Badge.tsx'
import { EmailText } from '../text/EmailText.tsx'
import { Heading, Lead } from '../text/Heading.tsx'
import { HoursText } from '../text/HoursText.tsx'
import { renderedHtml } from '../text/renderedHtml.ts'
import { SampleMark } from '../text/SampleMark.tsx'
import { Stat } from '../text/Stat.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { WholeWords } from '../text/WholeWords.tsx'
import { Columns, ExampleRow, GallerySection } from './GallerySection.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 21"><rect width="40" height="21" fill="#ff8a3d"/></svg>')}`

const Swatches = styled.ul({ display: 'flex', flexWrap: 'wrap', gap: space.m, padding: 0, listStyle: 'none' })
const Swatch = styled.li<{ shade: string }>(
  { width: '11rem', padding: space.m, color: color.ink, border: `1px solid ${color.ink}`, background: color.surface },
  ({ shade }) => ({ borderTop: `3rem solid ${shade}` }),
)

/** The outline belongs to the gallery. */
const Room = styled.div({ outline: `1px dashed ${color.ink}` })

/** Every colour with its name. */
export function ColorSwatches() {
  return (
    <GallerySection title="Colors" tone="white">
      <Swatches>
        {Object.entries(color).map(([name, shade]) => (
          <Swatch key={name} shade={shade}>
            {name}
          </Swatch>
        ))}
      </Swatches>
    </GallerySection>
  )
}

/** Headings, paragraphs and labels, on light bands and on a dark one. */
export function TextStates() {
  return (
    <>
      <GallerySection title="Text">
        <Heading level={3}>Título de nível 3</Heading>
        <Heading level={3} size="h2">
          Nível 3 do tamanho do nível 2
        </Heading>
        <Lead>Parágrafo de introdução.</Lead>
        <Heading level={3} size="lead">
          Nível 3 do tamanho da introdução
        </Heading>
        <p>
          Texto com <a href="#title">um link</a>, <VisuallyHidden>texto só falado, </VisuallyHidden>
          <EmailText address="contato@exemplo.com.br" />.
        </p>
        <p>
          <WholeWords text="A proposta chega por e-mail." />
        </p>
        <p>
          <HoursText openingHours="Mo-Fr 08:00-18:00,Sa 08:00-12:00" />
        </p>
        <ExampleRow>
          <Badge>sky</Badge>
          <Badge tone="orange">orange</Badge>
          <Badge tone="green">green</Badge>
        </ExampleRow>
        <Stat value="98%" label="dos clientes ficam" />
        <Stat value="1 dia" label="com condições" href="#title" />
        <SampleMark sample what="Números" />
      </GallerySection>
      <GallerySection title="Text on night" tone="night">
        <ExampleRow>
          <Breadcrumb here="Aqui" />
        </ExampleRow>
        <Lead>Introdução sobre a noite.</Lead>
        <Stat value="200+" label="sites no ar" />
      </GallerySection>
    </>
  )
}

/** Boxes and images: one in view, and one as the server sends it, which stays that way until it comes into view. */
export function BoxStates() {
  const lazyImage = <LazyImage src={picture} alt="Um retângulo laranja" width={1200} height={630} />
  const notNear = { __html: renderedHtml(renderToStaticMarkup(lazyImage)) }
  return (
    <>
      <GallerySection title="Card on night" tone="night">
        <Card>
          Um cartão com <a href="#title">um link</a>.
        </Card>
      </GallerySection>
      <GallerySection title="Card and picture" tone="white">
        <Columns>
          <Card>Um cartão.</Card>
          {lazyImage}
          <Room dangerouslySetInnerHTML={notNear} />
        </Columns>
        <Row aria-label="Cartões lado a lado" tabIndex={0} suppressHydrationWarning>
          {['Primeiro', 'Segundo', 'Terceiro', 'Quarto'].map((place) => (
            <Card as="li" key={place}>
              {place} cartão.
            </Card>
          ))}
        </Row>
      </GallerySection>
    </>
  )
}
