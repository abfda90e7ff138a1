import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** An element of a document as browsers build it. */
export type ParsedElement = {
  name: string
  attributes: ReadonlyMap<string, string>
  /** The text directly in it. */
  text: string
  parent: ParsedElement | undefined
  /** True for what is inside the page's element. */
  isInMain: boolean
  /** Where its start and end tags are in the text; absent where a browser adds one that nobody wrote. */
  start?: Range | undefined
  end?: Range | undefined
}

export type Range = { startOffset: number; endOffset: number }

export type ParsedDocument = {
  /** All elements, in the order of their start tags. */
  elements: readonly ParsedElement[]
  /** Where in the text comments are. */
  comments: readonly Range[]
  /** True if a comment takes what follows it, up to the end of the next one or of the document. */
  hasOpenComment: boolean
}

/** Parses a document as browsers do (WHATWG). */
export function parseDocument(html: string): ParsedDocument {
  let hasOpenComment = false
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError({ code }) {
      hasOpenComment ||= code === 'eof-in-comment' || code === 'nested-comment'
    },
  })
  return { ...contentOf(document), hasOpenComment }
}

/** Walks without recursion, because elements may be nested deeply. */
function contentOf(document: Tree.Document): Pick<ParsedDocument, 'elements' | 'comments'> {
  const elements: ParsedElement[] = []
  const comments: Range[] = []
  const waiting: { node: Tree.Node; parent: ParsedElement | undefined }[] = [{ node: document, parent: undefined }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent } = next
    if ('data' in node && node.sourceCodeLocation) comments.push(node.sourceCodeLocation)
    const element = 'tagName' in node ? elementOf(node, parent) : undefined
    if (element) elements.push(element)
    for (const child of childrenOf(node).toReversed()) waiting.push({ node: child, parent: element ?? parent })
  }
  return { elements, comments }
}

function childrenOf(node: Tree.Node): readonly Tree.ChildNode[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

function elementOf(node: Tree.Element, parent: ParsedElement | undefined): ParsedElement {
  return {
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    parent,
    isInMain: parent !== undefined && (parent.isInMain || parent.name === 'main'),
    start: node.sourceCodeLocation?.startTag,
    end: node.sourceCodeLocation?.endTag,
  }
}
