import * as v from 'valibot'
import { parseContent } from '../parseContent.ts'
import { remoteName } from '../release/Release.ts'

const publicKey = v.pipe(v.string(), v.regex(/^ed25519:[A-Za-z0-9_-]{43}$/, 'a public key as "npm run keys" prints it'))
/** A team's public keys: two at most, so that keys can be rotated. Once it has one, nothing new is accepted unsigned. */
const keys = v.pipe(v.array(publicKey), v.minLength(1), v.maxLength(2, 'at most two keys: remove the old one'))
/** For machines such as a CI's, which show releases to whoever has the link, and can make nothing live. */
const previewKeys = v.pipe(v.array(publicKey), v.minLength(1), v.maxLength(4, 'at most four keys for previews'))

/** The paths that the shell itself serves, each with everything below it, besides all that begin with `_`. */
const shellPaths = [
  ...['/entrar', '/sair', '/leads', '/health', '/ready', '/metrics', '/offline', '/shell', '/r', '/media'],
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/manifest.webmanifest', '/sw.js', '/mobile-sw.js'],
  ...['/favicon.ico', '/apple-touch-icon.png', '/icons'],
]

/** True for a path that no remote may use. */
export function isShellPath(path: string): boolean {
  return path.startsWith('/_') || ownsPath(shellPaths, path)
}

const prefix = v.pipe(
  v.string(),
  v.startsWith('/'),
  v.check((path) => !isShellPath(path), 'the shell answers this path itself: choose another'),
)

/** The desk has a host of its own, on which nobody sends leads: their address is free there. */
const deskPrefix = v.pipe(
  v.string(),
  v.startsWith('/'),
  v.check((path) => path === '/leads' || !isShellPath(path), 'the shell answers this path itself: choose another'),
)

const remoteEntry = v.strictObject({
  name: remoteName,
  /** What the agency's people call this part of the site. */
  label: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))),
  /** Paths that the remote owns: each with everything below it; `/` is the home page alone. */
  prefixes: v.pipe(v.array(prefix), v.minLength(1)),
  /**
   * Paths of the team's desk, which the remote owns too: they exist on the admin host alone, and no other remote is shown
   * there. Only whoever runs the site can say which remote that is; its team runs code beside everybody's session.
   */
  desk: v.optional(v.pipe(v.array(deskPrefix), v.minLength(1))),
  keys: v.optional(keys),
  previewKeys: v.optional(previewKeys),
})
const shellEntry = v.strictObject({ name: v.literal('shell'), keys, previewKeys: v.optional(previewKeys) })

/** The registry, `shell/remotes.json`: which remotes exist, which paths each owns, and whose keys are trusted. */
const registrySchema = v.pipe(
  v.array(v.lazy((entry) => (isOfShell(entry) ? shellEntry : remoteEntry))),
  v.maxLength(200),
  v.check((entries) => new Set(entries.map(({ name }) => name)).size === entries.length, 'names a remote twice'),
  v.check((entries) => entries.filter((entry) => 'desk' in entry).length <= 1, 'has two desks: one remote is the desk'),
  v.check((entries) => {
    const releasing = new Set(entries.flatMap(({ keys = [] }) => keys))
    return !entries.some(({ previewKeys = [] }) => previewKeys.some((key) => releasing.has(key)))
  }, 'lists a key for previews among those that release: make another one with "npm run keys -- --preview"'),
  v.check(
    (entries) => doubledPrefix(entries) === undefined,
    ({ input }) => `has the prefix ${doubledPrefix(input)} twice: each belongs to one remote`,
  ),
)

/** A remote, the path prefixes that it owns, those among them that are the desk, and what people call it. */
export type RegisteredRemote = Pick<v.InferOutput<typeof remoteEntry>, 'name' | 'prefixes' | 'desk' | 'label'>

/** Public keys by name, for the names that have any. */
export type RegisteredKeys = ReadonlyMap<string, readonly string[]>

/** What a key may sign: releases and previews, or previews alone. */
export type KeyPurpose = 'keys' | 'previewKeys'

/** The remotes of a registry. @throws Error that names the place if it is malformed. */
export function parseRegistry(content: unknown): RegisteredRemote[] {
  const entries = parseContent(registrySchema, content)
  return entries.flatMap((entry) => {
    if (!('prefixes' in entry)) return []
    const { name, label, prefixes, desk = [] } = entry
    return [{ name, ...(label && { label }), prefixes: [...prefixes, ...desk], ...(desk.length > 0 && { desk }) }]
  })
}

/** A registry of these remotes, without keys: `parseRegistry` of it gives them back. */
export function registryOf(remotes: readonly RegisteredRemote[]) {
  return remotes.map(({ name, label, prefixes, desk = [] }) => ({
    name,
    ...(label && { label }),
    prefixes: prefixes.filter((path) => !desk.includes(path)),
    ...(desk.length > 0 && { desk }),
  }))
}

/** The keys of a registry that have a purpose. @throws Error that names the place if it is malformed. */
export function parseRegisteredKeys(content: unknown, purpose: KeyPurpose = 'keys'): RegisteredKeys {
  const entries = parseContent(registrySchema, content)
  return new Map(entries.flatMap(({ name, [purpose]: listed }) => (listed ? [[name, listed]] : [])))
}

function doubledPrefix(entries: readonly object[]): unknown {
  const all: unknown[] = entries.flatMap((entry) => [
    ...('prefixes' in entry && Array.isArray(entry.prefixes) ? entry.prefixes : []),
    ...('desk' in entry && Array.isArray(entry.desk) ? entry.desk : []),
  ])
  return all.find((path, index) => all.indexOf(path) < index)
}

function isOfShell(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'name' in entry && entry.name === 'shell' && 'keys' in entry
}

/** True if a remote with these prefixes owns the path. */
export function ownsPath(prefixes: readonly string[], path: string): boolean {
  return prefixes.some((prefix) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`)))
}
