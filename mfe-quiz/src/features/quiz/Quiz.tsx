import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { island } from '@site/design/islands/island'
import { trackedLoad } from '@site/design/islands/trackedLoad'
import { space } from '@site/design/tokens'
import { useDeferredValue, useEffect } from 'react'
import { QuestionStep } from './QuestionStep.tsx'
import { QuizProgress } from './QuizProgress.tsx'
import { answersOf } from './questions/Question.ts'
import type { QuizData } from './questions/quizData.ts'
import { start } from './steps/quizReducer.ts'
import { useQuiz } from './steps/useQuiz.ts'

const loadResult = () => import('../result/ResultView.tsx').then(({ ResultView }) => ResultView)
const Result = island(loadResult, { hydrate: 'intent', placeholder: '34rem' })

const Box = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  minHeight: '35rem',
  // The document has the first question, and the visitor is at another.
  '[data-resumes] [data-island]:not([data-hydrated]) > & > *': { visibility: 'hidden' },
})

/** The quiz from its first question to the result. */
export function Quiz({ questions, advice, reached = start }: QuizData) {
  const { state, moved, choose, advance, goToPrevious, restart, thank, askAgain } = useQuiz(reached)
  const question = state.phase === 'asking' ? questions[state.question] : undefined

  // Deferred: the choice itself is painted first.
  const isAnswering = useDeferredValue(state.choices.length > 0)

  useEffect(() => {
    // Loads the result's code long before the last answer.
    if (isAnswering) trackedLoad(loadResult)
  }, [isAnswering])

  return (
    <Box id="perguntas">
      {state.phase === 'asking' && <QuizProgress question={state.question} answered={state.choices.length} />}
      {state.phase === 'asking' && question && (
        <QuestionStep
          key={question.id}
          question={question}
          step={state.question}
          choices={state.choices}
          isLast={state.question === questions.length - 1}
          focused={moved}
          onChoose={(option) => choose(state.question, option)}
          onNext={advance}
          onPrevious={state.question > 0 ? goToPrevious : undefined}
        />
      )}
      {state.phase === 'result' && (
        <Result
          answers={answersOf(questions, state.choices)}
          advice={advice}
          focused={moved}
          leadSent={state.leadSent}
          onLeadSent={thank}
          onLeadRefused={askAgain}
          onRestart={restart}
        />
      )}
    </Box>
  )
}
