import * as refreshRuntime from 'react-refresh/runtime'
import type { SharedMark, SiteEvent } from '@site/contracts/documentContract'

// The shell's first script during development. React looks for the hook when it is evaluated, so this must run before it.
declare const __DEVELOPMENT_EVENTS__: string

/** How often islands that are not loaded yet are told to load, in ms. */
const PAUSE = 200

refreshRuntime.injectIntoGlobalHook(globalThis)
// The remotes' builds use this instance of React Refresh.
window.__refreshRuntime = { ...refreshRuntime, performReactRefresh }
Object.assign(globalThis, {
  // For modules that the refresh loader has not processed.
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
})

// A section that is taken from a document as HTML could not show a change either, so its code renders it.
Object.defineProperty(globalThis, '__sections', { get: () => undefined, set: () => {} })

function performReactRefresh() {
  const outcome = refreshRuntime.performReactRefresh()
  loadIslands()
  return outcome
}

/** An island whose code is never loaded, or only later, could not show a change: during development every island is loaded. */
function loadIslands() {
  // The frame is left alone: the server renders its links, and a change of the shell reloads the page.
  const readOnly = document.querySelectorAll('main [data-island=never]')
  for (const target of [document, ...readOnly]) target.dispatchEvent(new Event('site:load-islands' satisfies SiteEvent))
}

// A page waits for an interaction before it loads anything that could show a change.
window.__reading?.()

setInterval(() => {
  if (performance.getEntriesByName('hydrated' satisfies SharedMark).length > 0) loadIslands()
}, PAUSE)

const events = new EventSource(__DEVELOPMENT_EVENTS__)
events.addEventListener('reload', () => location.reload())
events.addEventListener('problem', ({ data }) => console.error(JSON.parse(data)))
