import type { SharedSelector } from '@site/contracts/documentContract'
import { islandsIn } from './successorOf.ts'

/**
 * React has replaced an island without a name, and has no code for the new one yet: `space`, which is in its place, shows what the
 * server has rendered.
 */
export function keepReplaced(space: HTMLElement): void {
  const island = space.closest('[data-island]' satisfies SharedSelector)
  const replaced = island && window.__entered?.islands?.[islandsIn(document).indexOf(island)]
  if (!replaced || replaced.isConnected) return
  space.style.minHeight = ''
  space.append(...replaced.childNodes)
}
