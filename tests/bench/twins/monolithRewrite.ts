import * as v from 'valibot'
import type { Monolith } from './buildMonolith.ts'

const snapshotElement = /(<script type="application\/json" id="snapshot">)([\s\S]*?)(<\/script>)/

const route = v.looseObject({ path: v.string() })
const snapshot = v.looseObject({ page: v.optional(v.looseObject({ route })) })
const table = v.array(route)

/**
 * Puts the monolith into documents and route tables of the composed site, whose loader then requests the monolith's scripts.
 * It needs no hashes, because everything is from one build.
 */
export function monolithRewrite(monolith: Monolith): (text: string, path: string) => string {
  const ofRoute = (entry: v.InferOutput<typeof route>) => {
    const files = (monolith.routes.get(entry.path) ?? []).map(unchecked)
    // The loader preloads one file without running it: here one that runs anyway.
    return { ...entry, entry: monolith.start.map(unchecked)[0], files }
  }
  return (text, path) => {
    if (path.startsWith('/_routes/')) return JSON.stringify(v.parse(table, JSON.parse(text)).map(ofRoute))
    return text.replace(snapshotElement, (_, open: string, json: string, close: string) => {
      const { page, ...rest } = v.parse(snapshot, JSON.parse(json))
      const own = {
        ...rest,
        // An ordinary application is hydrated at once.
        waits: undefined,
        shell: monolith.start.map(unchecked),
        page: page && { ...page, route: ofRoute(page.route) },
      }
      return open + JSON.stringify(own).replaceAll('<', '\\u003c') + close
    })
  }
}

function unchecked(address: string): [address: string, integrity: string] {
  return [address, '']
}
