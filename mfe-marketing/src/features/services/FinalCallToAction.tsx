import styled from '@emotion/styled'
import { numbersOf } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { Stat, statRow } from '@site/design/Stat'
import { space } from '@site/design/tokens'
import { serviceTexts } from '../../texts/serviceTexts.ts'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { quoteRequest, WhatsAppButton } from '../whatsApp/WhatsAppButton.tsx'

const Stats = styled.div({
  ...statRow(4, 8),
  maxWidth: '44rem',
  margin: `${space.xxl} 0`,
})
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.m })

/** The end of the page: what all services have in common, and the closing call to action. */
export function FinalCallToAction() {
  const { closing } = useTexts('serviceTexts', serviceTexts)
  const { briefingMinutes } = numbersOf(useSite())
  const { guarantees } = useEvidence()
  return (
    <Section tone="night" labelledBy="chamada-final">
      <Heading level={2} id="chamada-final">
        {closing.title}
      </Heading>
      <Lead>
        {closing.text} {guarantees.returnOnInvestment.claim}
      </Lead>
      <Stats>
        <Stat value={`${briefingMinutes} min`} label="de briefing" />
        <Stat value={guarantees.siteDelivery.figure} label="para o site no ar" href={termsOf('siteDelivery')} />
        <Stat
          value={guarantees.returnOnInvestment.figure}
          label="para o retorno aparecer"
          href={termsOf('returnOnInvestment')}
        />
        <Stat value={guarantees.roundTheClock.figure} label="de suporte a clientes" href={termsOf('roundTheClock')} />
      </Stats>
      <Actions>
        <WhatsAppButton text={quoteRequest}>Pedir um orçamento</WhatsAppButton>
        <ButtonLink look="onNight" href="/agente-ia">
          Conhecer o agente de IA
        </ButtonLink>
      </Actions>
    </Section>
  )
}
