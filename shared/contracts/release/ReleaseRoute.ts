import * as v from 'valibot'

const path = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/[^\s?#]*$/, 'a path that begins with /'))

/** Where pages have gone, by their former paths: each to a page of this site, in one step. */
export const movedPaths = v.pipe(
  v.record(path, v.pipe(path, v.regex(/^\/(?![/\\])/, 'a path on this site'))),
  v.maxEntries(1_000),
  v.check(
    (moved) => !Object.values(moved).some((target) => Object.hasOwn(moved, target)),
    'leads on to another redirect',
  ),
)

/** Concrete paths of a route to render ahead of time, with the ISO date of the last change where it is known. */
export const concretePaths = v.array(
  v.strictObject({ path, lastModified: v.optional(v.pipe(v.string(), v.isoDate())) }),
)

/** A route of a release: which pages it makes, and what they depend on. */
export const releaseRoute = v.strictObject({
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
  /** True when each page has content of its own, which lies apart from the server file (`PageContent.ts`). */
  content: v.optional(v.boolean(), false),
})
