import { readFileSync } from 'node:fs'
import { compileFunction, createContext } from 'node:vm'
import { isServerBundle, type ServerBundle } from '@site/contracts/ServerBundle'
import { sharedLibraries } from '../../build/libraries/sharedLibraries.ts'
import { withPlaces } from './placedElements.ts'

/** What pages have said with `console.error` since it was last asked. */
let spoken: Error[] = []

export function takeSpokenErrors(): readonly Error[] {
  const taken = spoken
  spoken = []
  return taken
}

const silent = () => {}
const error = (...parts: unknown[]) => void spoken.push(new Error(`console.error says ${parts.map(String).join(' ')}`))

/** A site waits for no timer: it moves the page's clock. */
const TIMER_SPEED = 20
const soon = (run: (...values: unknown[]) => void, pause = 0, ...values: unknown[]) =>
  setTimeout(run, pause / TIMER_SPEED, ...values)
const often = (run: (...values: unknown[]) => void, pause = 0, ...values: unknown[]) =>
  setInterval(run, pause / TIMER_SPEED, ...values)

/** What exists while the site renders a page, besides the language. */
const platform = () => ({
  console: new Proxy({ error }, { get: (own, name) => (name === 'error' ? own.error : silent) }),
  ...{ setTimeout: soon, clearTimeout, setInterval: often, clearInterval, queueMicrotask },
  ...{ TextEncoder, TextDecoder, ReadableStream, atob, btoa, URL, URLSearchParams },
  performance: { now: () => 0 },
  __place: () => undefined,
})

/** Evaluates a server bundle where there is neither a browser nor Node, as the site does. @throws whatever it throws. */
export async function openTrialBundle(file: string): Promise<ServerBundle> {
  const context = createContext(platform(), { codeGeneration: { strings: false, wasm: false } })
  const shared = new Map<string, object>()
  for (const library of sharedLibraries) shared.set(library, { ...withPlaces(await import(library)), __esModule: true })
  const require = (library: string) => {
    const found = shared.get(library)
    if (!found) throw new Error(`asks for ${library}, which is not shared.`)
    return found
  }
  const code = readFileSync(file, 'utf8')
  const run = compileFunction(code, ['module', 'exports', 'require'], {
    filename: 'server.cjs',
    parsingContext: context,
  })
  const module: { exports: unknown } = { exports: {} }
  run(module, module.exports, require)
  if (!isServerBundle(module.exports)) throw new Error('the server file exports no pages.')
  return module.exports
}
