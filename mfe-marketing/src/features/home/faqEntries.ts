import type { Evidence } from '@site/contracts/Evidence'
import { hoursInSentence } from '@site/contracts/openingHours'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { startingPrice } from '../prices/startingPrice.ts'

export type FaqEntry = {
  question: string
  answer: string
  /** Beginnings of words, without accents, with which visitors ask the same in the chat. */
  topics: readonly string[]
}

/** The six questions of the home page; the chat's own assistant answers the same ones. */
export const faqEntries = (
  site: Pick<SiteFacts, 'openingHours'>,
  prices: Evidence['prices'] | undefined,
): readonly FaqEntry[] => [
  {
    question: 'O site fica mesmo pronto em 1 dia?',
    answer:
      'Fica. O briefing leva 30 minutos e, com os seus dados em mãos, o site está no ar em até 24 horas. É o que fizemos em mais de 200 sites desde 2020. Se o atraso for nosso, você recebe de volta o que pagou pela criação.',
    topics: ['pront', 'prazo', 'demora', 'tempo', 'rapid', 'entreg', 'quando'],
  },
  {
    question: 'Quanto custa um site?',
    answer: `${startingPrice(prices)} Um cardápio com pedidos custa mais: os preços iniciais estão na página de serviços. Conte o que você vende, e a proposta, com preço fechado, chega por e-mail em até 24 horas.`,
    topics: ['preco', 'cust', 'valor', 'orcamento', 'pag', 'caro', 'r$'],
  },
  {
    question: 'Preciso assinar contrato de fidelidade?',
    answer: 'Não. Você pode sair quando quiser, sem multa, e leva o domínio e o conteúdo do site.',
    topics: ['contrat', 'fidelidade', 'multa', 'cancel', 'sair', 'assin'],
  },
  {
    question: 'E se não der resultado?',
    answer:
      'Se em 90 dias o investimento não mostrar retorno, devolvemos o que você pagou. Na gestão de anúncios, garantimos 3x mais vendas em 60 dias. As condições estão na página de garantias.',
    topics: ['resultado', 'garanti', 'funciona', 'dinheiro', 'devol', 'retorno', 'venda'],
  },
  {
    question: 'O que o agente de IA faz no WhatsApp?',
    answer:
      'Responde, vende e marca horários como um funcionário, 24 horas por dia. Ele é implantado em 72 horas, em 3 etapas de 24h, ou a implantação sai de graça. No exemplo de uma loja com um atendente, a economia é de R$ 30.396 por ano.',
    topics: ['agente', 'robo', 'ia', 'inteligencia', 'agenda', 'automatic', 'atendente'],
  },
  {
    question: 'Como falo com vocês depois que o site entra no ar?',
    answer: `Pelo mesmo WhatsApp: clientes têm suporte 24 horas, todos os dias. Sobre novos projetos, respondemos em até 2 horas no horário comercial: ${hoursInSentence(site.openingHours)}.`,
    topics: ['suporte', 'ajuda', 'atualiz', 'manutencao', 'depois', 'falo', 'atendimento'],
  },
]
