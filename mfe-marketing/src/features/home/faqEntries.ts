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
  /** Word prefixes without accents, with which visitors ask the same in the chat. */
  topics: readonly string[]
}

/** What the answers depend on; without it they mention neither prices nor guarantees. */
type Known = Pick<Evidence, 'prices' | 'guarantees' | 'offer'> | undefined

/** The home page's six questions, which the site's own chat answers as well. */
export const faqEntries = (site: Pick<SiteFacts, 'openingHours'>, known: Known): readonly FaqEntry[] => [
  {
    question: 'O site fica mesmo pronto em 1 dia?',
    answer: `Fica. O briefing leva 30 minutos, e a equipe inteira trabalha no seu site. ${claims(known, 'siteDelivery')}`,
    terms: termsLinks(known, 'siteDelivery'),
    topics: ['pront', 'prazo', 'demora', 'tempo', 'rapid', 'entreg', 'quando'],
  },
  {
    question: 'Quanto custa um site?',
    answer: `${startingPrice(known)} Conte o que você vende, e a proposta, com preço fechado, chega por e-mail ${emailReplyTime}.`,
    terms: [
      ...termsLinks(known, ...(known?.prices.items[0]?.guarantee ? [known.prices.items[0].guarantee] : [])),
      ...(known?.prices.items.length ? [{ label: 'Todos os preços', href: '/servicos#precos' }] : []),
    ],
    topics: ['preco', 'cust', 'valor', 'orcamento', 'pag', 'caro', 'r$'],
  },
  {
    question: 'Preciso assinar contrato de fidelidade?',
    answer: `Não. ${claims(known, 'freeToLeave')}`,
    terms: termsLinks(known, 'freeToLeave'),
    topics: ['contrat', 'fidelidade', 'multa', 'cancel', 'sair', 'assin'],
  },
  {
    question: 'E se não der resultado?',
    answer: claims(known, 'returnOnInvestment', 'moreSales'),
    terms: termsLinks(known, 'returnOnInvestment', 'moreSales'),
    topics: ['resultado', 'garanti', 'funciona', 'dinheiro', 'devol', 'retorno', 'venda'],
  },
  {
    question: 'O que o agente de IA faz no WhatsApp?',
    answer: `Responde, vende e marca horários como um funcionário, 24 horas por dia. ${claims(known, 'agentDelivery')} ${savingSentence}`,
    terms: termsLinks(known, 'agentDelivery'),
    topics: ['agente', 'robo', 'ia', 'inteligencia', 'agenda', 'automatic', 'atendente'],
  },
  {
    question: 'Como falo com vocês depois que o site entra no ar?',
    answer: `Pelo mesmo WhatsApp. ${claims(known, 'roundTheClock')} Sobre novos projetos, respondemos em até 2 horas no horário comercial: ${hoursInSentence(site.openingHours)}.`,
    terms: termsLinks(known, 'roundTheClock'),
    topics: ['suporte', 'ajuda', 'atualiz', 'manutencao', 'depois', 'falo', 'atendimento'],
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
