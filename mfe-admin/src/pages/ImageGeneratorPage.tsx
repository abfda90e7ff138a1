import styled from '@emotion/styled'
import { useSite } from 'shared/contracts/useSite.ts'
import { Badge } from 'shared/design/Badge.tsx'
import { Heading } from 'shared/design/Heading.tsx'
import { Lead } from 'shared/design/Lead.tsx'
import { Section } from 'shared/design/Section.tsx'
import { space } from 'shared/design/tokens.ts'
import { ImageGenerator } from '../features/images/ImageGenerator.tsx'

const Intro = styled.div({ display: 'grid', justifyItems: 'start', gap: space.l })

export default function ImageGeneratorPage() {
  const site = useSite()
  const title = `Gerador de imagens | ${site.brand}`
  const description = 'Ferramenta da equipe: gera doze imagens para o site, três por tema, com texto alternativo.'
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex, nofollow" />
      <link rel="canonical" href={`${site.siteUrl}/admin/image-generator`} />
      <Section tone="paper" labelledBy="titulo">
        <Intro>
          <Badge>Ferramenta da equipe</Badge>
          <Heading level={1} size="h2" id="titulo">
            Gerador de imagens
          </Heading>
        </Intro>
        <Lead>
          Doze imagens para o site, três por tema, criadas com a sua chave do Runware. Cada uma já vem com o texto
          alternativo e com o nome de arquivo certo.
        </Lead>
        <ImageGenerator />
      </Section>
    </>
  )
}
