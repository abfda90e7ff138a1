import type { Release, ReleaseRoute } from '@site/contracts/Release'
import * as v from 'valibot'

/** What an entry with a page has to say; the rest is the remote's business. */
const entry = v.object({
  slug: v.pipe(v.string(), v.trim(), v.maxLength(100), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
})
const collection = v.object({ items: v.array(v.unknown()) })

/** A release that also lists the pages of entries that writers have published. */
export function withEntries(release: Release, content: Readonly<Record<string, unknown>> = {}): Release {
  if (!release.routes.some(({ entries }) => entries !== undefined && entries in content)) return release
  return { ...release, routes: release.routes.map((route) => withPaths(route, content)) }
}

function withPaths(route: ReleaseRoute, content: Readonly<Record<string, unknown>>): ReleaseRoute {
  const read = v.safeParse(collection, route.entries && content[route.entries])
  if (!read.success) return route
  const paths = new Map(route.paths.map((one) => [one.path, one]))
  for (const item of read.output.items) {
    const one = v.safeParse(entry, item)
    if (!one.success) continue
    const { slug, date, updated = date } = one.output
    const path = route.path.replace(/:\w+/, slug)
    paths.set(path, { path, ...(updated !== undefined && { lastModified: updated }) })
  }
  return { ...route, paths: [...paths.values()] }
}
