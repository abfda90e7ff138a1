import styled from '@emotion/styled'
import { color, font, radius, space } from '@site/design/tokens'
import { QUESTION_COUNT } from './questions/Question.ts'

type Props = { question: number }

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
  '&::-webkit-progress-bar': { background: color.sky },
  '&::-webkit-progress-value': { background: color.orangeDeep, borderRadius: radius.pill },
  '&::-moz-progress-bar': { background: color.orangeDeep, borderRadius: radius.pill },
})

/** Where the visitor is. The line is announced when it changes; the question's heading takes the focus meanwhile. */
export function QuizProgress({ question }: Props) {
  const percent = progressOf(question)
  return (
    <div>
      <Line role="status">
        <span>
          Pergunta {question + 1} de {QUESTION_COUNT}
        </span>{' '}
        <span>{percent}%</span>
      </Line>
      <Bar max={100} value={percent} aria-label="Progresso do quiz" />
    </div>
  )
}

/** Progress percent at a question, the first being 0: the share of questions reached. */
export function progressOf(question: number): number {
  return Math.round(((question + 1) / QUESTION_COUNT) * 100)
}
