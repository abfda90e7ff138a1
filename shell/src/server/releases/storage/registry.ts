import { stat } from 'node:fs/promises'
import { remoteName } from '@site/contracts/Release'
import * as v from 'valibot'
import { readSafely } from './readSafely.ts'

const registrySchema = v.pipe(
  v.array(
    v.strictObject({
      name: remoteName,
      /** Paths the remote may own: each with everything below it, `/` for the home page alone. */
      prefixes: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.minLength(1)),
    }),
  ),
  v.maxLength(200),
  v.check((remotes) => new Set(remotes.map(({ name }) => name)).size === remotes.length, 'names a remote twice'),
)

/** Largest registry that is read, in bytes. */
const LARGEST = 1_000_000

export type RegisteredRemote = v.InferOutput<typeof registrySchema>[number]

/** Which remotes exist. @throws Error that names the place when the registry is not well formed. */
export function parseRegistry(content: unknown): RegisteredRemote[] {
  const result = v.safeParse(registrySchema, content)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${v.getDotPath(issue) ?? 'content'}: ${issue.message}`)
}

/** True when a remote with these prefixes may answer this path. */
export function ownsPath(prefixes: readonly string[], path: string): boolean {
  return prefixes.some((prefix) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`)))
}

/**
 * The registry as it is now, read again when its file has changed. One that is broken leaves the former in place.
 * The first call of `read` gives the registry or a problem; there is no former one yet.
 */
export function createRegistry(file: string) {
  let remotes: readonly RegisteredRemote[] | undefined
  let problem: string | undefined
  let stamp = ''

  return {
    get remotes(): readonly RegisteredRemote[] {
      return remotes ?? []
    },
    /** What is wrong with the file now, as a sentence. */
    get problem() {
      return problem
    },
    async read(): Promise<void> {
      try {
        const { mtimeMs, size, ino } = await stat(file)
        const now = `${mtimeMs} ${size} ${ino}`
        if (now === stamp) return
        remotes = parseRegistry(JSON.parse((await readSafely(file, LARGEST)).toString()))
        problem = undefined
        stamp = now
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        const former = remotes ? ' The remotes stay as they were.' : ''
        problem = `The registry ${file} cannot be used: ${reason.replace(/\.$/, '')}.${former}`
        // It is read again until it can be used.
        stamp = ''
      }
    },
  }
}

export type Registry = ReturnType<typeof createRegistry>
