import type { DeskCollection } from '@site/contracts/ContentDesk'
import { useState } from 'react'
import type { ActionResult, SendContentAction } from '../desk/sendContentAction.ts'
import type { FieldError } from '../fields/FieldContext.ts'

type Action = 'draft' | 'preview' | 'publish' | 'plan' | 'cancel'

/** What became of the last action. */
export type EditorState =
  | { phase: 'writing' }
  | { phase: 'sending'; action: Action }
  | { phase: 'refused'; reason: string; error?: FieldError }
  | { phase: 'conflict'; reason: string }
  | { phase: 'kept' }
  | { phase: 'shown'; preview: string }
  | { phase: 'published'; version: number }
  | { phase: 'planned' }
  | { phase: 'cancelled' }

type Options = {
  collection: DeskCollection
  send: SendContentAction
  /** Loads the collection again, after something has changed on the server. */
  reload: () => Promise<DeskCollection | undefined>
}

const KEPT = 'O que você escreveu continua aqui.'

/** What somebody writes in a collection, and what she does with it. */
export function useEditor({ collection, send, reload }: Options) {
  const { name, draft, planRevision } = collection
  const [value, setValue] = useState(draft ? draft.value : collection.value)
  const [isChanged, setIsChanged] = useState(false)
  const [state, setState] = useState<EditorState>({ phase: 'writing' })
  // The text that hers is based on: it stays while others publish.
  const [base, setBase] = useState(draft ? draft.base : collection.base)
  const [revision, setRevision] = useState(collection.revision)

  function stateAfter(action: Action, result: ActionResult): EditorState {
    if (result.status === 'refused') {
      const { reason, field, isConflict } = result
      if (isConflict) return { phase: 'conflict', reason }
      return { phase: 'refused', reason, ...(field !== undefined && { error: { field, reason } }) }
    }
    if (result.status !== 'done') {
      return { phase: 'refused', reason: result.status === 'closed' ? result.reason : `${result.reason} ${KEPT}` }
    }
    if (action === 'preview') return { phase: 'shown', preview: result.value.preview ?? '' }
    if (action === 'plan') return { phase: 'planned' }
    if (action === 'cancel') return { phase: 'cancelled' }
    if (action === 'publish') return { phase: 'published', version: result.value.version ?? 0 }
    return { phase: 'kept' }
  }

  function sent(action: Action, at: string): Promise<ActionResult> {
    switch (action) {
      case 'draft':
        return send('draft', { name, value, base, revision })
      case 'preview':
        return send('preview', { name, value })
      case 'publish':
        return send('publish', { name, value, base })
      case 'plan':
        return send('plan', { name, value, base, at, revision: planRevision })
      case 'cancel':
        return send('cancel', { name, revision: planRevision })
    }
  }

  async function act(action: Action, at = ''): Promise<void> {
    setState({ phase: 'sending', action })
    const result = await sent(action, at)
    const next = stateAfter(action, result)
    if (result.status === 'done' && action !== 'preview' && action !== 'cancel') setIsChanged(false)
    if (result.status === 'done' && action === 'draft') setRevision((former) => result.value.revision ?? former)
    const isElsewhere = ['published', 'conflict', 'planned', 'cancelled'].includes(next.phase)
    const present = isElsewhere ? await reload() : undefined
    if (next.phase === 'published' && present) {
      setBase(present.base)
      setRevision(present.revision)
    }
    setState(next)
  }

  return {
    value,
    state,
    isChanged,
    change(next: unknown) {
      setValue(next)
      setIsChanged(true)
      setState((former) => (former.phase === 'sending' ? former : { phase: 'writing' }))
    },
    act,
    /** Goes on from what others have published or kept, with her own text or with theirs. */
    resolve(whose: 'own' | 'other') {
      setBase(collection.base)
      setRevision(collection.revision)
      if (whose === 'other') {
        setValue(collection.draft ? collection.draft.value : collection.value)
        setIsChanged(false)
      }
      setState({ phase: 'writing' })
    },
  }
}
