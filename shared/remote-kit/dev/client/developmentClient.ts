import * as refreshRuntime from 'react-refresh/runtime'
import type { SharedMark, SiteEvent } from '@site/contracts/documentContract'

// First script of the shell while developing. React must find the hook when it is evaluated, so this is before it.
declare const __DEVELOPMENT_EVENTS__: string

/** How often islands that are not loaded yet are told to load, in ms. */
const PAUSE = 200

refreshRuntime.injectIntoGlobalHook(globalThis)
// The remotes' builds take React Refresh from here.
window.__refreshRuntime = { ...refreshRuntime, performReactRefresh }
Object.assign(globalThis, {
  // For modules that the refresh loader has not seen.
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
})

// A section that is taken from a document, as HTML, could not show a change either: it is rendered by its code.
Object.defineProperty(globalThis, '__sections', { get: () => undefined, set: () => {} })

function performReactRefresh() {
  const outcome = refreshRuntime.performReactRefresh()
  loadIslands()
  return outcome
}

/** A part whose code is never loaded, or only later, could not show a change: while developing every island is loaded. */
function loadIslands() {
  // The frame is left alone: its links are the server's, and a change of the shell loads the page again.
  const onlyRead = document.querySelectorAll('main [data-island=never]')
  for (const target of [document, ...onlyRead]) target.dispatchEvent(new Event('site:load-islands' satisfies SiteEvent))
}

// A page that is only read waits for a visitor, with all that could show a change.
window.__reading?.()

setInterval(() => {
  if (performance.getEntriesByName('hydrated' satisfies SharedMark).length > 0) loadIslands()
}, PAUSE)

const events = new EventSource(__DEVELOPMENT_EVENTS__)
events.addEventListener('reload', () => location.reload())
events.addEventListener('problem', ({ data }) => console.error(JSON.parse(data)))
