import styled from '@emotion/styled'
import { color, edge, font, radius, space } from '@site/design/tokens'
import { inReais } from '@site/design/writtenAmount'
import { type Situation, yearlySaving } from './yearlySaving.ts'

/** `null` while a field holds no usable number. */
type Props = { situation: Situation | null }

const Result = styled.output({
  display: 'block',
  padding: space.box,
  background: color.night,
  color: color.onNight,
  border: edge,
  borderRadius: radius.card,
})
const Line = styled.span({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.l,
  padding: `${space.s} 0`,
  borderBottom: `1px solid ${color.inkSoft}`,
  '& span': { flex: '1 1 8rem', color: color.onNightSoft },
  '& b': { whiteSpace: 'nowrap' },
})
const Total = styled.strong({
  display: 'block',
  marginTop: space.l,
  fontSize: font.size.h2,
  lineHeight: '1.15',
  letterSpacing: '-.02em',
})
const Words = styled.span({ color: color.onNightSoft })

/** How the saving comes about, line by line. Announced whenever it changes. */
export function SavingResult({ situation }: Props) {
  if (!situation) {
    return <Result>Preencha os quatro campos com números para ver a economia.</Result>
  }
  const { teamCost, agentFee, monthly, yearly } = yearlySaving(situation)
  return (
    <Result>
      <Line>
        <span>Atendimento hoje, por mês</span> <b>{inReais(teamCost)}</b>
      </Line>
      <Line>
        <span>Agente de IA, por mês</span> <b>− {inReais(agentFee)}</b>
      </Line>
      <Line>
        <span>{monthly >= 0 ? 'Economia' : 'Diferença'} por mês</span> <b>{inReais(monthly)}</b>
      </Line>
      {yearly > 0 ? (
        <>
          <Total>{inReais(yearly)} por ano</Total> <Words>{inReais(monthly)} por mês, vezes 12 meses.</Words>
        </>
      ) : (
        <>
          <Total>Sem economia na folha</Total>{' '}
          <Words>Com esses números, o ganho do agente está nas vendas fora do horário, não no custo.</Words>
        </>
      )}
    </Result>
  )
}
