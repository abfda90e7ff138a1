import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteDefinition } from '../build/RemoteDefinition.ts'

/** The file in which a build writes down the remote's definition for the release. */
export function definitionFile(folder: string): string {
  return join(folder, '.build/remote.json')
}

/** The definition that the last build of this remote was made from. @throws Error if the remote has not been built. */
export function readDefinition(folder: string): RemoteDefinition {
  const file = definitionFile(folder)
  if (!existsSync(file)) throw new Error(`${folder} has not been built: run "npm run build" in it first.`)
  // The recipe itself has just written it, from a typed value.
  return JSON.parse(readFileSync(file, 'utf8')) as RemoteDefinition
}
