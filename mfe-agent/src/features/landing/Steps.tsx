import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Section } from '@site/design/Section'
import { color, edge, font, radius, space } from '@site/design/tokens'
import { termsOf } from './agentGuarantees.ts'

const steps = [
  {
    hours: '0h a 24h',
    title: 'Ouvimos o seu balcão',
    text: 'O relógio começa no fim do briefing de 30 minutos, em que você conta o que vende, a que preço e como gosta de atender. No primeiro dia, escrevemos o roteiro das conversas.',
  },
  {
    hours: '24h a 48h',
    title: 'Ensinamos o agente',
    text: 'Ele aprende o seu cardápio, os serviços, os horários e o jeito da casa, e é ligado ao número de WhatsApp que você já usa.',
  },
  {
    hours: '48h a 72h',
    title: 'Testamos e ligamos',
    text: 'Você conversa com ele como se fosse um cliente, nós ajustamos, e o agente começa a atender de verdade.',
  },
]

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

/** From briefing to launch in three steps of a day each. */
export function Steps() {
  const { guarantees } = useEvidence()
  return (
    <Section tone="night" labelledBy="etapas">
      <Heading level={2} id="etapas">
        No ar em três etapas de 24h
      </Heading>
      <Lead>Você participa de uma conversa e de um teste. O resto é com a gente.</Lead>
      <Timeline>
        {steps.map(({ hours, title, text }) => (
          <Card as="li" key={hours}>
            <Hours>{hours}</Hours>
            <h3>{title}</h3>
            <Text>{text}</Text>
          </Card>
        ))}
      </Timeline>
      <Pledge>
        {guarantees.agentDelivery.claim} <a href={termsOf('agentDelivery')}>Veja as condições</a>
      </Pledge>
    </Section>
  )
}
