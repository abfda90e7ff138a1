/**
 * A path as people compare addresses: without accents, capitals and characters that cannot be seen, its words joined by
 * single hyphens, and nothing but letters and digits at the ends of its parts. `/Liçoes).` and `/licoes` are the same.
 */
export function foldedPath(path: string): string {
  const plain = path
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toLowerCase()
  const parts = plain.split(/[/\\]+/).map((part) => (part.match(/[\p{L}\p{N}]+/gu) ?? []).join('-'))
  return parts.filter(Boolean).join('/')
}

/**
 * The text that an encoded path shows, also if it was encoded twice, as link checkers do, or as Latin-1, as old mail
 * programs do. Undefined if it is malformed: with half of an escape, or with control characters other than line breaks at
 * the end, which mail programs add.
 */
export function readablePath(encoded: string): string | undefined {
  if (/%(?![\da-f]{2})/i.test(encoded)) return undefined
  const once = decodeOnce(encoded)
  const text = /^[ -~]*$/.test(once) ? decodeOnce(once) : once
  const line = text.replace(/(?<=[^/\s])\s+$/, '')
  return /\p{Cc}/u.test(line) ? undefined : line
}

/** Node passes on what is not encoded as one character a byte. */
function decodeOnce(encoded: string): string {
  const plain = encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const bytes = Buffer.from(plain, 'latin1')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}
