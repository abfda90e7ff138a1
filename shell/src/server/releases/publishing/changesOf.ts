import type { PageChange } from '@site/release-protocol/exchange/changes'
import { type FinishedPage, textOf } from '../../rendering/finished/FinishedPage.ts'
import type { Composition } from '../composition/Composition.ts'
import { pendingPages } from '../composition/listedPages.ts'

type Finished = ReadonlyMap<string, FinishedPage>

/** A composition, or nothing yet. */
type Side = Pick<Composition, 'finished' | 'releases'>

/** Names of files and releases, which change with each build even if a page looks the same. */
const names = [
  /<script type="application\/json" id="snapshot">.*?<\/script>/s,
  /[0-9a-f]{10}(?=\.js)/g,
  /(?<=\/r\/[\w-]+\/)[0-9a-f]{16}/g,
  /sha384-[\w+/=]{64}/g,
]

/**
 * The documents that differ between the live site and the candidate. Pages that either of them renders only on demand are
 * not compared.
 */
export async function changesOf(live: Side, next: Side): Promise<PageChange[]> {
  const paths = [...new Set([...live.finished.keys(), ...next.finished.keys()])].sort()
  const toCome = new Set([...pendingPages(live), ...pendingPages(next)])
  const changes: PageChange[] = []
  for (const path of paths) {
    if (toCome.has(path)) continue
    const [former, later] = [documentAt(live.finished, path), documentAt(next.finished, path)]
    if (former?.etag === later?.etag || (former && later && (await looksOf(former)) === (await looksOf(later))))
      continue
    const kind = !former ? 'new' : later ? 'changed' : 'gone'
    changes.push({ path, kind, before: sizeOf(former), after: sizeOf(later) })
  }
  return changes
}

const sizeOf = (page: FinishedPage | undefined) => page?.body.descriptor('br').size ?? 0

function documentAt(finished: Finished, path: string): FinishedPage | undefined {
  const page = finished.get(path)
  return page?.type.startsWith('text/html') ? page : undefined
}

async function looksOf(page: FinishedPage): Promise<string> {
  return names.reduce((text, name) => text.replace(name, ''), await textOf(page))
}
