/** What a button writes around the selected text, or in its place. */
export type Markup = { label: string; before: string; after: string; sample: string; isLine?: true }

export const markups: readonly Markup[] = [
  { label: 'Negrito', before: '**', after: '**', sample: 'texto' },
  { label: 'Itálico', before: '*', after: '*', sample: 'texto' },
  { label: 'Subtítulo', before: '## ', after: '', sample: 'Subtítulo', isLine: true },
  { label: 'Lista', before: '- ', after: '', sample: 'Item', isLine: true },
  { label: 'Link', before: '[', after: '](https://)', sample: 'texto' },
]

/** A text with markup at a selection, and what is selected afterwards. */
export function insertMarkup(text: string, [from, to]: readonly [number, number], markup: Markup) {
  const { before, after, sample, isLine } = markup
  const isWithin = isLine && from > 0 && text[from - 1] !== '\n'
  const start = isWithin ? `\n\n${before}` : before
  const chosen = text.slice(from, to) || sample
  const begin = from + start.length
  return {
    text: text.slice(0, from) + start + chosen + after + text.slice(to),
    start: begin,
    end: begin + chosen.length,
  }
}
