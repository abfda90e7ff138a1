import { createRequire } from 'node:module'
import { isServerBundle, type ServerBundle } from '@site/contracts/ServerBundle'

/** The server file of a remote as it is now, also for a process that goes on building. @throws Error when it is none. */
export function readServerBundle(file: string): ServerBundle {
  const require = createRequire(import.meta.url)
  delete require.cache[require.resolve(file)]
  const bundle: unknown = require(file)
  if (!isServerBundle(bundle)) throw new Error(`${file} exports no pages.`)
  return bundle
}
