const controls = /[^\P{Cc}\n\r\t]/gu
const others = /[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu

/**
 * A collection without what nobody has typed into it. Word ends a line within a paragraph with a control character, for which
 * feeds cannot be read any more; a number that was copied from WhatsApp is between signs that turn the direction of writing.
 */
export function withoutUnwritten(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(controls, ' ').replace(others, '')
  if (Array.isArray(value)) return value.map(withoutUnwritten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutUnwritten(field)]))
}
