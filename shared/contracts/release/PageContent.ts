/**
 * Content of individual pages is stored in line-based files in a release's `content/`. Each line is a JSON array of a page's
 * path and its content: the shell finds the line that it needs without parsing the others, and passes it on unparsed. A path
 * always hashes to the same file, so that a changed page leaves the other files as they were.
 */
const FILES = 256

/** The file of a release that holds the content of the page at this path. */
export function contentFileOf(path: string): string {
  // FNV-1a: it distributes similar paths well, and runs everywhere.
  let hash = 0x811c9dc5
  for (let at = 0; at < path.length; at++) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193) >>> 0
  return `content/${(hash % FILES).toString(16).padStart(2, '0')}.jsonl`
}

/** A page's line in its file, with the line break. */
export function contentLine(path: string, content: unknown): string {
  return `${startOfLine(path)}${JSON.stringify(content)}]\n`
}

/** A page's content as unparsed JSON; undefined if the file has none for it. */
export function contentIn(file: string, path: string): string | undefined {
  const start = startOfLine(path)
  // JSON escapes line breaks in strings, so a line break in the file always starts a new entry.
  const from = file.startsWith(start) ? 0 : file.indexOf(`\n${start}`) + 1
  if (from === 0 && !file.startsWith(start)) return undefined
  const end = file.indexOf(']\n', file.indexOf('\n', from) - 1)
  return end < 0 ? undefined : file.slice(from + start.length, end)
}

function startOfLine(path: string): string {
  return `[${JSON.stringify(path)},`
}
