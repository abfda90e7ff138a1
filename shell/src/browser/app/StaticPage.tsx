import { StaticContent } from '@site/design/islands/StaticContent'
import { useState } from 'react'

/**
 * The page as it is in the document, with its links and plain forms, where React cannot hydrate it and its code is not there
 * either.
 */
export function StaticPage() {
  // React renders this before it removes anything from the document.
  const [nodes] = useState(pageNodes)
  return <StaticContent content={{ nodes }} />
}

/** What the document shows between the top bar and the footer; none if nothing is. */
export function pageNodes(): readonly Node[] {
  const main = document.querySelector('main')
  return main?.textContent ? [...main.childNodes] : []
}
