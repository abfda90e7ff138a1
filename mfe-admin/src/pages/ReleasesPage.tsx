import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Badge } from '@site/design/Badge'
import { Heading, Lead } from '@site/design/Heading'
import { PageTitle } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { TeamNavigation } from '../features/navigation/TeamNavigation.tsx'
import { ReleaseBoard } from '../features/releases/ReleaseBoard.tsx'

const Intro = styled.div({ display: 'grid', justifyItems: 'start', gap: space.l })

const PATH = '/admin/releases'

/** Where who runs the site looks at its releases and moves them. Guarded: only who runs the site gets here. */
export default function ReleasesPage() {
  const site = useSite()
  const title = `Versões do site | ${site.brand}`
  const description = 'Ferramenta da equipe: o que está no ar, quem publicou, como vão as visitas, e como voltar atrás.'
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
            Versões do site
          </Heading>
        </Intro>
        <Lead>
          O que está no ar, quem publicou e como vão as visitas. Cada mudança pergunta uma vez antes de valer.
        </Lead>
        <ReleaseBoard />
      </Section>
    </>
  )
}
