import { brotliCompressSync } from 'node:zlib'

const kinds = {
  styles: /<style\b[^>]*>.*?<\/style>/gs,
  scripts: /<script\b[^>]*>.*?<\/script>/gs,
  drawings: /<svg\b.*?<\/svg>/gs,
}

/**
 * The parts of a document, in bytes per kind. Each is compressed separately, so that their sum exceeds the document's size.
 */
export function documentParts(html: string): Record<string, number> {
  const parts: Record<string, string> = {}
  let markup = html
  for (const [kind, pattern] of Object.entries(kinds)) {
    parts[kind] = (markup.match(pattern) ?? []).join('')
    markup = markup.replace(pattern, '')
  }
  const filled = Object.entries({ ...parts, markup }).filter(([, text]) => text !== '')
  return Object.fromEntries(filled.map(([kind, text]) => [kind, brotliCompressSync(text).length]))
}
