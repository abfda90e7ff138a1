'use static'

import styled from '@emotion/styled'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Stat, statRow } from '@site/design/Stat'
import { media, space } from '@site/design/tokens'
import { termsOf } from './agentGuarantees.ts'

const Stats = styled.div({
  // A figure may be words such as "72 horas", which must not wrap, in columns that are as wide.
  ...statRow(3, 8.5),
  [media.mobile]: statRow(3, 7),
  alignItems: 'start',
  maxWidth: '32rem',
  marginTop: space.xxl,
  // On most phones all three are in one row.
  '& strong': { fontSize: '1.75rem', [media.mobile]: { fontSize: '1.5rem' } },
})

/** The agent's guarantees as three numbers, with links to their terms. */
export function HeroGuarantees() {
  const { guarantees } = useEvidence()
  return (
    <Stats>
      <Stat
        value={guarantees.agentDelivery.figure}
        label="do briefing até entrar no ar"
        href={termsOf('agentDelivery')}
      />
      <Stat value={guarantees.roundTheClock.figure} label="de suporte a clientes" href={termsOf('roundTheClock')} />
      <Stat
        value={guarantees.returnOnInvestment.figure}
        label="para mostrar retorno"
        href={termsOf('returnOnInvestment')}
      />
    </Stats>
  )
}
