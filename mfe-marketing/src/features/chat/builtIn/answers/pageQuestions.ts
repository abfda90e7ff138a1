import type { Evidence } from '@site/contracts/Evidence'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { ContactQuestions } from '../../../../texts/contactTexts.ts'
import type { HomeTexts } from '../../../../texts/homeTexts.ts'
import { contactQuestions } from '../../../contact/contactQuestions.ts'
import { faqEntries } from '../../../home/faqEntries.ts'
import type { Answer } from './Answer.ts'

/** The questions of the home and the contact page, as writers have published them. */
export type AskedQuestions = { questions?: HomeTexts['questions']['items']; ofContact?: ContactQuestions }

type Known = (Pick<Evidence, 'prices' | 'guarantees' | 'offer'> & AskedQuestions) | undefined

/** A yes or no, which suits only the question as the page asks it. */
const opening = /^(Sim|Não|Fica|Pelo mesmo WhatsApp)\. /

/** What a page answers, for a question in other words. */
export function inOtherWords(answer: Answer = { text: '' }): Answer {
  return { ...answer, text: answer.text.replace(opening, '') }
}

/** The questions that pages answer, with the same answers. */
export function pageQuestions(site: Pick<SiteFacts, 'openingHours' | 'numbers'>, known: Known) {
  const ofHome = faqEntries(site, known, known?.questions).map(({ topic, question, answer: text, terms: links }) => ({
    topic,
    question,
    answer: { text, links } satisfies Answer,
  }))
  const ofContact = contactQuestions(site, known?.offer, known?.ofContact).map(({ topic, question, answer: text }) => ({
    topic,
    question,
    answer: { text } satisfies Answer,
  }))
  return [...ofHome, ...ofContact]
}

export type PageTopic = ReturnType<typeof pageQuestions>[number]['topic']
