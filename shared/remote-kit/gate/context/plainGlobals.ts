import { ContextReadableStream } from './contextStream.ts'
import { createTimers } from './contextTimers.ts'
import { ContextTextDecoder, ContextTextEncoder } from './utf8.ts'
import { withheld } from './withheld.ts'

/** What a page says on its console and nobody reads. */
const silentMethods =
  'assert clear count countReset debug dir dirxml group groupCollapsed groupEnd info log table time timeEnd timeLog timeStamp trace warn'.split(
    ' ',
  )

type Options = {
  /** The global object of the context, in which there is nothing but the language. */
  realm: Pick<typeof globalThis, 'Date' | 'Math'>
  clock: number
  onError: (error: unknown) => void
}

/**
 * Makes of a context what pages are rendered in, at a site and while they are built: adds the globals that rendering needs,
 * made from the language alone, and removes what it must not have. The clock is fixed at `clock` and the random numbers restart
 * with each page, so that the same input produces the same bytes.
 */
export function definePlainGlobals({ realm, clock, onError }: Options) {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(realm, name, { value, writable: true, configurable: true, enumerable: false })
  for (const name of withheld) Reflect.deleteProperty(realm, name)
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
  define('performance', { now: () => timers.now() })
  define(
    'Date',
    dateAt(realm.Date, () => clock + timers.now()),
  )
  realm.Math.random = chance()
  return timers
}

/** The language's own Date, with another current time. */
function dateAt(own: DateConstructor, now: () => number): DateConstructor {
  return new Proxy(own, {
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
