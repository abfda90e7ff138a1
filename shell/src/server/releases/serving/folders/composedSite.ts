import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Composed } from './openComposition.ts'

/** The facts of a composition as its folder states them, with what the operator has configured besides. */
export function composedSite(site: SiteFacts, { evidence, ofRemotes, facts }: Composed): SiteFacts {
  const { evidence: _own, saysSamples, ...settings } = site
  return {
    ...settings,
    ...(facts ?? (saysSamples && { saysSamples })),
    ...(evidence && { evidence }),
    ...(ofRemotes && { content: ofRemotes }),
  }
}
