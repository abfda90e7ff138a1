import type { SharedId, SharedMark, SharedSelector, SiteEvent } from '@site/contracts/documentContract'
import type { SharedPath } from '@site/contracts/navigationPaths'

/*
 * Functions that run in an inspected page. Each is sent as text, so it must be self-contained; and it must not give a
 * function inside it a name, because the compiler would add a call of a helper that does not exist there.
 */

/**
 * The islands of a page: how many are hydrated besides the page itself, and the names of those that failed, are still
 * waiting, or were re-rendered.
 */
export type IslandReport = { hydrated: number; failed: string[]; waiting: string[]; replaced: string[] }

/** Runs before the page's own code: records islands and failures, suppresses reports of both, and prevents prefetching. */
export function watchPage(): void {
  const send = window.fetch
  window.fetch = (address, options) =>
    address === ('/_reports' satisfies SharedPath) ? Promise.resolve(new Response()) : send(address, options)
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  addEventListener('error', () => {
    window.__hasThrown = true
  })
  addEventListener('unhandledrejection', () => {
    window.__hasThrown = true
  })
  addEventListener('DOMContentLoaded', () => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-island]' satisfies SharedSelector)]
    window.__islands = new Map(
      places.map((place) => {
        const title = place.querySelector('h1, h2, h3, legend, label, button') ?? place
        const text = title.textContent?.trim().replace(/\s+/g, ' ').slice(0, 48) ?? ''
        const name = place.dataset.island === 'page' ? 'page' : (place.dataset.section ?? text)
        return [place, { name, content: place.firstElementChild }]
      }),
    )
  })
}

/**
 * Loads every island, and returns whether all of them are hydrated or something has failed. Read-only islands are left as
 * they are; a page with nothing else, which would wait for the visitor, is started too.
 */
export function areIslandsSettled(): boolean {
  document.dispatchEvent(new Event('site:load-islands' satisfies SiteEvent))
  const runs = performance.getEntriesByName('hydrated' satisfies SharedMark).length > 0
  const waiting = document.querySelectorAll('[data-island]:not([data-hydrated]):not([data-island="never"])')
  const areThere = [...waiting].every((place) => place.querySelector(':scope > [role="alert"]') !== null)
  return window.__hasThrown ?? (runs && areThere)
}

/** Reports the islands of the page, all of which have been loaded by then. */
export function reportIslands(): IslandReport {
  const known = window.__islands
  const islands = [...document.querySelectorAll('[data-island]:not([data-island="never"])')]
  const failed = islands.filter((place) => place.querySelector(':scope > [role="alert"]') !== null)
  const hydrated = islands.filter((place) => !failed.includes(place) && place.matches('[data-hydrated]'))
  return {
    hydrated: hydrated.filter((place) => !place.matches('[data-island="page"]')).length,
    failed: failed.map((place) => known?.get(place)?.name ?? ''),
    waiting: islands
      .filter((place) => !failed.includes(place) && !hydrated.includes(place))
      .map((place) => known?.get(place)?.name ?? ''),
    replaced: hydrated
      .filter((place) => known?.has(place) && known.get(place)?.content !== place.firstElementChild)
      .map((place) => known?.get(place)?.name ?? ''),
  }
}

/**
 * Removes the preview bar, and waits for lazy images further down. `patience` is in ms.
 * @returns the height of the whole page in px.
 */
export async function revealPage(patience: number): Promise<number> {
  document.getElementById('previa' satisfies SharedId)?.remove()
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.race([
    Promise.all([...document.images].map((picture) => picture.decode().catch(() => {}))),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
  return document.documentElement.scrollHeight
}
