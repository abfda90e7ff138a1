import type { SiteReleases } from '@site/contracts/SiteReleases'
import { useEffect, useRef, useState } from 'react'
import type { LoadResult, loadReleases } from './loadReleases.ts'

/** Pauses between two looks, in ms: as a rule, and while something that was ordered is on its way. */
export const LOOK_PAUSE = 5_000
export const SOON_PAUSE = 1_000
/** Looks that come soon after an order. */
const SOON_LOOKS = 10

type Look = {
  /** What was loaded last, also while it cannot be loaded any more. */
  site?: SiteReleases
  result: LoadResult['status'] | 'loading'
  /** Why somebody has to log in again. */
  reason?: string
}

/** The site's releases, loaded again and again for as long as somebody looks at the page. */
export function useSiteReleases(load: typeof loadReleases) {
  const [look, setLook] = useState<Look>({ result: 'loading' })
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
      // A later look has begun, or the page was left.
      if (own !== round) return
      setLook((former) => {
        if (result.status === 'loaded') return { site: result.site, result: 'loaded' }
        return { ...former, result: result.status, ...(result.status === 'closed' && { reason: result.reason }) }
      })
      const pause = soon.current > 0 ? SOON_PAUSE : LOOK_PAUSE
      soon.current = Math.max(0, soon.current - 1)
      if (isVisible() && result.status !== 'closed') timer = setTimeout(run, pause)
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
    look,
    retry: () => again.current(),
    /** Something was ordered: what comes of it is to be seen soon. */
    lookSoon() {
      soon.current = SOON_LOOKS
      again.current()
    },
  }
}
