import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** File in the server build that identifies what the fragments are rendered from. */
export const fragmentSignatureFile = 'fragmentSignature.json'

const schema = v.object({ signature: v.optional(v.string()) })

/** Identifies what a built remote's fragments are rendered from; undefined if only the release does. */
export function readFragmentSignature(serverFolder: string): string | undefined {
  const file = join(serverFolder, fragmentSignatureFile)
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))).signature : undefined
}
