import styled from '@emotion/styled'
import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import { useMotion } from '@site/design/useMotion'
import socialImage from '#build/social/agente.json'
import { typingMotion } from '../features/conversation/typingMotion.ts'
import { Demonstration } from '../features/demonstration/Demonstration.tsx'
import { useDemonstration } from '../features/demonstration/useDemonstration.ts'
import { Hero } from '../features/landing/Hero.tsx'
import { WhatsAppBar } from '../features/landing/WhatsAppBar.tsx'
import { ReasonsToBuy } from '../features/landing/ReasonsToBuy.tsx'
import { Closing } from '../features/landing/Closing.tsx'

const path = '/agente-ia'
const title = 'Agente de IA para WhatsApp: atende e vende por você'
const description =
  'Um funcionário digital que atende e vende no seu WhatsApp 24 horas por dia. Implantação em três etapas de 24h, com garantia por escrito.'

const SavingsCalculator = island(
  () => import('../features/savings/SavingsCalculator.tsx').then((m) => m.SavingsCalculator),
  { hydrate: 'visible', section: 'SavingsCalculator', margin: '100px', placeholder: '44rem' },
)

// The floating bar sticks to the end of this box, which is the page's end.
const Sections = styled.div({ position: 'relative' })

/** The AI agent's page: what it does, what it costs, a calculator, and a form to request a demonstration. */
export default function AgentPage() {
  useMotion(typingMotion)
  const demonstration = useDemonstration()
  return (
    <Sections>
      <PageMetadata
        title={title}
        description={description}
        path={path}
        image={{
          ...socialImage,
          alt: 'Desenho: um robô simpático acena ao lado de uma conversa em que responde e marca um horário.',
        }}
      />
      <Hero demonstrationOpen={demonstration.open} />
      <Demonstration open={demonstration.open} ref={demonstration.section} />
      <ReasonsToBuy />
      <SavingsCalculator />
      <Closing />
      <WhatsAppBar />
    </Sections>
  )
}
