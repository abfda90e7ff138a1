/** What a button writes around the selected text, or in its place. */
export type Markup = { label: string; before: string; after: string; sample: string; isLine?: true }

export const markups: readonly Markup[] = [
  { label: 'Negrito', before: '**', after: '**', sample: 'texto' },
  { label: 'Itálico', before: '*', after: '*', sample: 'texto' },
  { label: 'Subtítulo', before: '## ', after: '', sample: 'Subtítulo', isLine: true },
  { label: 'Lista', before: '- ', after: '', sample: 'Item', isLine: true },
  { label: 'Link', before: '[', after: '](https://)', sample: 'texto' },
]

/**
 * A text with markup at a selection, and what is selected afterwards. Each line gets its own, around what can be seen: a double
 * click selects the blank behind a word too, and `**word **` is no markup.
 */
export function insertMarkup(text: string, [from, to]: readonly [number, number], markup: Markup) {
  const { before, after, sample, isLine } = markup
  const selected = text.slice(from, to)
  const chosen = selected.trim() === '' ? selected + sample : selected
  const isWithin = isLine && from > 0 && text[from - 1] !== '\n'
  const marked = (isWithin ? '\n\n' : '') + chosen.replace(/^([ \t]*)(\S(?:.*\S)?)/gm, `$1${before}$2${after}`)
  return {
    text: text.slice(0, from) + marked + text.slice(to),
    start: from + marked.search(/\S/) + before.length,
    end: from + marked.trimEnd().length - after.length,
  }
}
