import styled from '@emotion/styled'
import { formatReais } from '@site/design/formatNumber'
import { color, edge, font, radius, space } from '@site/design/tokens'
import { VisuallyHidden } from '@site/design/VisuallyHidden'
import { useEffect, useState } from 'react'
import { type ParsedInput, type SavingsInput, yearlySaving } from './yearlySaving.ts'

type Props = { parsed: ParsedInput; example: SavingsInput }

/** How long after the last key the result is announced, in ms. */
export const ANNOUNCEMENT_DELAY = 1000

const Result = styled.div({
  // As tall with a hint as with a result.
  minHeight: '16rem',
  padding: space.box,
  background: color.night,
  color: color.onNight,
  border: edge,
  borderRadius: radius.card,
})
const Line = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.l,
  padding: `${space.s} 0`,
  borderBottom: `1px solid ${color.inkSoft}`,
  '& span': { flex: '1 1 8rem', color: color.onNightSoft },
  '& b': { whiteSpace: 'nowrap' },
})
const Total = styled.p({
  fontWeight: 'bold',
  marginTop: space.l,
  fontSize: font.size.h2,
  lineHeight: '1.15',
  letterSpacing: '-.02em',
  textWrap: 'balance',
})
const Words = styled.p({ color: color.onNightSoft })

/** The calculation of the saving, line by line. */
export function SavingResult({ parsed, example }: Props) {
  const hint = hintOf(parsed)
  const { hiringCost, agentFee, monthly, yearly } =
    'input' in parsed ? yearlySaving(parsed.input) : yearlySaving(example)
  const total = yearly > 0 ? `${formatReais(yearly)} por ano` : 'Sem economia na folha'
  const announced = useAnnouncement(hint ?? total)

  return (
    <Result role="group" aria-label="Economia">
      {hint ? (
        <p>{hint}</p>
      ) : (
        <>
          <Line>
            <span>Contratação, por mês</span> <b>{formatReais(hiringCost)}</b>
          </Line>
          <Line>
            <span>Agente de IA, por mês</span> <b>{`− ${formatReais(agentFee)}`}</b>
          </Line>
          <Line>
            <span>{`${monthly >= 0 ? 'Economia' : 'Diferença'} por mês`}</span>{' '}
            <b>{`${monthly < 0 ? '− ' : ''}${formatReais(Math.abs(monthly))}`}</b>
          </Line>
          <Total>{total}</Total>
          <Words>
            {yearly > 0
              ? `${formatReais(monthly)} por mês, vezes 12 meses.`
              : 'Com esses números, o ganho do agente está nas vendas fora do horário, não no custo.'}
          </Words>
        </>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Result>
  )
}

function hintOf(parsed: ParsedInput): string | undefined {
  if ('input' in parsed) return
  return Object.values(parsed.problems).includes('missing')
    ? 'Preencha os quatro campos com números para ver a economia.'
    : 'Confira o campo marcado para ver a economia.'
}

/**
 * The text to announce: empty until the first change, then the latest result after a pause, rather than each intermediate
 * one.
 */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState({ first: text, text: '' })
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((last) => (last.text || text !== last.first ? { ...last, text } : last)),
      ANNOUNCEMENT_DELAY,
    )
    return () => clearTimeout(timer)
  }, [text])
  return announced.text
}
