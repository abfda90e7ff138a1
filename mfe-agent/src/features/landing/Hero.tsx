import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { Badge } from '@site/design/Badge'
import { Breadcrumb } from '@site/design/Breadcrumb'
import { ButtonLink } from '@site/design/ButtonLink'
import { Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { media, space } from '@site/design/tokens'
import type { KeyboardEvent } from 'react'
import type { AgentData } from '../../texts/agentData.ts'
import { SampleConversation } from '../conversation/SampleConversation.tsx'
import { HeroGuarantees } from './HeroGuarantees.tsx'
import { whatsAppText } from './WhatsAppBar.tsx'

type Props = { texts: AgentData['hero']; demonstrationOpen: boolean }

const Columns = styled.div({
  display: 'grid',
  gap: space.x3,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [media.desktop]: { gridTemplateColumns: '1.2fr 1fr' },
  '& h1': { margin: `${space.l} 0` },
})
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.m, marginTop: space.xl })

/** The page above the fold. Its button is a link to the section that it reveals, so it needs no script. */
export function Hero({ texts, demonstrationOpen }: Props) {
  const site = useSite()
  return (
    <Section tone="paper" labelledBy="titulo">
      <Breadcrumb here="Agente de IA" />
      <Columns>
        <div>
          <Badge tone="orange">{texts.badge}</Badge>
          <h1 id="titulo">{texts.title}</h1>
          <Lead>{texts.text}</Lead>
          <Actions>
            <ButtonLink
              role="button"
              href="#demonstracao"
              aria-expanded={demonstrationOpen}
              aria-controls="demonstracao"
              onKeyDown={pressWithSpace}
            >
              Quero uma demonstração
            </ButtonLink>
            <ButtonLink look="quiet" {...whatsAppLink(site, whatsAppText)}>
              Falar no WhatsApp
            </ButtonLink>
          </Actions>
          <HeroGuarantees />
        </div>
        <SampleConversation />
      </Columns>
    </Section>
  )
}

/** As on any button; a link by itself only knows Enter. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
