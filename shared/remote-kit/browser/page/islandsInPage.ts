import type { SharedId, SharedMark, SharedSelector, SiteEvent } from '@site/contracts/documentContract'

/*
 * What runs in a page that is looked at. Each function is sent there as text: it stands alone, and gives no function inside
 * it a name, for which the compiler would add a call of something that is not there.
 */

/** Islands of a page: how many besides itself are alive, and the names of those that have failed, wait for something, or were made anew. */
export type IslandReport = { alive: number; failed: string[]; waiting: string[]; replaced: string[] }

/** Before anything else of the page: notes islands and failures, reports neither, and has nothing fetched ahead. */
export function watchPage(): void {
  const send = window.fetch
  window.fetch = (address, options) =>
    address === '/_reports' ? Promise.resolve(new Response()) : send(address, options)
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  addEventListener('error', () => Object.assign(window, { __hasThrown: true }))
  addEventListener('unhandledrejection', () => Object.assign(window, { __hasThrown: true }))
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
 * Loads every island, and tells whether the page runs with all of them alive, or something has failed. What is only read is
 * left as it is; a page that has nothing else, and would wait for its visitor, runs too.
 */
export function areIslandsSettled(): boolean {
  document.dispatchEvent(new Event('site:load-islands' satisfies SiteEvent))
  const runs = performance.getEntriesByName('hydrated' satisfies SharedMark).length > 0
  const waiting = document.querySelectorAll('[data-island]:not([data-hydrated]):not([data-island="never"])')
  const areThere = [...waiting].every((place) => place.querySelector(':scope > [role="alert"]') !== null)
  return window.__hasThrown ?? (runs && areThere)
}

export function reportIslands(): IslandReport {
  const known = window.__islands
  const islands = [...document.querySelectorAll('[data-island]:not([data-island="never"])')]
  const failed = islands.filter((place) => place.querySelector(':scope > [role="alert"]') !== null)
  const alive = islands.filter((place) => !failed.includes(place) && place.matches('[data-hydrated]'))
  return {
    alive: alive.filter((place) => !place.matches('[data-island="page"]')).length,
    failed: failed.map((place) => known?.get(place)?.name ?? ''),
    waiting: islands
      .filter((place) => !failed.includes(place) && !alive.includes(place))
      .map((place) => known?.get(place)?.name ?? ''),
    replaced: alive
      .filter((place) => known?.has(place) && known.get(place)?.content !== place.firstElementChild)
      .map((place) => known?.get(place)?.name ?? ''),
  }
}

/**
 * Takes away what only a preview has, and waits for pictures further down, which the browser would load when they are near.
 * @returns how high the whole page is.
 */
export async function showWhole(patience: number): Promise<number> {
  document.getElementById('previa' satisfies SharedId)?.remove()
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.race([
    Promise.all([...document.images].map((picture) => picture.decode().catch(() => {}))),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
  return document.documentElement.scrollHeight
}
