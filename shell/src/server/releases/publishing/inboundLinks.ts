import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Composition } from '../composition/Composition.ts'
import { textOf } from '../../rendering/finished/FinishedPage.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import type { Link } from './staticRules.ts'

type Site = Pick<Composition, 'parts' | 'releases'>

/** The number of pages that are read before other work gets its turn. */
const BATCH = 20

/** Links to this site on pages of other remotes, except those that the remote itself offers for top bar and footer. */
export async function inboundLinks({ parts, releases }: Site, name: string): Promise<Link[]> {
  const own = releases.find((release) => release.name === name)
  const offered = new Set(
    [...(own?.navigation ?? []), ...(own?.footer ?? [])].map(({ href }) => href.replace(/[?#].*$/, '')),
  )
  const links = new Map<string, Link>()
  let read = 0
  for (const [from, { finished }] of parts) {
    if (from === name || from === SHELL) continue
    for (const [page, document] of finished) {
      if (!document.type.startsWith('text/html')) continue
      if (++read % BATCH === 0) await nextTurn()
      const text = await textOf(document)
      for (const [, to = ''] of text.matchAll(/href="(\/[^"?#]*)/g)) {
        if (!offered.has(to)) links.set(`${page} ${to}`, { from, page, to: decoded(to) })
      }
    }
  }
  return [...links.values()]
}

/** A decoded path, as in routes. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
