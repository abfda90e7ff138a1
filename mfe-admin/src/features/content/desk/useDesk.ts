import type { ContentDesk, ContentRequest, DeskCollection } from '@site/contracts/ContentDesk'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../desk/askDesk.ts'
import type { loadDesk, SendContentAction } from './sendContentAction.ts'

type DeskState = { desk?: ContentDesk; failure?: Failure }

/** A whole version, or one text as it was before its own publication: what others have published since stays. */
type Restored = { version: number } | { name: string; published: number }

/** How a return to another version went. */
export type Restoring =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'done' }
  | { phase: 'refused'; reason: string }

/** What the site says, and the way back to a former version. */
export function useDesk(load: typeof loadDesk, send: SendContentAction) {
  const [state, setState] = useState<DeskState>({})
  const [restoring, setRestoring] = useState<Restoring>({ phase: 'idle' })
  /** Counts returns: what is in a form was written before. */
  const [round, setRound] = useState(0)

  const asked = useRef(0)

  const reload = useCallback(async (): Promise<readonly DeskCollection[]> => {
    const turn = ++asked.current
    const result = await load()
    // An answer that was overtaken by a later one says what was.
    if (turn === asked.current) {
      setState((former) => (result.status === 'done' ? { desk: result.value } : { ...former, failure: result }))
    }
    return result.status === 'done' ? result.value.collections : []
  }, [load])

  useEffect(() => {
    void reload()
  }, [reload])

  return {
    state,
    round,
    restoring,
    reload,
    async restore(request: Restored): Promise<void> {
      if (restoring.phase === 'sending') return
      setRestoring({ phase: 'sending' })
      const result = await send('restore', restoreRequest(request, state.desk))
      await reload()
      if (result.status === 'done') {
        setRound((former) => former + 1)
        setRestoring({ phase: 'done' })
      } else setRestoring({ phase: 'refused', reason: result.reason })
    },
  }
}

function restoreRequest(request: Restored, desk: ContentDesk | undefined): ContentRequest<'restore'> {
  if ('version' in request) return { ...request, newest: desk?.versions[0]?.number ?? 0 }
  const { name, published } = request
  return { name, version: published - 1, newest: published }
}
