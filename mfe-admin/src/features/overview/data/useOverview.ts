import type { DeskOverview } from '@site/contracts/DeskOverview'
import { useCallback, useEffect, useState } from 'react'
import type { Loaded, loadOverview } from './loadOverview.ts'

/** How often the numbers are loaded again while they are visible, in ms. */
const REFRESH_EVERY = 60_000

type State = { phase: 'loading' | Loaded['status']; reason?: string; overview?: DeskOverview }

/** The page's numbers, kept fresh. What was loaded stays while the server does not answer. */
export function useOverview(load: typeof loadOverview) {
  const [state, setState] = useState<State>({ phase: 'loading' })
  const reload = useCallback(async () => {
    const loaded = await load()
    setState((former) =>
      loaded.status === 'loaded'
        ? { phase: 'loaded', overview: loaded.overview }
        : { ...former, phase: loaded.status, reason: loaded.reason },
    )
  }, [load])
  useEffect(() => {
    void reload()
    const again = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    const timer = setInterval(again, REFRESH_EVERY)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [reload])
  return { ...state, reload }
}
