import { toastShown } from '@site/contracts/events'
import { useState } from 'react'
import { useSiteDispatch } from '@site/contracts/useSiteDispatch'
import type { Choice } from './choicesFor.ts'
import { choiceTexts } from './choiceTexts.ts'
import type { sendAction } from './sendAction.ts'

/** One confirmation at a time: asked for, sent, and perhaps refused by the server. */
export type Confirmation = {
  phase: 'closed' | 'asking' | 'sending' | 'refused'
  /** Kept while the dialog closes. */
  choice?: Choice
  reason?: string
}

type Options = {
  send: typeof sendAction
  openPreview: (path: string) => void
  /** An action was done, here or by somebody else. */
  onMoved: () => void
}

/** An action may have been done although no answer came. */
const LOOK_FIRST = 'Veja como está agora antes de tentar de novo.'

/** Asks for confirmation before an action is sent, and holds its result. */
export function useConfirmation({ send, openPreview, onMoved }: Options) {
  const dispatch = useSiteDispatch()
  const [confirmation, setConfirmation] = useState<Confirmation>({ phase: 'closed' })

  async function confirm(): Promise<void> {
    const { choice } = confirmation
    if (!choice) return
    setConfirmation({ phase: 'sending', choice })
    const { action, release, part } = choice
    const request = { name: part.name, counter: part.counter, ...(release && { release }) }
    const result = await send(action, request)
    if (result.status === 'done') {
      setConfirmation({ phase: 'closed', choice })
      if (result.value.preview !== undefined) return openPreview(result.value.preview)
      dispatch(toastShown({ title: 'Feito', description: choiceTexts(choice).done }))
    } else {
      const reason = result.status === 'unreachable' ? `${result.reason} ${LOOK_FIRST}` : result.reason
      setConfirmation({ phase: 'refused', choice, reason })
    }
    onMoved()
  }

  return {
    confirmation,
    ask: (choice: Choice) => setConfirmation({ phase: 'asking', choice }),
    confirm,
    // A request that was sent cannot be cancelled.
    close: () =>
      setConfirmation((present) => (present.phase === 'sending' ? present : { ...present, phase: 'closed' })),
  }
}
