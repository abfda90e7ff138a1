import type { SiteFacts } from '@site/contracts/SiteFacts'
import { shownFacts } from '../context/shownFacts.ts'

/**
 * Facts that tell whether a page has asked for what only a site has: its content and its evidence. What a page throws afterwards may
 * be due to the samples in their place. It gets the collections that its remote declares, and no site has any others for it.
 */
export function observeSite(site: SiteFacts, collections: readonly string[] | undefined) {
  const shown = shownFacts(site, collections)
  let hasAsked = false
  let undeclared: string | undefined
  const asked = (name: string | symbol) => {
    hasAsked = true
    if (typeof name === 'string' && collections?.includes(name) === false && Object.hasOwn(site.evidence ?? {}, name))
      undeclared ??= name
  }
  const observed = <Facts extends object>(facts: Facts): Facts =>
    new Proxy(facts, {
      get(of, name, self) {
        asked(name)
        return Reflect.get(of, name, self)
      },
      has(of, name) {
        asked(name)
        return Reflect.has(of, name)
      },
      ownKeys(of) {
        hasAsked = true
        return Reflect.ownKeys(of)
      },
    })
  return {
    site: {
      ...shown,
      content: observed(shown.content ?? {}),
      ...(shown.evidence && { evidence: observed(shown.evidence) }),
    },
    /** Before each page. */
    begin(): void {
      hasAsked = false
      undeclared = undefined
    },
    hasAsked: () => hasAsked,
    /** The collection that it has asked for, and that its remote does not declare. */
    undeclared: () => undeclared,
  }
}
