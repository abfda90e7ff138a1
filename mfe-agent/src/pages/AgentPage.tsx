import styled from '@emotion/styled'
import type { PageProps } from '@site/contracts/Page'
import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import { useMotion } from '@site/design/useMotion'
import socialImage from '#build/social/agente.json'
import { typingMotion } from '../features/conversation/typingMotion.ts'
import { Demonstration } from '../features/demonstration/Demonstration.tsx'
import { useDemonstration } from '../features/demonstration/useDemonstration.ts'
import { Closing } from '../features/landing/Closing.tsx'
import { Hero } from '../features/landing/Hero.tsx'
import { ReasonsToBuy } from '../features/landing/ReasonsToBuy.tsx'
import { WhatsAppBar } from '../features/landing/WhatsAppBar.tsx'
import type { AgentData } from '../texts/agentData.ts'

const path = '/agente-ia'

const SavingsCalculator = island(
  () => import('../features/savings/SavingsCalculator.tsx').then((m) => m.SavingsCalculator),
  { hydrate: 'visible', section: 'SavingsCalculator', margin: '100px', placeholder: '44rem' },
)

// The floating bar stays within this box: it comes after the first view, whose links it would cover, and ends with the page.
const AfterHero = styled.div({ position: 'relative' })

/** The AI agent's page: what it does, what it costs, a calculator, and a form to request a demonstration. */
export default function AgentPage({ data }: PageProps<AgentData>) {
  const { title, description, hero, saving } = data
  useMotion(typingMotion)
  const demonstration = useDemonstration()
  return (
    <>
      <PageMetadata
        title={title}
        description={description}
        path={path}
        image={{
          ...socialImage,
          alt: 'Desenho: um robô simpático acena ao lado de uma conversa em que responde e marca um horário.',
        }}
      />
      <Hero texts={hero} demonstrationOpen={demonstration.open} />
      <AfterHero>
        <Demonstration open={demonstration.open} ref={demonstration.section} />
        <ReasonsToBuy />
        <SavingsCalculator {...saving} />
        <Closing />
        <WhatsAppBar />
      </AfterHero>
    </>
  )
}
