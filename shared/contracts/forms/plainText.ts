/**
 * What cannot be seen: marks of writing direction, zero-width spaces and joiners, soft hyphens, byte order marks, fillers,
 * variation selectors, tags. Text that is copied from address books, messages and documents is full of them.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu

/** Blanks of any width, and the tab; not the line breaks. */
const blank = /[\t\p{Z}\u2800]/gu

/** Those that shape what stands before them, in emoji and in scripts whose letters join. */
const SHAPING = '\u034F\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}'

/** It shows other words than are stored, so it stays in the text, for the form to refuse. */
const OVERRIDE = '\u202E'

const needless = new RegExp(`[^\\P{Default_Ignorable_Code_Point}${SHAPING}${OVERRIDE}]`, 'gu')
/** There is nothing to shape: at the start, after a blank, and after a Latin letter. */
const shapeless = new RegExp(`(^|[\\s\\p{Script=Latin}])[${SHAPING}]+`, 'gu')

/** A name or a message, without what cannot be seen; what shapes emoji and scripts whose letters join stays. */
export function cleanText(text: string): string {
  return isBlank(text) ? '' : text.replace(needless, '').replace(shapeless, '$1').trim().normalize()
}

/** The same for a single line, with plain blanks. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(blank, ' '))
}

/**
 * A text in which only the meaning of the signs counts, such as a number: nothing invisible, plain blanks, and none of the
 * forms of a sign that differ only in typography.
 */
export function plainText(text: string): string {
  return text
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(blank, ' ')
    .replace(/[\p{Pd}\u02D7\u2043\u2212]/gu, '-')
    .trim()
}

/** Whether nothing can be seen of a text. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '').replace(blank, '').trim() === ''
}
