type Snapshot = { page: { route: { entry: [string]; files: [string][] } } }

/** The scripts of a page, as named in its document. */
export function filesOfPage(html: string): { entry: string; files: readonly string[] } {
  const text = /<script[^>]*id="snapshot"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}'
  const { entry, files } = (JSON.parse(text) as Snapshot).page.route
  return { entry: entry[0], files: files.map(([file]) => file) }
}
