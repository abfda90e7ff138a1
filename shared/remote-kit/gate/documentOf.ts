import type { SharedId } from '@site/contracts/documentContract'

/** What a document has beside React's HTML. */
type Parts = {
  /** The text of its style element. */
  style: string
  snapshot: object
  /** The inline loader's source. */
  loader: string
  /** The source of the head's inline script. */
  headScript?: string | undefined
  /** The speculation rules. */
  rules?: string | undefined
}

/** A whole document: React's HTML with its style rules in a single element in the head, the snapshot and the inline loader. */
export function documentOf(markup: string, { style, snapshot, loader, headScript, rules }: Parts): string {
  const early = headScript ? `<script>${headScript}</script>` : ''
  const prerendering = rules ? `<script type="speculationrules">${rules}</script>` : ''
  const carried = `<script type="application/json" id="${'snapshot' satisfies SharedId}">${inScript(snapshot)}</script>`
  return markup
    .replace('</head>', () => `${early}<style data-emotion="css">${style}</style></head>`)
    .replace('</body>', () => `${carried}${prerendering}<script>${loader}</script></body>`)
}

/** JSON for a script element: no `<` in it can close the element or open a comment. */
export function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
