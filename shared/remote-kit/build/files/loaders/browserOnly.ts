import { basename } from 'node:path'
import type { LoaderContext } from '@rspack/core'

/** A module that runs only in the browser: on the server it explains itself to whoever needs it there. */
export default function browserOnly(this: LoaderContext): string {
  const name = basename(this.resourcePath)
  const reason = `${name} runs only in the browser: import it with import() in an effect or an event handler.`
  return `throw new Error(${JSON.stringify(reason)})`
}
