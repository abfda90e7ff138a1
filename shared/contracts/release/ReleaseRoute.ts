import * as v from 'valibot'
import { collectionName } from '../content/ContentVersion.ts'

const path = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/[^\s?#]*$/, 'a path that begins with /'))

/** Redirects by former path, each to a page of this site in a single hop. */
export const movedPaths = v.pipe(
  v.record(path, v.pipe(path, v.regex(/^\/(?![/\\])/, 'a path on this site'))),
  v.maxEntries(1_000),
  v.check(
    (moved) => !Object.values(moved).some((target) => Object.hasOwn(moved, target)),
    'leads on to another redirect',
  ),
)

/** Concrete paths of a route to prerender, with the ISO date of the last change if it is known. */
export const concretePaths = v.array(
  v.strictObject({ path, lastModified: v.optional(v.pipe(v.string(), v.isoDate())) }),
)

/** A route of a release: the pages that it covers, and what they depend on. */
export const releaseRoute = v.strictObject({
  /** A pattern, with `:name` for a parameter. */
  path,
  expose: v.pipe(v.string(), v.regex(/^\.\/\w+$/)),
  paths: concretePaths,
  /** Query parameters that the page depends on. */
  query: v.array(v.string()),
  /** True if the page has a data module, which a client-side navigation has to ask the server for. */
  data: v.boolean(),
  noindex: v.boolean(),
  /** True if the page, its data and its release's files are only for visitors who have logged in with the admin token. */
  guarded: v.optional(v.boolean(), false),
  /** True when links to the page are prefetched while the browser is idle. */
  prefetch: v.optional(v.boolean(), false),
  /** True if the page's data module gets every form of the site: for the privacy policy. */
  explainsForms: v.optional(v.boolean(), false),
  /** A collection of the site's content with `items`, each of which has a page: its `slug` is the route's parameter. */
  entries: v.optional(collectionName),
  /** True if each page has content of its own, stored apart from the server bundle (`PageContent.ts`). */
  content: v.optional(v.boolean(), false),
})
