import { brotliCompressSync } from 'node:zlib'

const kinds = {
  styles: /<style\b[^>]*>.*?<\/style>/gs,
  scripts: /<script\b[^>]*>.*?<\/script>/gs,
  drawings: /<svg\b.*?<\/svg>/gs,
}

/** What a document is made of, as bytes of each kind compressed alone: together they are less. */
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
