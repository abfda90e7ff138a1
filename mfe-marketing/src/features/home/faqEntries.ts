import type { Evidence, GuaranteeName } from '@site/contracts/Evidence'
import { fillIn, guaranteePlaceholders } from '@site/contracts/placeholders'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { HomeTexts } from '../../texts/homeTexts.ts'
import { type QuestionTopic, questionTopics, usualQuestions } from '../../texts/usualQuestions.ts'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { startingPrice } from '../offer/startingPrice.ts'

export type FaqEntry = {
  question: string
  answer: string
  /** Links to what the answer relies on: terms of guarantees, prices. */
  terms: readonly { label: string; href: string }[]
  topic?: QuestionTopic | undefined
}

/** What the answers depend on; without it they mention neither prices nor guarantees. */
export type KnownEvidence = Pick<Evidence, 'prices' | 'guarantees' | 'offer'> | undefined

type Written = HomeTexts['questions']['items']
type Facts = Pick<SiteFacts, 'openingHours' | 'numbers'>

const PRICES = '{precos}'
const claims = Object.entries(guaranteePlaceholders).map(([name, guarantee]) => ({ named: `{${name}}`, guarantee }))
/** Guarantees in a row, where none is known. */
const namedClaims = new RegExp(`(?:\\s*(?:${claims.map(({ named }) => named.replace(/[{}]/g, '\\$&')).join('|')}))+`)

/** The home page's questions, which the site's own chat answers as well. */
export function faqEntries(site: Facts, known: KnownEvidence, written: Written = usualQuestions): readonly FaqEntry[] {
  return written.map(({ question, answer, topic }) => ({
    question: fillIn(question, site),
    answer: answerOf(answer, site, known),
    terms: [...guaranteeLinks(answer, known), ...priceLinks(answer, known)],
    ...(topic && { topic: questionTopics[topic] }),
  }))
}

function answerOf(answer: string, site: Facts, known: KnownEvidence): string {
  const said = known ? answer : answer.replace(namedClaims, ' As condições estão na página de garantias.').trim()
  return fillIn(said.replace(PRICES, startingPrice(known)), { ...site, evidence: known })
}

/** The guarantees that an answer repeats. A single link says what it is for, several say what they lead to. */
function guaranteeLinks(answer: string, known: KnownEvidence): FaqEntry['terms'] {
  const repeated = claims.filter(({ named, guarantee }) => repeats(answer, named, known?.guarantees[guarantee].claim))
  const names: GuaranteeName[] = repeated.map(({ guarantee }) => guarantee)
  const first = known?.prices.items[0]?.guarantee
  const all = answer.includes(PRICES) && first ? [first, ...names] : names
  return all.map((name) => ({
    label: (all.length > 1 && known?.guarantees[name].title) || 'Veja as condições',
    href: termsOf(name),
  }))
}

const repeats = (answer: string, named: string, claim: string | undefined) =>
  answer.includes(named) || (claim !== undefined && answer.includes(claim))

function priceLinks(answer: string, known: KnownEvidence): FaqEntry['terms'] {
  return answer.includes(PRICES) && known?.prices.items.length
    ? [{ label: 'Todos os preços', href: '/servicos#precos' }]
    : []
}
