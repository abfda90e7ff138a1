import type { SiteFacts } from '@site/contracts/SiteFacts'

/**
 * Facts that tell whether a page has asked for what only a site has: its content and its evidence. What a page throws afterwards may
 * be due to the samples in their place.
 */
export function observeSite(site: SiteFacts) {
  let hasAsked = false
  const asked = <Answer>(answer: Answer): Answer => {
    hasAsked = true
    return answer
  }
  const observed = <Facts extends object>(facts: Facts): Facts =>
    new Proxy(facts, {
      get: (...of) => asked(Reflect.get(...of)),
      has: (...of) => asked(Reflect.has(...of)),
      ownKeys: (...of) => asked(Reflect.ownKeys(...of)),
    })
  return {
    site: {
      ...site,
      content: observed(site.content ?? {}),
      ...(site.evidence && { evidence: observed(site.evidence) }),
    },
    /** Before each page. */
    begin(): void {
      hasAsked = false
    },
    hasAsked: () => hasAsked,
  }
}
