import * as v from 'valibot'
import { parseContent } from '../parseContent.ts'
import { remoteName } from './Release.ts'

/** What the registry, `shell/remotes.json`, says: which remotes exist, and which paths each may own. */
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

export type RegisteredRemote = v.InferOutput<typeof registrySchema>[number]

/** The remotes of a registry. @throws Error that names the place when it is not well formed. */
export function parseRegistry(content: unknown): RegisteredRemote[] {
  return parseContent(registrySchema, content)
}

/** True when a remote with these prefixes may answer this path. */
export function ownsPath(prefixes: readonly string[], path: string): boolean {
  return prefixes.some((prefix) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`)))
}
