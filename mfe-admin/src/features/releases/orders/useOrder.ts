import { toastShown } from '@site/contracts/events'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Choice } from './choicesFor.ts'
import { choiceTexts } from './choiceTexts.ts'
import type { sendOrder } from './sendOrder.ts'

/** One question at a time: asked, answered with yes, and refused by the server. */
export type Ordering = {
  phase: 'closed' | 'asking' | 'sending' | 'refused'
  /** It stays while the question closes. */
  choice?: Choice
  reason?: string
}

type Options = {
  send: typeof sendOrder
  openPreview: (path: string) => void
  /** Something was done, or somebody else has done something. */
  onMoved: () => void
}

const unreachable = 'O servidor não respondeu. Veja como está agora antes de tentar de novo.'

/** What is asked before anything is done, and what comes of it. */
export function useOrder({ send, openPreview, onMoved }: Options) {
  const dispatch = useDispatch()
  const [ordering, setOrdering] = useState<Ordering>({ phase: 'closed' })

  async function confirm(): Promise<void> {
    const { choice } = ordering
    if (!choice) return
    setOrdering({ phase: 'sending', choice })
    const { action, release, part } = choice
    const order = { name: part.name, counter: part.counter, ...(release && { release }) }
    const result = await send(action, order)
    if (result.status === 'done') {
      setOrdering({ phase: 'closed', choice })
      if (result.preview !== undefined) return openPreview(result.preview)
      dispatch(toastShown({ title: 'Feito', description: choiceTexts(choice).done }))
    } else setOrdering({ phase: 'refused', choice, reason: result.status === 'refused' ? result.reason : unreachable })
    onMoved()
  }

  return {
    ordering,
    ask: (choice: Choice) => setOrdering({ phase: 'asking', choice }),
    confirm,
    // What was sent cannot be called back.
    close: () => setOrdering((present) => (present.phase === 'sending' ? present : { ...present, phase: 'closed' })),
  }
}
