import { CacheProvider } from '@emotion/react'
import type { SiteEvent } from '@site/contracts/documentContract'
import { type ReactNode, useInsertionEffect, useState } from 'react'
import { partsOf } from '../../universal/document/documentStyle.ts'
import { createStyleCache } from './styleCache.ts'

type Props = {
  /** The rules of the page's own document, if it was fetched. Absent for the page that this document was made for. */
  rules: string | undefined
  children: ReactNode
}

/** The styles that a page inserts, for as long as it is shown. */
export function PageStyles({ rules, children }: Props) {
  const [cache] = useState(() => createStyleCache(rules ?? partsOf(documentStyle()).page))
  return <CacheProvider value={cache}>{children}</CacheProvider>
}

/**
 * Changes to the rules of a page, in the same frame as the page: what the former one has added to the document goes with it.
 * It is rendered before the page, so that what the page inserts comes after.
 */
export function PageRules({ rules, containers }: Pick<Props, 'rules'> & { containers: readonly string[] }) {
  // As they were when the page came: a list that is filtered in place brings none.
  const [own] = useState({ rules, containers })
  useInsertionEffect(() => {
    showRules(own.rules)
    // What their code has added by itself, such as a library's rules, comes again with them.
    window.__shown = own.containers
    document.dispatchEvent(new Event('site:page-shown' satisfies SiteEvent))
  }, [own])
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
