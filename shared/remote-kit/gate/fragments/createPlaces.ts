import type {} from '@site/contracts/documentContract'
import { type Placement, placeOf, type RenderedFragments } from '@site/contracts/Fragment'

/** Where what is being rendered places fragments: those that are rendered get their HTML, of the others the places are noted. */
export function createPlaces(fragments: RenderedFragments = {}) {
  const placed = new Set<string>()
  const open = new Map<string, Placement>()
  const place: NonNullable<typeof globalThis.__place> = (placement) => {
    const name = placeOf(placement)
    const fragment = fragments[name]
    if (fragment) placed.add(name)
    else open.set(name, placement)
    return fragment?.html
  }
  return {
    /** Takes part in the rendering. */
    place,
    /** The fragments in it. */
    placed: () => [...placed].flatMap((name) => fragments[name] ?? []),
    /** The places of those that are not. */
    open: () => [...open.values()],
  }
}

export type Places = ReturnType<typeof createPlaces>
