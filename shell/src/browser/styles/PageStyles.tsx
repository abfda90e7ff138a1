import { CacheProvider } from '@emotion/react'
import { type ReactNode, useInsertionEffect, useState } from 'react'
import { partsOf } from '../../universal/document/documentStyle.ts'
import { createStyleCache } from './styleCache.ts'

type Props = {
  /** The rules of the page's own document, if it was fetched. Absent for the page that this document was made for. */
  rules: string | undefined
  children: ReactNode
}

/**
 * The styles of a page, for as long as it is shown: what it has added to the document goes with it. They change in the same
 * frame as the page.
 */
export function PageStyles({ rules, children }: Props) {
  // As they were when the page came: a list that is filtered in place brings none.
  const [own] = useState(rules)
  const [cache] = useState(() => createStyleCache(own ?? partsOf(documentStyle()).page))
  return (
    <CacheProvider value={cache}>
      {/* Before the page: what that inserts comes after. */}
      <Change rules={own} />
      {children}
    </CacheProvider>
  )
}

function Change({ rules }: Pick<Props, 'rules'>) {
  useInsertionEffect(() => showRules(rules), [rules])
  return null
}

/** The sheets that belong to no page: the shell's, and those of a browser's extension. */
let lasting: readonly CSSStyleSheet[] | undefined

function showRules(rules: string | undefined): void {
  lasting ??= [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...lasting, ...(rules ? [sheetOf(rules)] : [])]
  const group = [...(documentElement()?.sheet?.cssRules ?? [])].at(-1)
  if (group instanceof CSSMediaRule) group.media.mediaText = rules === undefined ? 'all' : 'not all'
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  return sheet
}

const documentElement = () => document.querySelector<HTMLStyleElement>('style[data-emotion]')

/** The text of this document's style element. */
export const documentStyle = () => documentElement()?.textContent ?? ''
