import type { Release } from '@site/contracts/Release'
import * as v from 'valibot'
import { foldedPath } from '../../seo/foldedPath.ts'

const written = v.object({ items: v.array(v.unknown()) })
const titled = v.object({ slug: v.string(), title: v.optional(v.string()), replaces: v.optional(v.string()) })
const offered = v.object({ released: written })

type Entry = { index: number; slug: string; title: string; replaces?: string | undefined }

type Options = {
  releases: readonly Pick<Release, 'content' | 'routes'>[]
  /** Of the collection. */
  name: string
  value: unknown
  /** What the site says in it. */
  former: unknown
}

/**
 * Why entries cannot have the pages that they ask for: two ask for one, or one is another's that came with a release and was not
 * copied from it. Undefined in collections whose entries have no pages (`entries` of a route).
 */
export function takenAddress({
  releases,
  name,
  value,
  former,
}: Options): { field: string; reason: string } | undefined {
  const routes = releases.flatMap((release) => release.routes.filter(({ entries }) => entries === name))
  if (routes.length === 0) return undefined
  const paths = new Set(routes.flatMap((route) => route.paths.map(({ path }) => path)))
  const hasPage = (slug: string) => routes.some(({ path }) => paths.has(path.replace(/:\w+/, slug)))
  const known = entriesIn(former)
  const published = new Map(known.map((entry) => [entry.slug, entry]))
  const released = new Map(releasedIn(releases, name).map(({ slug, title }) => [slug, title]))
  const isOld = ({ slug, title }: Entry) => published.get(slug)?.title === title
  // Whoever had an address before keeps it, wherever she stands.
  const inTurn = entriesIn(value).toSorted((one, other) => Number(isOld(other)) - Number(isOld(one)))
  const taken = new Map<string, string>()
  for (const { index, slug, title, replaces } of inTurn) {
    const field = `items.${index}.slug`
    const owner = taken.get(slug)
    if (owner !== undefined) return { field, reason: `já é o endereço de “${owner || slug}”. Escolha outro.` }
    // Copies that were published before they said what they replace are known by their address.
    if (replaces !== slug && !published.has(slug) && hasPage(slug)) {
      return {
        field,
        reason: `já é o endereço de “${released.get(slug) ?? slug}”, que veio com o site. Escolha outro.`,
      }
    }
    taken.set(slug, title)
  }
  return undefined
}

function releasedIn(releases: Options['releases'], name: string): Entry[] {
  return releases.flatMap(({ content = {} }) => {
    const schema = v.safeParse(offered, content[name])
    return schema.success ? entriesIn(schema.output.released) : []
  })
}

/** Its entries that ask for an address. */
function entriesIn(value: unknown): Entry[] {
  const read = v.safeParse(written, value)
  if (!read.success) return []
  return read.output.items.flatMap((item, index) => {
    const entry = v.safeParse(titled, item)
    const slug = entry.success ? addressOf(entry.output.slug) : ''
    if (!entry.success || slug === '') return []
    return [{ index, slug, title: entry.output.title?.trim() ?? '', replaces: entry.output.replaces }]
  })
}

/** The address that somebody means: with a capital, an accent or a slash it is the same one. */
const addressOf = (typed: string) => foldedPath(typed).split('/').at(-1) ?? ''
