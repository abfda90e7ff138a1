import * as v from 'valibot'
import { formDefinitions } from './forms/FormDefinition.ts'
import { footerEntry, navigationEntry } from './SiteLinks.ts'

/** Raised when shell and remotes no longer understand each other; a release of another contract is refused. */
export const CONTRACT_VERSION = 2

/** Largest `release.json` that is read, in bytes, and how much it may list. */
export const releaseLimits = { statement: 4_000_000, routes: 200, paths: 20_000, files: 5_000, file: 32_000_000 }

/** Name of a remote, of its folder and of its workspace. */
export const remoteName = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^(?!shell$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a name of lower-case words with - between them'),
)
export const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'an id of 16 hexadecimal digits'))
export const fileName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?!.*\.\.)[\w@.-]+(\/[\w@.-]+)*$/, 'a relative path without ..'),
)
const hash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a SHA-384 in SRI form'))
/** SHA-384 of every file of a release: one that is missing here is neither read nor served. */
export const fileHashes = v.pipe(v.record(fileName, hash), v.maxEntries(releaseLimits.files))
/** Bytes of every file, so that one that was cut off is told from one that was forged. */
export const fileSizes = v.record(
  fileName,
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(releaseLimits.file)),
)
const path = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/[^\s?#]*$/, 'a path that begins with /'))

/** Concrete paths of a route to render ahead of time, with the ISO date of the last change where it is known. */
export const concretePaths = v.array(
  v.strictObject({ path, lastModified: v.optional(v.pipe(v.string(), v.isoDate())) }),
)

const route = v.strictObject({
  /** Pattern with `:name` for a parameter. */
  path,
  expose: v.pipe(v.string(), v.regex(/^\.\/\w+$/)),
  paths: concretePaths,
  /** Query parameters that change the answer. */
  query: v.array(v.string()),
  /** True when the page has data of its own, which a client-side navigation has to ask the server for. */
  data: v.boolean(),
  noindex: v.boolean(),
  /** True when only who has given the admin token may have the page, its data and its release's files. */
  guarded: v.optional(v.boolean(), false),
  /** True when links to the page are prefetched while the browser is idle. */
  prefetch: v.optional(v.boolean(), false),
  /** True when the page's data module is told of every form of the site: the privacy policy. */
  explainsForms: v.optional(v.boolean(), false),
  access: v.strictObject({ connect: v.array(v.literal('imageProviderUrl')), images: v.optional(v.literal('https:')) }),
})

/**
 * What a release says of itself, as data. Written by `@site/remote-kit`, read by the shell's composition; both
 * check it with this schema. File names are relative to the release's folder.
 */
const statement = v.strictObject({
  contract: v.literal(CONTRACT_VERSION),
  /** Contracts of the shell with which it works, as a range of versions. */
  understands: v.pipe(v.string(), v.maxLength(60), v.regex(/^[\^~<>=|\d. -]+$/, 'a range such as ^2')),
  name: remoteName,
  /** Hash of the content; also the name of the release's folder. */
  id: releaseId,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Name of the container in the page's global scope. */
  globalName: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  routes: v.pipe(
    v.array(route),
    v.minLength(1),
    v.maxLength(releaseLimits.routes),
    v.check(
      (routes) => routes.every(({ guarded }) => guarded) || !routes.some(({ guarded }) => guarded),
      'all of a release is guarded or nothing of it: pages share files',
    ),
  ),
  /** Links that it offers for the bar and the footer of every page. */
  navigation: v.optional(v.pipe(v.array(navigationEntry), v.maxLength(20)), []),
  footer: v.optional(v.pipe(v.array(footerEntry), v.maxLength(40)), []),
  /** The forms that its pages show. */
  forms: formDefinitions,
  /** Browser entry of the container, below `browser/`. */
  entry: fileName,
  /** For each expose the browser files that it needs beside the entry. */
  exposes: v.record(v.string(), v.array(fileName)),
  server: fileName,
  /** True when the server bundle exports `documents`. */
  documents: v.boolean(),
  files: fileHashes,
  sizes: fileSizes,
  /** What it imports of the shared libraries: checked against what the shell's release provides. */
  uses: v.record(
    v.string(),
    v.strictObject({ range: v.pipe(v.string(), v.maxLength(100)), names: v.array(v.string()) }),
  ),
})

/** The schema, with the container tied to the remote: none can stand in another's place in the browser. */
export const releaseSchema = v.pipe(
  statement,
  v.forward(
    v.check(({ name, globalName }) => globalName === globalNameOf(name), 'not the name of the remote with _ for -'),
    ['globalName'],
  ),
  v.forward(
    v.check(({ entry }) => entry.startsWith('browser/'), 'outside of browser/'),
    ['entry'],
  ),
)

export type Release = v.InferOutput<typeof releaseSchema>
export type ReleaseRoute = Release['routes'][number]

/** Name of a remote's container in the page's global scope; it can be no element's id, which would shadow it. */
export function globalNameOf(remote: string): string {
  return remote.replaceAll('-', '_')
}

/**
 * Checks what a `release.json` holds.
 * @throws Error with the place and the reason of the first thing that is wrong.
 */
export function parseRelease(content: unknown): Release {
  const result = v.safeParse(releaseSchema, content)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`release.json: ${v.getDotPath(issue) ?? 'content'}: ${issue.message}`)
}
