import type { Offer } from '@site/contracts/Evidence'
import { fillIn } from '@site/contracts/placeholders'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { type ContactQuestions, contactTopics, usualContactQuestions } from '../../texts/contactTexts.ts'

type ContactQuestion = {
  question: string
  answer: string
  /** What it is about; the chat gives the same answer to other words. */
  topic?: (typeof contactTopics)[keyof typeof contactTopics]
}

/** Questions before the first contact, shown as disclosures and as structured data. */
export const contactQuestions = (
  site: Pick<SiteFacts, 'openingHours' | 'numbers'>,
  offer: Offer | undefined,
  written: ContactQuestions = usualContactQuestions,
): readonly ContactQuestion[] =>
  written.map(({ question, answer, topic }) => {
    const facts = { ...site, ...(offer && { evidence: { offer } }) }
    return {
      question: fillIn(question, facts),
      answer: fillIn(answer, facts),
      ...(topic && { topic: contactTopics[topic] }),
    }
  })
