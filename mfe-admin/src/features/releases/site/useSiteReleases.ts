import type { SiteReleases } from '@site/contracts/SiteReleases'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../desk/askDesk.ts'
import type { loadReleases } from './loadReleases.ts'

/** Polling intervals in ms: the usual one, and the one right after an action. */
export const POLL_INTERVAL = 5_000
export const FAST_POLL_INTERVAL = 1_000
/** Number of fast polls after an action. */
const FAST_POLLS = 10

type ReleasesState = {
  /** The last successful result, even if later requests fail. */
  site?: SiteReleases
  /** Why the last request failed. */
  failure?: Failure
}

/** The site's releases, polled while the page is visible. */
export function useSiteReleases(load: typeof loadReleases) {
  const [state, setState] = useState<ReleasesState>({})
  const soon = useRef(0)
  const again = useRef(() => {})

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let round = 0
    const isVisible = () => document.visibilityState === 'visible'

    async function run(): Promise<void> {
      clearTimeout(timer)
      round += 1
      const own = round
      const result = await load()
      // A later request has begun, or the page was left.
      if (own !== round) return
      setState((former) => (result.status === 'done' ? { site: result.value } : { ...former, failure: result }))
      const pause = soon.current > 0 ? FAST_POLL_INTERVAL : POLL_INTERVAL
      soon.current = Math.max(0, soon.current - 1)
      const mayHelp = result.status === 'done' || result.status === 'unreachable'
      if (isVisible() && mayHelp) timer = setTimeout(run, pause)
    }
    const onVisibility = () => (isVisible() ? run() : clearTimeout(timer))
    again.current = run
    document.addEventListener('visibilitychange', onVisibility)
    run()
    return () => {
      round += 1
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [load])

  return {
    state,
    retry: () => again.current(),
    /** After an action: polls faster for a while. */
    pollSoon() {
      soon.current = FAST_POLLS
      again.current()
    },
  }
}
