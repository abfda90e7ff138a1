import { readTexts } from '@site/contracts/readTexts'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { withPublished } from '@site/design/islands/useTexts'
import { contactTexts } from '../../../texts/contactTexts.ts'
import { homeTexts } from '../../../texts/homeTexts.ts'
import type { Known } from './answers/answerParts.ts'

/** What Alex knows of what the site publishes. @throws Error if it cannot be read */
export function knownFrom(site: SiteFacts, published: unknown): Known {
  const facts = withPublished(site, published)
  const { items } = readTexts(facts, 'homeTexts', homeTexts).questions
  const ofContact = readTexts(facts, 'contactTexts', contactTexts).items
  return facts.evidence && { ...facts.evidence, questions: items, ofContact }
}
