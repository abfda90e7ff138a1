import type { Evidence, Feature, GuaranteeName } from '@site/contracts/Evidence'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { emailReplyTimeOf } from '@site/contracts/emailReplyTime'
import { replyTime } from '@site/contracts/siteNumbers'
import { lowestPrice } from '../../../offer/startingPrice.ts'
import type { Answer } from './Answer.ts'
import { featureSentence, includedSentence, monthlySentence } from './offerSentences.ts'
import { type AskedQuestions, inOtherWords, type PageTopic, pageQuestions } from './pageQuestions.ts'

export type ChatSite = Pick<
  SiteFacts,
  'numbers' | 'brand' | 'legalName' | 'cnpj' | 'openingHours' | 'whatsAppNumber' | 'phone' | 'email' | 'address'
>
/** What answers depend on besides the agency's facts; without it Alex mentions neither prices nor guarantees. */
export type Known = (Pick<Evidence, 'prices' | 'guarantees' | 'offer' | 'deliveries'> & AskedQuestions) | undefined

/** Sentences and links that several answers are made of. */
export type AnswerParts = ReturnType<typeof answerParts>

export function answerParts(site: ChatSite, known: Known) {
  const questions = pageQuestions(site, known)
  return {
    site,
    known,
    /** The lowest price. */
    start: known && lowestPrice(known.prices),
    included: (most?: number) => includedSentence(known, most),
    feature: (name: Feature) => featureSentence(known, name),
    monthly: monthlySentence(known),
    claim: (name: GuaranteeName) => known?.guarantees[name].claim,
    /** What a page answers. */
    asked: (topic: PageTopic): Answer => inOtherWords(questions.find((each) => each.topic === topic)?.answer),
    emailTime: emailReplyTimeOf(site),
    prices: known?.prices.items.length ? [{ label: 'Todos os preços', href: '/servicos#precos' }] : [],
  }
}

/** When a person answers, as the end of a sentence. */
export const people = (site: Pick<ChatSite, 'numbers'>) =>
  `a equipe responde no WhatsApp em até ${replyTime(site)}, no horário comercial`

/** What is not on offer, with what is. */
export const notListed: Answer = {
  text: 'Isso não está na nossa lista. Fazemos sites, Google e SEO local, anúncios, fotos e vídeos, e agente de IA. Se dá para combinar, a equipe diz no WhatsApp.',
  handsOver: true,
}

export function join(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ')
}
