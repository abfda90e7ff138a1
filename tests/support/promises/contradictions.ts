import type { Evidence, Feature } from '@site/contracts/Evidence'
import type { Statement } from './statementsOf.ts'

/** What the agency sells, what it guarantees, and what others say about it. */
type Known = Pick<Evidence, 'offer' | 'prices' | 'guarantees' | 'testimonials' | 'successCases'>

/** A page that sells names prices; an article only gives advice, with examples of its own. */
type Options = { advice?: boolean }

/** How pages speak of what a site may have. */
const words: Partial<Record<Feature, RegExp>> = {
  orders: /delivery próprio|cardápio com pedidos|pedidos? (pelo|no|direto no) site|troco e forma de pagamento/i,
  booking: /agenda online|agendamento|horários livres|hora marcada em um toque|agenda por você/i,
  catalogue: /\bfiltros\b/i,
  shop: /loja virtual|carrinho|vitrine online/i,
  extraPage: /página (a mais|para cada|por (especialidade|serviço|bairro))/i,
  integration: /integração com|área de clientes/i,
  agentSetup: /implantação (é paga|custa)/i,
}
const SERVICES = /\b(com|mais)\b.*(Google|anúncios|agente de IA)/i

const DAY = /\b(em|de|até) (1|um) dia\b|\b24 ?h(oras)?\b (depois|para)|no ar (hoje|amanhã)/i
/** The words that set something apart from the price of a site. */
const APART = /à parte|preços? e prazos? próprios|não fazem parte|R\$/i

/** Lengths of time that no list promises: answers, the briefing, steps, a demonstration, the quiz. */
const OTHER_TIMES = ['30 minutos', '20 minutos', '40 minutos', '2 minutos', '2 horas', '24 horas', '48 horas', '1 dia']
/** Amounts of the example of the AI agent's saving, and of its example conversation. */
const OTHER_AMOUNTS = ['30.396', '3.332', '2.533', '90', '140']

/** The statements of a page that contradict what is on offer, each with the reason. */
export function contradictions(
  statements: readonly Statement[],
  { testimonials, successCases, ...known }: Known,
  { advice = false }: Options = {},
): string[] {
  const quoted = JSON.stringify([testimonials, successCases])
  return statements.flatMap((statement) => {
    if (quoted.includes(statement.block)) return []
    const problem = falsePromise(statement, known.offer) ?? (advice ? undefined : wrongPrice(statement, known))
    return problem ? [`${problem}: ${statement.sentence}`] : []
  })
}

type Offered = Pick<Known, 'offer' | 'prices' | 'guarantees'>

function falsePromise({ sentence, block }: Statement, offer: Offered['offer']): string | undefined {
  const isInADay = DAY.test(sentence) && !APART.test(sentence)
  const sold = soldIn(sentence, offer)
  if (sold && isInADay) return `promises "${sold.name}" in a day`
  if (SERVICES.test(sentence) && isInADay) return 'promises a monthly service in a day'
  if (/(textos?|domínio)\b.* em mãos/i.test(sentence)) return 'asks for what the price includes'
  if (/você mesm[oa] muda/i.test(sentence) && !/painel|R\$/i.test(block)) return 'contradicts the price of changes'
  if (/30\.396/.test(block) && /exemplo|economia/i.test(block) && !/contratar mais um/.test(block))
    return 'counts an attendant who stays'
  return undefined
}

function wrongPrice({ sentence, block }: Statement, known: Offered): string | undefined {
  const sold = soldIn(sentence, known.offer)
  if (sold && !APART.test(block)) return `sells "${sold.name}" without its price`
  if (/custa mais|preços iniciais estão/i.test(sentence) && !/R\$/.test(block))
    return 'refers to a price that it does not name'
  const listed = JSON.stringify(known).replaceAll('\u00a0', ' ')
  const amount = [...sentence.matchAll(/R\$ ?([\d.]+\d)/g)].find(
    ([, number = '']) =>
      !OTHER_AMOUNTS.includes(number) && !new RegExp(`(R\\$ |"from":)${number.replace('.', '\\.?')}\\b`).test(listed),
  )
  if (amount) return `names ${amount[0]}, which is no price`
  const time = [...sentence.matchAll(/\b\d+ (dias?( úteis)?|horas?|minutos?)\b/g)].find(
    ([length]) => !OTHER_TIMES.includes(length) && !listed.includes(length),
  )
  return time && `names ${time[0]}, which nothing promises`
}

function soldIn(sentence: string, { apart }: Offered['offer']) {
  return apart.find(({ feature }) => feature && words[feature]?.test(sentence))
}
