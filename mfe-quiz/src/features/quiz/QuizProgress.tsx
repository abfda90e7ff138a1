import styled from '@emotion/styled'
import { color, font, radius, space } from '@site/design/tokens'
import { QUESTION_COUNT } from './questions/Question.ts'

type Props = {
  /** Index of the current question, from 0. */
  question: number
  /** The number of answered questions. */
  answered: number
}

const Line = styled.p({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s,
  fontSize: font.size.small,
  fontWeight: 700,
  '& > :last-child': { flex: 'none' },
})
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
  // Forced colours would make it invisible.
  forcedColorAdjust: 'none',
  '&::-webkit-progress-bar': { background: color.sky },
  '&::-webkit-progress-value': { background: color.orangeDeep, borderRadius: radius.pill },
  '&::-moz-progress-bar': { background: color.orangeDeep, borderRadius: radius.pill },
})

/**
 * The visitor's progress. The position is announced when it changes, while the question's heading gets the focus. The bar
 * grows with each choice, which screen readers announce anyway.
 */
export function QuizProgress({ question, answered }: Props) {
  const percent = progressOf(answered)
  return (
    <div>
      <Line>
        <span role="status">{`Pergunta ${question + 1} de ${QUESTION_COUNT}`}</span> <span>{`${percent}%`}</span>
      </Line>
      <Bar max={100} value={percent} aria-label="Progresso do quiz" />
    </div>
  )
}

/** Progress in percent: the share of answered questions. */
export function progressOf(answered: number): number {
  return Math.round((answered / QUESTION_COUNT) * 100)
}
