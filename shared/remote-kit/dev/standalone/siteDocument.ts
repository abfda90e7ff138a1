import { parseContent } from '@site/contracts/parseContent'
import type { Snapshot } from '@site/contracts/Snapshot'
import * as v from 'valibot'

/** Where the snapshot, the page and the page's own head elements are in a document of the site. */
const places = {
  snapshot: /(<script type="application\/json" id="snapshot">)(.*?)(<\/script>)/s,
  page: /(<main id="conteudo"[^>]*>).*(<\/main>)/s,
  head: /<title>.*?<\/title>|<meta name="robots"[^>]*>/gs,
}

/** Marks a boundary that the server did not render: React renders it in the browser and leaves the document around it alone. */
const unrendered = '<!--$!--><template></template><!--/$-->'
/** React reports such a boundary on the console, for every page. */
const quiet =
  '<script>addEventListener("error",(event)=>{if(/error #419\\b/.test(event.message)){event.preventDefault();event.stopImmediatePropagation()}},true)</script>'

/** What is read of a snapshot here. The rest passes through unchanged, whatever version of the shell wrote it. */
const snapshotText = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be JSON'),
  v.looseObject({ site: v.looseObject({}) }),
)
type SiteSnapshot = v.InferOutput<typeof snapshotText>

/**
 * The snapshot in a document of the site; undefined if it has none, like the login page.
 * @throws Error if it is malformed.
 */
export function snapshotIn(html: string): SiteSnapshot | undefined {
  const [, , text] = places.snapshot.exec(html) ?? []
  return text === undefined ? undefined : parseContent(snapshotText, text, "Snapshot in the site's document: ")
}

/** The document without external services: its forms post to the site's own addresses, and analytics is off. */
export function withoutServices(html: string): string {
  const snapshot = snapshotIn(html)
  if (!snapshot) return html
  const site = { ...snapshot.site, services: { leadUrl: '/leads', analyticsId: '' } }
  return withSnapshot(html, { ...snapshot, site })
}

/** The document with another page in it, which the browser renders. @throws Error if it has no snapshot. */
export function withPage(html: string, page: Snapshot['page']): string {
  const snapshot = snapshotIn(html)
  if (!snapshot) throw new Error('The site does not respond with a document of the shell. Check SITE.')
  const { waits: _, ...others } = snapshot
  return withSnapshot(html, { ...others, page })
    .replace(places.page, (_all, open, close) => open + unrendered + close)
    .replace(places.head, '')
    .replace('<head>', () => `<head>${quiet}`)
}

function withSnapshot(html: string, snapshot: SiteSnapshot): string {
  const text = JSON.stringify(snapshot).replaceAll('<', '\\u003c')
  return html.replace(places.snapshot, (_all, open, _former, close) => open + text + close)
}
