import * as v from 'valibot'

const file = v.looseTuple([v.string()])
const snapshot = v.object({ page: v.object({ route: v.object({ entry: file, files: v.array(file) }) }) })

/** The scripts of a page, as named in its document. */
export function filesOfPage(html: string): { entry: string; files: readonly string[] } {
  const text = /<script[^>]*id="snapshot"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}'
  const { entry, files } = v.parse(snapshot, JSON.parse(text)).page.route
  return { entry: entry[0], files: files.map(([file]) => file) }
}
