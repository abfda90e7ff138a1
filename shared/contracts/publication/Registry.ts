import * as v from 'valibot'
import { parseContent } from '../parseContent.ts'
import { remoteName } from '../release/Release.ts'

const publicKey = v.pipe(v.string(), v.regex(/^ed25519:[A-Za-z0-9_-]{43}$/, 'a public key as "npm run keys" prints it'))
/** The public keys of a team: two, so that one can take the other's place. From then on nothing unsigned is new here. */
const keys = v.pipe(v.array(publicKey), v.minLength(1), v.maxLength(2, 'two keys at most: take the old one out'))

const remoteEntry = v.strictObject({
  name: remoteName,
  /** Paths the remote may own: each with everything below it, `/` for the home page alone. */
  prefixes: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.minLength(1)),
  keys: v.optional(keys),
})
const shellEntry = v.strictObject({ name: v.literal('shell'), keys })

/** What the registry, `shell/remotes.json`, says: which remotes exist, which paths each may own, and whose keys count. */
const registrySchema = v.pipe(
  v.array(v.lazy((entry) => (isOfShell(entry) ? shellEntry : remoteEntry))),
  v.maxLength(200),
  v.check((entries) => new Set(entries.map(({ name }) => name)).size === entries.length, 'names a remote twice'),
)

export type RegisteredRemote = Pick<v.InferOutput<typeof remoteEntry>, 'name' | 'prefixes'>

/** Public keys by name, for those that have some. */
export type RegisteredKeys = ReadonlyMap<string, readonly string[]>

/** The remotes of a registry. @throws Error that names the place when it is not well formed. */
export function parseRegistry(content: unknown): RegisteredRemote[] {
  const entries = parseContent(registrySchema, content)
  return entries.flatMap((entry) => ('prefixes' in entry ? [{ name: entry.name, prefixes: entry.prefixes }] : []))
}

/** The keys of a registry. @throws Error that names the place when it is not well formed. */
export function parseRegisteredKeys(content: unknown): RegisteredKeys {
  return new Map(parseContent(registrySchema, content).flatMap(({ name, keys }) => (keys ? [[name, keys]] : [])))
}

function isOfShell(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'name' in entry && entry.name === 'shell' && 'keys' in entry
}

/** True when a remote with these prefixes may answer this path. */
export function ownsPath(prefixes: readonly string[], path: string): boolean {
  return prefixes.some((prefix) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`)))
}
