import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { remoteName } from '@site/contracts/Release'

const registrySchema = v.array(
  v.strictObject({
    name: v.pipe(v.string(), v.regex(remoteName)),
    /** Paths the remote may own: each with everything below it, `/` for the home page alone. */
    prefixes: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.minLength(1)),
    /** File that names the current release, from the releases folder. */
    current: v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w-]+\/[\w.-]+$/)),
  }),
)

const pointerSchema = v.strictObject({ release: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'not a release id')) })

export type RegisteredRemote = v.InferOutput<typeof registrySchema>[number]

/** Which remotes exist. @throws Error that names the place when the registry is not well formed. */
export function parseRegistry(content: unknown): RegisteredRemote[] {
  const result = v.safeParse(registrySchema, content)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`remotes.json: ${v.getDotPath(issue) ?? 'content'}: ${issue.message}`)
}

/** Id of the release a remote points to; undefined when it has none yet or its pointer cannot be read. */
export async function readPointer(releasesFolder: string, remote: RegisteredRemote): Promise<string | undefined> {
  try {
    const content: unknown = JSON.parse(await readFile(join(releasesFolder, remote.current), 'utf8'))
    return v.parse(pointerSchema, content).release
  } catch {
    return undefined
  }
}

/** True when a remote with these prefixes may answer this path. */
export function ownsPath(prefixes: readonly string[], path: string): boolean {
  return prefixes.some((prefix) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`)))
}
