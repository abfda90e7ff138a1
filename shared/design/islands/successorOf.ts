import type { SharedSelector } from '@site/contracts/documentContract'
import { isChoice } from './fields.ts'

/** The element that has replaced another in `place`, in the same part of the page; undefined if none or several could. */
export function successorOf<Replaced extends Element>(replaced: Replaced, place: Element): Replaced | undefined {
  const [found, other] = [...place.querySelectorAll<Replaced>(replaced.localName)].filter(
    (candidate) => identityOf(candidate) === identityOf(replaced) && partOf(candidate) === partOf(replaced),
  )
  return other ? undefined : found
}

/** The name of the island around an element, or its number if it has none: by that it is known once React has replaced it. */
function partOf(element: Element): string | undefined {
  const island = element.closest<HTMLElement>('[data-island]' satisfies SharedSelector)
  if (!island) return undefined
  const islands = island.isConnected ? islandsIn(document) : (window.__entered?.islands ?? [])
  return island.dataset.section ?? String(islands.indexOf(island))
}

/** None comes or goes until a page is hydrated. */
export const islandsIn = (page: Document): readonly Element[] => [
  ...page.querySelectorAll('[data-island]' satisfies SharedSelector),
]

/** What is the same in the server's HTML and in the browser's, and no translator changes. */
function identityOf(element: Element): string {
  const form = element.closest('form')
  const kind = form?.querySelector<HTMLInputElement>('[name=kind]')?.value
  const choice = isChoice(element) ? element.value : undefined
  // React makes the ids of fields anew.
  const id = element.localName === 'dialog' ? element.id : undefined
  return JSON.stringify([element.getAttribute('name'), element.getAttribute('type'), choice, kind, id])
}
