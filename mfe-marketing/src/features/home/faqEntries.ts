import type { Evidence, GuaranteeName } from '@site/contracts/Evidence'
import { hoursInSentence } from '@site/contracts/openingHours'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { startingPrice } from '../prices/startingPrice.ts'

export type FaqEntry = {
  question: string
  answer: string
  /** Where the terms of what the answer promises are. */
  terms?: `/garantias${string}`
  /** Beginnings of words, without accents, with which visitors ask the same in the chat. */
  topics: readonly string[]
}

/** What the answers follow; without it they name neither a price nor a promise. */
type Known = Pick<Evidence, 'prices' | 'guarantees'> | undefined

/** The six questions of the home page; the chat's own assistant answers the same ones. */
export const faqEntries = (site: Pick<SiteFacts, 'openingHours'>, known: Known): readonly FaqEntry[] => [
  {
    question: 'O site fica mesmo pronto em 1 dia?',
    answer: `Fica. O briefing leva 30 minutos, e depois a equipe inteira trabalha no seu site. ${claims(known, 'siteDelivery')}`,
    terms: '/garantias#site-em-1-dia',
    topics: ['pront', 'prazo', 'demora', 'tempo', 'rapid', 'entreg', 'quando'],
  },
  {
    question: 'Quanto custa um site?',
    answer: `${startingPrice(known?.prices)} Um cardápio com pedidos custa mais: os preços iniciais estão na página de serviços. Conte o que você vende, e a proposta, com preço fechado, chega por e-mail em até 24 horas.`,
    topics: ['preco', 'cust', 'valor', 'orcamento', 'pag', 'caro', 'r$'],
  },
  {
    question: 'Preciso assinar contrato de fidelidade?',
    answer: `Não. ${claims(known, 'freeToLeave')}`,
    terms: '/garantias#sem-fidelidade',
    topics: ['contrat', 'fidelidade', 'multa', 'cancel', 'sair', 'assin'],
  },
  {
    question: 'E se não der resultado?',
    answer: claims(known, 'returnOnInvestment', 'moreSales'),
    terms: '/garantias',
    topics: ['resultado', 'garanti', 'funciona', 'dinheiro', 'devol', 'retorno', 'venda'],
  },
  {
    question: 'O que o agente de IA faz no WhatsApp?',
    answer: `Responde, vende e marca horários como um funcionário, 24 horas por dia. ${claims(known, 'agentDelivery')} No exemplo de uma loja com um atendente, a economia é de R$ 30.396 por ano.`,
    terms: '/garantias#agente-em-72-horas',
    topics: ['agente', 'robo', 'ia', 'inteligencia', 'agenda', 'automatic', 'atendente'],
  },
  {
    question: 'Como falo com vocês depois que o site entra no ar?',
    answer: `Pelo mesmo WhatsApp. ${claims(known, 'roundTheClock')} Sobre novos projetos, respondemos em até 2 horas no horário comercial: ${hoursInSentence(site.openingHours)}.`,
    terms: '/garantias#suporte-24-7',
    topics: ['suporte', 'ajuda', 'atualiz', 'manutencao', 'depois', 'falo', 'atendimento'],
  },
]

/** Promises in the sentences in which they are made everywhere. */
function claims(known: Known, ...names: readonly GuaranteeName[]): string {
  if (!known) return 'As condições estão na página de garantias.'
  return names.map((name) => known.guarantees[name].claim).join(' ')
}
