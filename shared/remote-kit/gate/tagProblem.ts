import { placeIn } from './placeIn.ts'
import type { ParsedDocument, ParsedElement, Range } from './parseDocument.ts'

/** Elements that have no end tag, and those whose end tag HTML lets authors leave out. */
const open = new Set(
  'area base br col embed hr img input link meta param source track wbr li p dt dd option optgroup rt rp tr td th thead tbody tfoot colgroup'.split(
    ' ',
  ),
)
/** Elements whose content is text, whatever it looks like. */
const textual = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noscript', 'noembed', 'noframes', 'xmp'])

/** What elements have while a remote is built: their place in its server bundle (trial). */
export const PLACE_ATTRIBUTE = 'data-trial-place'

const tag = /<\/?[a-z][^\s/>]*/i

/**
 * What is wrong with the tags of a document: browsers must build exactly the elements that are written, because React expects
 * these when it hydrates the page, and because what is not closed takes in the rest of the document. As a sentence without
 * its subject; undefined if nothing is wrong.
 */
export function tagProblem(document: ParsedDocument & { html: string }): string | undefined {
  const { html, elements, hasOpenComment } = document
  if (hasOpenComment) return 'has a comment that is not closed: end it with -->.'
  // The innermost one: everything around it is not closed either.
  const unclosed = elements.findLast((element) => element.start && !element.end && !isOpen(html, element))
  if (unclosed)
    return `has ${tagOf(unclosed)}, which is not closed where it belongs: close it, and nest it as HTML allows.`
  const added = elements.find(({ start }) => !start)
  if (added) {
    const place = added.parent ? ` in ${tagOf(added.parent)}` : ''
    return `makes browsers add <${added.name}>${place}, which nobody wrote: nest the elements there as HTML allows.`
  }
  const ignored = ignoredTag(document)
  return ignored && `has ${ignored}>, which browsers ignore there: remove it, or nest it as HTML allows.`
}

/** `<p id="a">`, with the attributes that tell one from another, and where it was written if that is known. */
export function tagOf(element: ParsedElement): string {
  const { name, attributes } = element
  const named = ['id', 'class', 'name', 'action', 'src', 'href'].flatMap((attribute) => {
    const value = attributes.get(attribute)
    return value === undefined ? [] : [` ${attribute}="${value.slice(0, 60)}"`]
  })
  return `<${name}${named.slice(0, 2).join('')}>${placeOf(element)}`
}

/** The place of the element, or of what is around it: pasted HTML has none of its own. */
function placeOf(element: ParsedElement | undefined): string {
  for (let one = element; one; one = one.parent) {
    const place = placeIn(one.attributes.get(PLACE_ATTRIBUTE))
    if (place) return place
  }
  return ''
}

/** True for an element that needs no end tag; in drawings any may end itself. */
function isOpen(html: string, { name, start }: ParsedElement): boolean {
  return open.has(name) || (start !== undefined && html[start.endOffset - 2] === '/')
}

/** The first tag that has become no part of an element: `<body`, `</main`. */
function ignoredTag({ html, elements, comments }: ParsedDocument & { html: string }): string | undefined {
  const known: Range[] = [...comments]
  for (const { name, start, end } of elements) {
    // What looks like a tag in an attribute, or in an element's text, is none.
    if (start) known.push(textual.has(name) && end ? { ...start, endOffset: end.startOffset } : start)
    if (end) known.push(end)
  }
  let from = 0
  for (const { startOffset, endOffset } of known.toSorted((one, other) => one.startOffset - other.startOffset)) {
    const found = tag.exec(html.slice(from, startOffset))
    if (found) return found[0]
    from = endOffset
  }
  return tag.exec(html.slice(from))?.[0]
}
