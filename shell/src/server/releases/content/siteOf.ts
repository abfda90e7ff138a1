import { withContent } from '@site/contracts/siteContent'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { sampleSections } from '../../configuration/readEvidence.ts'
import type { LoadedContent } from './loadContent.ts'

type Options = {
  /** As the operator configured it. */
  site: SiteFacts
  /** The facts that the operator has not configured. */
  sampleFacts?: readonly string[] | undefined
  loaded: Pick<LoadedContent, 'content' | 'ofRemotes'> | undefined
}

/** The facts of a composition: the operator's, with what its content says. */
export function siteOf({ site, sampleFacts = [], loaded }: Options): SiteFacts {
  const { content = {}, ofRemotes = {} } = loaded ?? {}
  const { saysSamples, ...facts } = withContent(site, content)
  const areSamples = (sampleFacts.length > 0 && !content.agency) || sampleSections(facts.evidence).length > 0
  return {
    ...facts,
    ...(Object.keys(ofRemotes).length > 0 && { content: ofRemotes }),
    ...(saysSamples && areSamples && { saysSamples }),
  }
}
