import { ContextReadableStream } from './contextStream.ts'
import { createTimers } from './contextTimers.ts'
import { ContextTextDecoder, ContextTextEncoder } from './utf8.ts'

/**
 * Parts of the language that rendering must not have: code generation, shared memory, and callbacks at unpredictable times.
 */
const withheld = ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'FinalizationRegistry', 'WeakRef', 'ShadowRealm']

/** What a page says on its console and nobody reads. */
const silentMethods =
  'assert clear count countReset debug dir dirxml group groupCollapsed groupEnd info log table time timeEnd timeLog timeStamp trace warn'.split(
    ' ',
  )

/** Resolved by the build: packages in the bundle that are evaluated when they are first required. */
declare const require: (name: `core-js-pure/actual/${'atob' | 'btoa' | 'url' | 'url-search-params'}`) => unknown

type Options = { clock: number; onError: (error: unknown) => void }

/**
 * Adds the globals that rendering needs, built from the language alone: none of them is an object or function of the host's.
 * The clock is fixed at `clock` and the random numbers restart with each page, so that the same input produces the same
 * bytes.
 */
export function definePlainGlobals({ clock, onError }: Options) {
  for (const name of withheld) Reflect.deleteProperty(globalThis, name)
  const timers = createTimers(onError)
  define('console', {
    error: (...parts: unknown[]) => onError(new Error(`console.error says ${parts.map(String).join(' ')}`)),
    ...Object.fromEntries(silentMethods.map((name) => [name, () => {}])),
  })
  for (const [name, value] of Object.entries(timers.globals)) define(name, value)
  define('queueMicrotask', (callback: unknown) => {
    if (typeof callback !== 'function') throw new TypeError('A microtask needs a function.')
    void Promise.resolve().then(() => callback())
  })
  define('TextEncoder', ContextTextEncoder)
  define('TextDecoder', ContextTextDecoder)
  define('ReadableStream', ContextReadableStream)
  defineLate('atob', () => require('core-js-pure/actual/atob'))
  defineLate('btoa', () => require('core-js-pure/actual/btoa'))
  defineLate('URL', () => require('core-js-pure/actual/url'))
  defineLate('URLSearchParams', () => require('core-js-pure/actual/url-search-params'))
  define('performance', { now: () => timers.now() })
  define(
    'Date',
    dateAt(() => clock + timers.now()),
  )
  Math.random = chance()
  return timers
}

function define(name: string, value: unknown) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false })
}

/** Evaluated on first use, because most pages never use it. */
function defineLate(name: string, make: () => unknown) {
  const options = { configurable: true, enumerable: false }
  const set = (value: unknown) => define(name, value)
  const get = () => {
    const value = make()
    set(value)
    return value
  }
  Object.defineProperty(globalThis, name, { get, set, ...options })
}

/** The language's own Date, with another current time. */
function dateAt(now: () => number): DateConstructor {
  return new Proxy(Date, {
    construct: (Original, values: unknown[], target) =>
      Reflect.construct(Original, values.length > 0 ? values : [now()], target),
    apply: (Original) => new Original(now()).toString(),
    get: (Original, name, self) => (name === 'now' ? now : Reflect.get(Original, name, self)),
  })
}

/** Pseudo-random numbers, the same every time (mulberry32). */
function chance() {
  let state = 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
