import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { quizReducer, start, stepOf } from './quizReducer.ts'
import { rememberedQuiz, rememberQuiz } from './rememberedQuiz.ts'
import { goBack, markEntry, pushStep, stepOfEntry } from './stepHistory.ts'

/** The quiz's state, connected to session storage and to the browser's history. */
export function useQuiz() {
  const [state, dispatch] = useReducer(quizReducer, start)
  const [moved, setMoved] = useState(false)
  const step = stepOf(state)

  const moveTo = (next: number) => {
    setMoved(true)
    dispatch({ type: 'moved', step: next })
  }

  useLayoutEffect(() => {
    const kept = rememberedQuiz()
    if (kept) dispatch({ type: 'resumed', ...kept, step: stepOfEntry() ?? kept.step })
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
