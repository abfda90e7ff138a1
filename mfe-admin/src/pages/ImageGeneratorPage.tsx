import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Badge } from '@site/design/Badge'
import { Heading, Lead } from '@site/design/Heading'
import { PageTitle } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { ImageGenerator } from '../features/images/ImageGenerator.tsx'
import { TeamNavigation } from '../features/navigation/TeamNavigation.tsx'

const Intro = styled.div({ display: 'grid', justifyItems: 'start', gap: space.l })

const PATH = '/admin/image-generator'

/** Makes the agency's pictures. Guarded: only who runs the site gets here. */
export default function ImageGeneratorPage() {
  const site = useSite()
  const title = `Gerador de imagens | ${site.brand}`
  const description = 'Ferramenta da equipe: gera doze imagens para o site, três por tema, com texto alternativo.'
  return (
    <>
      <PageTitle title={title} description={description} />
      <meta name="robots" content="noindex, nofollow" />
      <link rel="canonical" href={site.siteUrl + PATH} />
      <Section tone="paper" labelledBy="titulo">
        <Intro>
          <TeamNavigation current={PATH} />
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
