import styled from '@emotion/styled'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Stat, statRow } from '@site/design/Stat'
import { font, space } from '@site/design/tokens'

const Stats = styled.div({
  // Figures may be words, such as "72 horas", and do not break.
  ...statRow(3, 8.5),
  alignItems: 'start',
  maxWidth: '32rem',
  marginTop: space.xxl,
})
const Terms = styled.p({ marginTop: space.m, fontSize: font.size.small })

/** What is guaranteed for the agent, in three numbers, with the way to their terms. */
export function HeroGuarantees() {
  const { guarantees } = useEvidence()
  return (
    <>
      <Stats>
        <Stat value={guarantees.agentDelivery.figure} label="do briefing até entrar no ar" />
        <Stat value={guarantees.roundTheClock.figure} label="de suporte a clientes" />
        <Stat value={guarantees.returnOnInvestment.figure} label="para mostrar retorno" />
      </Stats>
      <Terms>
        <a href="/garantias">As condições de cada garantia</a>
      </Terms>
    </>
  )
}
