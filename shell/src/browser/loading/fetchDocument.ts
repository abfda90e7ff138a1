import type { SharedSelector } from '@site/contracts/documentContract'
import { renderedHtml } from '@site/design/renderedHtml'
import type { RouteEntry, Snapshot } from '@site/contracts/Snapshot'
import { partsOf } from '../../universal/document/documentStyle.ts'
import { readSnapshot } from './readSnapshot.ts'

/** What a client-side navigation takes from a document: its read-only sections, the rules of the page, and whose fragments it has. */
export type FetchedDocument = {
  sections: ReadonlyMap<string, string>
  rules: string
  fragments?: Snapshot['fragments']
}

const STYLE_END = '</style>'
const MAX_CACHED = 20
const kept = new Map<string, Promise<FetchedDocument | null | undefined>>()

/**
 * The server's document for a page of this site, fetched once. Undefined if it cannot be loaded, null if it was rendered by
 * another shell or for another release than the route's: the page's own code then renders those sections.
 */
export function fetchDocument(url: string, route: RouteEntry): Promise<FetchedDocument | null | undefined> {
  const known = kept.get(url)
  if (known) return known
  const fetched = load(url, route).catch(() => undefined)
  kept.set(url, fetched)
  void fetched.then((answer) => answer ?? kept.delete(url))
  const oldest = kept.keys().next().value
  if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest)
  return fetched
}

async function load(url: string, route: RouteEntry): Promise<FetchedDocument | null> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  const text = await response.text()
  const { html, style } = withoutStyle(text)
  const fetched = new DOMParser().parseFromString(renderedHtml(html) as string, 'text/html')
  const { shell, page, fragments } = readSnapshot(fetched)
  if (page?.route.entry[0] !== route.entry[0] || String(shell) !== String(readSnapshot(document).shell)) return null
  const sections = [...fetched.querySelectorAll<HTMLElement>('main [data-section]' satisfies SharedSelector)]
  return {
    sections: new Map(sections.map((section) => [section.dataset.section ?? '', section.innerHTML])),
    rules: partsOf(style).page,
    fragments,
  }
}

/** A parsed document inherits this one's policy, which only allows the hash of its own style element. */
function withoutStyle(html: string) {
  const start = html.indexOf('<style data-emotion')
  const open = html.indexOf('>', start) + 1
  const end = html.indexOf(STYLE_END, open)
  if (start < 0 || end < 0) return { html, style: '' }
  return { html: html.slice(0, start) + html.slice(end + STYLE_END.length), style: html.slice(open, end) }
}
