import { useEffect } from 'react'
import { forgetUnsaved, keepUnsaved } from './unsavedWork.ts'

/**
 * Keeps what somebody writes until the site has it; undefined if the site has it. It outlives whatever becomes of the page
 * within its tab. Before the tab itself goes, the browser asks.
 */
export function useKeepUnsaved(place: string, work: unknown): void {
  useEffect(() => {
    if (work === undefined) forgetUnsaved(place)
    else keepUnsaved(place, work)
  }, [place, work])

  const isUnsaved = work !== undefined
  useEffect(() => (isUnsaved ? askBeforeTheTabGoes() : undefined), [isUnsaved])
}

/** Asks no question on the way to a page that finds the work again. Returns a function that ends this. */
function askBeforeTheTabGoes(): () => void {
  let staysWithin = false
  const look = ({ destination, downloadRequest }: NavigateEvent) => {
    const leaves = !destination.sameDocument && downloadRequest === null
    staysWithin = leaves && new URL(destination.url).origin === location.origin
  }
  const ask = (event: BeforeUnloadEvent) => {
    if (!staysWithin) event.preventDefault()
    staysWithin = false
  }
  // Without it, a browser asks before every page.
  const navigation = 'navigation' in window ? window.navigation : undefined
  navigation?.addEventListener('navigate', look)
  addEventListener('beforeunload', ask)
  return () => {
    navigation?.removeEventListener('navigate', look)
    removeEventListener('beforeunload', ask)
  }
}
