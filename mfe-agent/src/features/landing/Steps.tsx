import styled from '@emotion/styled'
import { numbersOf } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { Card } from '@site/design/Card'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, edge, font, radius, space } from '@site/design/tokens'
import { agentTexts } from '../../texts/agentTexts.ts'
import { termsOf } from './agentGuarantees.ts'

const steps = ['listen', 'teach', 'start'] as const

/** Space for all three side by side; in em, so that with larger text they are stacked. */
const wide = '@media (min-width:46em)'

const Timeline = styled.ol({
  display: 'grid',
  gap: space.l,
  [wide]: { gridTemplateColumns: 'repeat(3,1fr)', gap: space.xl },
  padding: 0,
  margin: `${space.xxl} 0`,
  listStyle: 'none',
})
const Hours = styled.p({
  display: 'inline-block',
  padding: `${space.xs} ${space.m}`,
  marginBottom: space.l,
  border: edge,
  borderRadius: radius.pill,
  background: color.orange,
  fontWeight: 800,
})
const Text = styled.p({ marginTop: space.s, color: color.inkSoft })
const Pledge = styled.p({ fontSize: font.size.lead, fontWeight: 700 })

/** From briefing to launch in three steps of as many hours each. */
export function Steps() {
  const texts = useTexts('agentTexts', agentTexts).steps
  const { agentStepHours: hours } = numbersOf(useSite())
  const { guarantees } = useEvidence()
  return (
    <Section tone="night" labelledBy="etapas">
      <Heading level={2} id="etapas">
        {texts.title}
      </Heading>
      <Lead>{texts.text}</Lead>
      <Timeline>
        {steps.map((name, index) => (
          <Card as="li" key={name}>
            <Hours>{`${index * hours}h a ${(index + 1) * hours}h`}</Hours>
            <h3>{texts[name].title}</h3>
            <Text>{texts[name].text}</Text>
          </Card>
        ))}
      </Timeline>
      <Pledge>
        {guarantees.agentDelivery.claim} <a href={termsOf('agentDelivery')}>Veja as condições</a>
      </Pledge>
    </Section>
  )
}
