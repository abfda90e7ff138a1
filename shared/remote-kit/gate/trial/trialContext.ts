import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import type { RenderedFragments } from '@site/contracts/Fragment'
import { isServerBundle, type ServerBundle } from '@site/contracts/ServerBundle'
import { sharedLibraries } from '../../build/libraries/sharedLibraries.ts'
import { definePlainGlobals } from '../context/plainGlobals.ts'
import { sharedRequire } from '../context/sharedRequire.ts'
import { createPlaces, type Places } from '../fragments/createPlaces.ts'
import { withPlaces } from './placedElements.ts'

/** Where one page, or one fragment, is rendered. */
export type TrialContext = {
  bundle: ServerBundle
  /** Where it places fragments. */
  places: Places
  /** Runs the next timer that the page has set. False if there is none. */
  runNextTimer(): boolean
}

const HEAD = '(function (module, exports, require) {'

/**
 * Compiles a server bundle. @returns a function that evaluates it where there is neither a browser nor Node, as a site does: each
 * page in a context of its own, so that none sees what another has left behind, with the fragments that are rendered by now.
 * What nobody catches there goes to `onError`.
 */
export async function trialContexts(
  file: string,
  onError: (error: unknown) => void,
): Promise<(fragments?: RenderedFragments) => TrialContext> {
  const script = new Script(`${HEAD}${readFileSync(file, 'utf8')}\n})`, {
    filename: 'server.cjs',
    columnOffset: -HEAD.length,
  })
  const shared: Record<string, object> = {}
  for (const library of sharedLibraries) shared[library] = { ...withPlaces(await import(library)), __esModule: true }
  const require = sharedRequire(shared)
  return (fragments) => {
    const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } })
    const realm = new Script('globalThis').runInContext(context)
    const timers = definePlainGlobals({ realm, clock: Date.now(), onError })
    const places = createPlaces(fragments)
    Object.assign(realm, { atob, btoa, URL, URLSearchParams, __place: places.place })
    const module: { exports: unknown } = { exports: {} }
    script.runInContext(context)(module, module.exports, require)
    if (!isServerBundle(module.exports)) throw new Error('the server file exports no pages.')
    return { bundle: module.exports, places, runNextTimer: timers.runNextTimer }
  }
}
