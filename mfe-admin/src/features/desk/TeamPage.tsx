import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Badge } from '@site/design/Badge'
import { Heading, Lead } from '@site/design/Heading'
import { PageTitle } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import type { ReactNode } from 'react'
import { TeamNavigation } from './TeamNavigation.tsx'

type Props = {
  path: string
  heading: string
  /** The page's purpose. Also its description, which nobody sees without a login. */
  lead: string
  children: ReactNode
}

const Intro = styled.div({ display: 'grid', justifyItems: 'start', gap: space.l })

/** A page for the operator: excluded from search engines, with links to the others. */
export function TeamPage({ path, heading, lead, children }: Props) {
  const site = useSite()
  return (
    <>
      <PageTitle title={`${heading} | ${site.brand}`} description={lead} />
      <meta name="robots" content="noindex, nofollow" />
      <Section tone="paper" labelledBy="titulo">
        <Intro>
          <TeamNavigation current={path} />
          <Badge>Ferramenta da equipe</Badge>
          <Heading level={1} size="h2" id="titulo">
            {heading}
          </Heading>
        </Intro>
        <Lead>{lead}</Lead>
        {children}
      </Section>
    </>
  )
}
