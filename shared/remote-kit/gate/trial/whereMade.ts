import { type ParsedElement, parseDocument } from '../parseDocument.ts'
import { tagOf } from '../tagProblem.ts'

type Made = {
  html: string
  /** The data module. */
  data: string | undefined
  /** The rules of its styled elements, and the text of its style sheets. */
  own: string
  sheet: string
}

const sheets = 'style sheets that it imports'

/** Where most of a part of a page is made, as a sentence that follows another one. */
export function whereMost(part: string, { html, data, own, sheet }: Made): string {
  const largest = part === 'html' && largestElement(html)
  if (largest) return ` Most of it is in ${largest}.`
  if (part === 'json' && data) return ` It is what \`load\` of ${data} returns.`
  if (part === 'style') return ` Most of it is in ${sheet.length > own.length ? sheets : 'styled elements'}.`
  return ''
}

/** Where a page has a style rule with this selector, as a sentence that follows another one. */
export function whereStyled(selector: string, html: string): string {
  const [, name] = /\.(css-[\w-]+)/.exec(selector) ?? []
  // Without a class it is of a component that has rules and no element.
  if (name === undefined) return ' It is in a `Global` of Emotion.'
  const found = parseDocument(html).elements.find(({ attributes }) =>
    attributes.get('class')?.split(' ').includes(name),
  )
  return found ? ` It is of ${tagOf(found)}.` : ''
}

/** The innermost element of a page that most of a document is in; undefined if there is none. */
function largestElement(html: string): string | undefined {
  const { elements } = parseDocument(html)
  // Those that have more than half of it are within each other.
  const found = elements.findLast((element) => element.isInMain && lengthOf(element) > html.length / 2)
  return found && tagOf(found)
}

const lengthOf = ({ start, end }: ParsedElement) => (end?.endOffset ?? 0) - (start?.startOffset ?? 0)
