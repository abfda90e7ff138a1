import type { SharedSelector } from '@site/contracts/documentContract'
import { isChoice } from './fields.ts'

/** The element that has replaced another in `place`, in the same part of the page; undefined if none or several could. */
export function successorOf<Replaced extends Element>(replaced: Replaced, place: Element): Replaced | undefined {
  const part = window.__entered?.parts?.get(replaced) ?? partOf(replaced)
  const [found, other] = [...place.querySelectorAll<Replaced>(replaced.localName)].filter(
    (candidate) => identityOf(candidate) === identityOf(replaced) && partOf(candidate) === part,
  )
  return other ? undefined : found
}

/** Notes in which part of the page an element is, by which `successorOf` finds what has replaced it. */
export function rememberPart(element: Element): void {
  window.__entered?.parts?.set(element, partOf(element))
}

/** The page is left: nothing on the next one replaces what was on this one. */
export function forgetParts(): void {
  const entered = window.__entered
  if (!entered) return
  entered.parts = new WeakMap()
  entered.islands = []
}

/** The name of the nearest island, or its number if it has none. */
function partOf(element: Element): string | number {
  const part = element.closest<HTMLElement>('[data-island],[data-section]')
  return part?.dataset.section ?? islandsIn(document).findLastIndex((island) => island.contains(element))
}

/** In the order of the document, which is the same in the server's HTML and once React has rendered it anew. */
export const islandsIn = (page: Document): Element[] => [
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
