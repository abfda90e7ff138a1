import { use } from 'react'
import { track } from './trackedLoad.ts'

const arrived = track(Promise.resolve())
const neverArrives = track(new Promise<void>(() => {}))

/**
 * A page's `serverOnly` value, for the content of a static section. If it is absent, hydration would replace the server's
 * HTML with nothing; so the content suspends for good, and React keeps the HTML. In production that code is not even loaded;
 * during development every island is hydrated.
 */
export function useServerOnly<Value>(value: Value | undefined): Value {
  use(value === undefined ? neverArrives : arrived)
  return value as Value
}
