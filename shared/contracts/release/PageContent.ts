/**
 * Content of single pages lies in files of lines below a release's `content/`, each line a JSON array of a page's path and
 * its content: the shell finds the one that a page needs without reading the others, and hands it on as it is. A path is
 * always in the same file, so that a page that changes leaves all others of the release as they were.
 */
const FILES = 256

/** The file of a release that has the content of the page at a path. */
export function contentFileOf(path: string): string {
  // FNV-1a: it spreads paths that hardly differ, and runs anywhere.
  let hash = 0x811c9dc5
  for (let at = 0; at < path.length; at++) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193) >>> 0
  return `content/${(hash % FILES).toString(16).padStart(2, '0')}.jsonl`
}

/** A page's line in its file, with the end of the line. */
export function contentLine(path: string, content: unknown): string {
  return `${startOfLine(path)}${JSON.stringify(content)}]\n`
}

/** The content of a page as JSON, unread; undefined when the file has none for it. */
export function contentIn(file: string, path: string): string | undefined {
  const start = startOfLine(path)
  // A line break in a text is escaped, so that what follows one is always the beginning of a line.
  const from = file.startsWith(start) ? 0 : file.indexOf(`\n${start}`) + 1
  if (from === 0 && !file.startsWith(start)) return undefined
  const end = file.indexOf(']\n', file.indexOf('\n', from) - 1)
  return end < 0 ? undefined : file.slice(from + start.length, end)
}

function startOfLine(path: string): string {
  return `[${JSON.stringify(path)},`
}
