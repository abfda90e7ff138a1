import { use } from 'react'
import { track } from './trackedLoad.ts'

const arrived = track(Promise.resolve())
const neverArrives = track(new Promise<void>(() => {}))

/**
 * A page's `serverOnly` value, for the content of a `never` island. Where it is absent the island would be hydrated
 * without what it shows, and the server's HTML replaced by nothing: the content waits for good then, and React keeps
 * the HTML. In production that code is not even loaded; while developing every island is opened.
 */
export function useServerOnly<Value>(value: Value | undefined): Value {
  use(value === undefined ? neverArrives : arrived)
  return value as Value
}
