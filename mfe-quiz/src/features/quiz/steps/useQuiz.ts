import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { type QuizState, quizReducer, start, stepOf } from './quizReducer.ts'
import { rememberedQuiz, rememberQuiz } from './rememberedQuiz.ts'
import { goBack, markEntry, pushStep, stepOfEntry } from './stepHistory.ts'

/**
 * The quiz's state, connected to session storage and to the browser's history. `reached` is where the document has it: the
 * start, or a step whose form the browser has submitted by itself.
 */
export function useQuiz(reached: QuizState) {
  const [state, dispatch] = useReducer(quizReducer, reached)
  const [moved, setMoved] = useState(false)
  const initial = useRef(reached)
  const step = stepOf(state)

  const moveTo = (next: number) => {
    setMoved(true)
    dispatch({ type: 'moved', step: next })
  }

  useLayoutEffect(() => {
    const kept = rememberedQuiz()
    // The document is newer than what is kept, unless the visitor has continued from it.
    if (kept && (initial.current === start || stepOfEntry() !== undefined))
      dispatch({ type: 'resumed', ...kept, step: stepOfEntry() ?? kept.step })
    const onPop = () => {
      const popped = stepOfEntry()
      if (popped === undefined) return
      setMoved(true)
      dispatch({ type: 'moved', step: popped })
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  useEffect(() => {
    // Nothing is stored before the visitor has chosen something.
    if (state === start) return
    rememberQuiz(state)
    // A history entry's step may be unreachable, if the visitor has started over.
    if (stepOfEntry() !== undefined && stepOfEntry() !== step) markEntry(step)
  }, [state, step])

  return {
    state,
    /** Whether the current step was reached with a button rather than by loading the page. */
    moved,
    choose: (question: number, option: number) => dispatch({ type: 'chosen', question, option }),
    advance() {
      pushStep(step, step + 1)
      moveTo(step + 1)
    },
    goToPrevious() {
      if (!goBack(1)) moveTo(step - 1)
    },
    restart() {
      setMoved(true)
      dispatch({ type: 'restarted' })
      goBack('all')
    },
    thank: () => dispatch({ type: 'leadSent' }),
    askAgain: () => dispatch({ type: 'leadRefused' }),
  }
}
