import * as v from 'valibot'
import { formDefinitions } from './FormDefinition.ts'

/** Raised when shell and remotes no longer understand each other; a release of another contract is refused. */
export const CONTRACT_VERSION = 2

const fileName = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w@.-]+(\/[\w@.-]+)*$/, 'a relative path without ..'))
const hash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a SHA-384 in SRI form'))
const path = v.pipe(v.string(), v.regex(/^\/[^\s?#]*$/, 'a path that begins with /'))

const route = v.strictObject({
  /** Pattern with `:name` for a parameter. */
  path,
  expose: v.pipe(v.string(), v.regex(/^\.\/\w+$/)),
  /** Concrete paths to render ahead of time, with the ISO date of the last change where it is known. */
  paths: v.array(v.strictObject({ path, lastModified: v.optional(v.pipe(v.string(), v.isoDate())) })),
  /** Query parameters that change the answer. */
  query: v.array(v.string()),
  /** True when the page has data of its own, which a client-side navigation has to ask the server for. */
  data: v.boolean(),
  noindex: v.boolean(),
  /** True when only who has given the admin token may have the page, its data and its release's files. */
  guarded: v.optional(v.boolean(), false),
  /** True when links to the page are prefetched while the browser is idle. */
  prefetch: v.optional(v.boolean(), false),
  access: v.strictObject({ connect: v.array(v.literal('imageProviderUrl')), images: v.optional(v.literal('https:')) }),
})

/**
 * What a release says of itself, as data. Written by `@site/remote-kit`, read by the shell's composition; both
 * check it with this schema. File names are relative to the release's folder.
 */
export const releaseSchema = v.strictObject({
  contract: v.literal(CONTRACT_VERSION),
  name: v.pipe(v.string(), v.regex(/^mfe-[a-z]+$/)),
  /** Hash of the content; also the name of the release's folder. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Name of the container in the page's global scope. */
  globalName: v.pipe(v.string(), v.regex(/^mfe_[a-z]+$/)),
  routes: v.pipe(
    v.array(route),
    v.minLength(1),
    v.check(
      (routes) => routes.every(({ guarded }) => guarded) || !routes.some(({ guarded }) => guarded),
      'all of a release is guarded or nothing of it: pages share files',
    ),
  ),
  /** The forms that its pages show. */
  forms: formDefinitions,
  /** Browser entry of the container, below `browser/`. */
  entry: fileName,
  /** For each expose the browser files that it needs beside the entry. */
  exposes: v.record(v.string(), v.array(fileName)),
  server: fileName,
  /** True when the server bundle exports `documents`. */
  documents: v.boolean(),
  /** SHA-384 of every file of the release: one that is missing here counts as wrong. */
  files: v.record(fileName, hash),
  /** Versions of the shared libraries it was built against. */
  shared: v.record(v.string(), v.string()),
})

export type Release = v.InferOutput<typeof releaseSchema>
export type ReleaseRoute = Release['routes'][number]

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
