import { useEffect } from 'react'
import { forgetUnsaved, keepUnsaved } from './unsavedWork.ts'

/**
 * Keeps what somebody writes in this browser until the site has it, whatever becomes of the page; undefined if the site has
 * it. Where a browser keeps nothing, it asks before it leaves the page.
 */
export function useKeepUnsaved(place: string, work: unknown): void {
  useEffect(() => {
    if (work === undefined) return forgetUnsaved(place)
    if (keepUnsaved(place, work)) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [place, work])
}
