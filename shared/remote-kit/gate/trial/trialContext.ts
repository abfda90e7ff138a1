import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { isServerBundle, type ServerBundle } from '@site/contracts/ServerBundle'
import { sharedLibraries } from '../../build/libraries/sharedLibraries.ts'
import { definePlainGlobals } from '../context/plainGlobals.ts'
import { sharedRequire } from '../context/sharedRequire.ts'
import { withPlaces } from './placedElements.ts'

/** Where one page is rendered. */
export type TrialContext = {
  bundle: ServerBundle
  /** The names of the fragments that it has placed. */
  placed: ReadonlySet<string>
  /** Runs the next timer that the page has set. False if there is none. */
  runNextTimer(): boolean
}

const HEAD = '(function (module, exports, require) {'

/**
 * Compiles a server bundle. @returns a function that evaluates it where there is neither a browser nor Node, as a site does: each
 * page in a context of its own, so that none sees what another has left behind. What nobody catches there goes to `onError`.
 */
export async function trialContexts(file: string, onError: (error: unknown) => void): Promise<() => TrialContext> {
  const script = new Script(`${HEAD}${readFileSync(file, 'utf8')}\n})`, {
    filename: 'server.cjs',
    columnOffset: -HEAD.length,
  })
  const shared: Record<string, object> = {}
  for (const library of sharedLibraries) shared[library] = { ...withPlaces(await import(library)), __esModule: true }
  const require = sharedRequire(shared)
  return () => {
    const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } })
    const realm = new Script('globalThis').runInContext(context)
    const timers = definePlainGlobals({ realm, clock: Date.now(), onError })
    const placed = new Set<string>()
    const __place: typeof globalThis.__place = ({ name }) => void placed.add(name)
    Object.assign(realm, { atob, btoa, URL, URLSearchParams, __place })
    const module: { exports: unknown } = { exports: {} }
    script.runInContext(context)(module, module.exports, require)
    if (!isServerBundle(module.exports)) throw new Error('the server file exports no pages.')
    return { bundle: module.exports, placed, runNextTimer: timers.runNextTimer }
  }
}
