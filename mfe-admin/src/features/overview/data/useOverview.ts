import type { DeskOverview } from '@site/contracts/DeskOverview'
import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '../../desk/askDesk.ts'
import type { loadOverview } from './loadOverview.ts'

/** How often the numbers are loaded again while they are visible, in ms. */
const REFRESH_EVERY = 60_000

type State = { overview?: DeskOverview; failure?: Failure }

/** The page's numbers, kept fresh. What was loaded stays while the server does not answer. */
export function useOverview(load: typeof loadOverview) {
  const [state, setState] = useState<State>({})
  const reload = useCallback(async () => {
    const loaded = await load()
    setState((former) => (loaded.status === 'done' ? { overview: loaded.value } : { ...former, failure: loaded }))
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
