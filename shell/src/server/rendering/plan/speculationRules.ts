import type { Release } from '@site/contracts/Release'
import { isUnlisted } from './routeEntries.ts'

/** Files, and addresses whose query determines the page, because those are rendered on demand. */
const others = ['/*.*', '/*\\?(.+)']

/**
 * Links to the page that is shown. The brand is not marked as current, the bar's item for the home page is. An item with
 * `data-page` leads to an anchor of another page, even while it is marked as current.
 */
const current = '[aria-current=page]:not([data-page]),header:has([aria-current][href="/"]) [href="/"]'

/**
 * Rules by which a browser prerenders the page of a link that the visitor is about to follow: any page of this site that is
 * for visitors, except the one that is shown. Browsers skip it with Save-Data, little memory or a low battery.
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules(releases: readonly Pick<Release, 'routes'>[]): string {
  const unlisted = releases.flatMap(({ routes }) => routes.filter(isUnlisted).map(({ path }) => path))
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [...others, ...unlisted.toSorted()] } },
      { not: { selector_matches: current } },
    ],
  }
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })
}
