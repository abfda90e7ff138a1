import type { SiteFacts } from '@site/contracts/SiteFacts'

/** A site's facts as a remote's pages get them: of the content only the collections that it declares, if it declares any. */
export function shownFacts(site: SiteFacts, collections: readonly string[] | undefined): SiteFacts {
  if (!collections) return site
  const { evidence, content, ...facts } = site
  const shown = (of: object) => Object.fromEntries(Object.entries(of).filter(([name]) => collections.includes(name)))
  return {
    ...facts,
    // Whoever shows an undeclared collection is refused by the gate.
    ...(evidence && { evidence: shown(evidence) as SiteFacts['evidence'] & object }),
    ...(content && Object.keys(shown(content)).length > 0 && { content: shown(content) }),
  }
}

/** The facts in a document's snapshot: what only read-only islands show is in their HTML. */
export function carriedFacts(site: SiteFacts): SiteFacts {
  const {
    evidence: _evidence,
    content: _content,
    retentionDays: _retentionDays,
    saysSamples: _saysSamples,
    ...facts
  } = site
  return facts
}
