import type { Evidence, GuaranteeName } from '@site/contracts/Evidence'
import { emailReplyTime } from '@site/contracts/emailReplyTime'
import { hoursInSentence } from '@site/contracts/openingHours'
import { savingSentence } from '@site/contracts/savingExample'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { startingPrice } from '../offer/startingPrice.ts'

export type FaqEntry = {
  question: string
  answer: string
  /** Links to what the answer relies on: terms of guarantees, prices. */
  terms: readonly { label: string; href: string }[]
  /** What it is about; the chat gives the same answer to other words. */
  topic: 'deadline' | 'price' | 'contract' | 'guarantee' | 'agent' | 'support'
}

/** What the answers depend on; without it they mention neither prices nor guarantees. */
type Known = Pick<Evidence, 'prices' | 'guarantees' | 'offer'> | undefined

/** The home page's six questions, which the site's own chat answers as well. */
export const faqEntries = (site: Pick<SiteFacts, 'openingHours'>, known: Known): readonly FaqEntry[] => [
  {
    question: 'O site fica mesmo pronto em 1 dia?',
    answer: `Fica. O briefing leva 30 minutos, e a equipe inteira trabalha no seu site. ${claims(known, 'siteDelivery')}`,
    terms: termsLinks(known, 'siteDelivery'),
    topic: 'deadline',
  },
  {
    question: 'Quanto custa um site?',
    answer: `${startingPrice(known)} Conte o que você vende, e a proposta, com preço fechado, chega por e-mail ${emailReplyTime}.`,
    terms: [
      ...termsLinks(known, ...(known?.prices.items[0]?.guarantee ? [known.prices.items[0].guarantee] : [])),
      ...(known?.prices.items.length ? [{ label: 'Todos os preços', href: '/servicos#precos' }] : []),
    ],
    topic: 'price',
  },
  {
    question: 'Preciso assinar contrato de fidelidade?',
    answer: `Não. ${claims(known, 'freeToLeave')}`,
    terms: termsLinks(known, 'freeToLeave'),
    topic: 'contract',
  },
  {
    question: 'E se não der resultado?',
    answer: claims(known, 'returnOnInvestment', 'moreSales'),
    terms: termsLinks(known, 'returnOnInvestment', 'moreSales'),
    topic: 'guarantee',
  },
  {
    question: 'O que o agente de IA faz no WhatsApp?',
    answer: `Responde, vende e marca horários como um funcionário, 24 horas por dia. ${claims(known, 'agentDelivery')} ${savingSentence}`,
    terms: termsLinks(known, 'agentDelivery'),
    topic: 'agent',
  },
  {
    question: 'Como falo com vocês depois que o site entra no ar?',
    answer: `Pelo mesmo WhatsApp. ${claims(known, 'roundTheClock')} Sobre novos projetos, respondemos em até 2 horas no horário comercial: ${hoursInSentence(site.openingHours)}.`,
    terms: termsLinks(known, 'roundTheClock'),
    topic: 'support',
  },
]

/** Guarantees, worded as everywhere else. */
function claims(known: Known, ...names: readonly GuaranteeName[]): string {
  if (!known) return 'As condições estão na página de garantias.'
  return names.map((name) => known.guarantees[name].claim).join(' ')
}

/** A single link says what it is for, several say what they lead to. */
function termsLinks(known: Known, ...names: readonly GuaranteeName[]): FaqEntry['terms'] {
  return names.map((name) => ({
    label: (names.length > 1 && known?.guarantees[name].title) || 'Veja as condições',
    href: termsOf(name),
  }))
}
