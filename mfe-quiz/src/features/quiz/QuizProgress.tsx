import styled from '@emotion/styled'
import { color, font, radius, space } from '@site/design/tokens'
import { QUESTION_COUNT } from './questions/Question.ts'

type Props = {
  /** Place of the question that is asked, from 0. */
  question: number
  /** How many questions have an answer. */
  answered: number
}

const Line = styled.p({ display: 'flex', justifyContent: 'space-between', fontSize: font.size.small, fontWeight: 700 })
const Bar = styled.progress({
  display: 'block',
  width: '100%',
  height: '.625rem',
  marginTop: space.s,
  appearance: 'none',
  border: 0,
  borderRadius: radius.pill,
  overflow: 'hidden',
  background: color.sky,
  // Of forced colours nothing would be left of it.
  forcedColorAdjust: 'none',
  '&::-webkit-progress-bar': { background: color.sky },
  '&::-webkit-progress-value': { background: color.orangeDeep, borderRadius: radius.pill },
  '&::-moz-progress-bar': { background: color.orangeDeep, borderRadius: radius.pill },
})

/**
 * Where the visitor is, and how much is answered. The place is announced when it changes; the question's heading takes
 * the focus meanwhile. The share grows with each choice, which a screen reader says itself.
 */
export function QuizProgress({ question, answered }: Props) {
  const percent = progressOf(answered)
  return (
    <div>
      <Line>
        <span role="status">
          Pergunta {question + 1} de {QUESTION_COUNT}
        </span>{' '}
        <span>{percent}%</span>
      </Line>
      <Bar max={100} value={percent} aria-label="Progresso do quiz" />
    </div>
  )
}

/** Progress in percent: the share of questions that have an answer. */
export function progressOf(answered: number): number {
  return Math.round((answered / QUESTION_COUNT) * 100)
}
