import styled from '@emotion/styled'
import { useEffect } from 'react'
import { Card } from 'shared/design/Card.tsx'
import { space } from 'shared/design/tokens.ts'
import { VisuallyHidden } from 'shared/design/VisuallyHidden.tsx'
import { island } from 'shared/islands/island.tsx'
import { trackedLoad } from 'shared/islands/trackedLoad.ts'
import { announcementOf } from './announcementOf.ts'
import { QuestionStep } from './QuestionStep.tsx'
import { QuizProgress } from './QuizProgress.tsx'
import { questions } from './questions.ts'
import { useQuiz } from './useQuiz.ts'
import { valuesOf } from './valuesOf.ts'

const loadResult = () => import('../result/ResultView.tsx').then(({ ResultView }) => ResultView)
const Result = island(loadResult, { hydrate: 'idle', placeholder: '34rem' })

const Box = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  minHeight: '35rem',
})

export function Quiz() {
  const { state, moved, choose, advance, goToPrevious, restart, thank } = useQuiz()
  const values = valuesOf(state.choices)

  useEffect(() => {
    // The result's code is on its way long before the last answer.
    if (state.choices.length > 0) trackedLoad(loadResult)
  }, [state.choices.length])

  return (
    <Box>
      <VisuallyHidden role="status">{announcementOf(state)}</VisuallyHidden>
      {state.phase === 'asking' && (
        <>
          <QuizProgress question={state.question} />
          {questions.slice(state.question, state.question + 1).map((question) => (
            <QuestionStep
              key={question.id}
              question={question}
              choice={state.choices[state.question]}
              isLast={state.question === questions.length - 1}
              focused={moved}
              onChoose={(option) => choose(state.question, option)}
              onNext={advance}
              onPrevious={state.question > 0 ? goToPrevious : undefined}
            />
          ))}
        </>
      )}
      {state.phase === 'result' && (
        <Result values={values} focused={moved} leadGiven={state.leadGiven} onLeadGiven={thank} onRestart={restart} />
      )}
    </Box>
  )
}
