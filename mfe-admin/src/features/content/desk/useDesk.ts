import type { ContentDesk, DeskCollection } from '@site/contracts/ContentDesk'
import { useCallback, useEffect, useState } from 'react'
import type { DeskResult, loadDesk, SendContentAction } from './sendContentAction.ts'

export type DeskState = { desk?: ContentDesk; result: DeskResult['status'] | 'loading'; reason?: string }

/** How a return to another version went. */
type Restoring = { phase: 'idle' } | { phase: 'sending' } | { phase: 'done' } | { phase: 'refused'; reason: string }

/** What the site says, and the way back to a former version. */
export function useDesk(load: typeof loadDesk, send: SendContentAction) {
  const [state, setState] = useState<DeskState>({ result: 'loading' })
  const [restoring, setRestoring] = useState<Restoring>({ phase: 'idle' })
  /** Counts returns: what is in a form was written before. */
  const [round, setRound] = useState(0)

  const reload = useCallback(async (): Promise<readonly DeskCollection[]> => {
    const result = await load()
    setState((former) => {
      if (result.status === 'loaded') return { desk: result.desk, result: 'loaded' }
      return { ...former, result: result.status, ...(result.status === 'closed' && { reason: result.reason }) }
    })
    return result.status === 'loaded' ? result.desk.collections : []
  }, [load])

  useEffect(() => {
    void reload()
  }, [reload])

  return {
    state,
    round,
    restoring,
    reload,
    async restore(version: number): Promise<void> {
      setRestoring({ phase: 'sending' })
      const result = await send('restore', { version, newest: state.desk?.versions[0]?.number ?? 0 })
      await reload()
      if (result.status === 'done') {
        setRound((former) => former + 1)
        setRestoring({ phase: 'done' })
      } else {
        const reason = result.status === 'refused' ? result.reason : 'O site não respondeu. Tente de novo.'
        setRestoring({ phase: 'refused', reason })
      }
    },
  }
}
