import type { DeskLead } from '@site/contracts/LeadDesk'

type Asked = Pick<DeskLead, 'name' | 'form' | 'answers'>

/** Longer quotations are cut: the person knows what they wrote. */
const MAX_QUOTE = 240

/** What a conversation on WhatsApp begins with: it names the person, the agency, and what was asked for. */
export function replyText({ name, form, answers }: Asked, brand: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  const greeting = first ? `Olá, ${first}!` : 'Olá!'
  const asked = quoteOf(answers)
  const about = asked ? `: “${asked}”` : ''
  return `${greeting} Aqui é da ${brand}. Recebemos o seu envio pelo site (${form})${about}. Podemos conversar agora?`
}

/** What was written in whole sentences; otherwise each answer with its question. */
function quoteOf(answers: DeskLead['answers']): string {
  const texts = Object.values(answers)
  const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? ''
  const listed = Object.entries(answers).map(([label, text]) => `${label}: ${text}`)
  const quote = (/\s\S+\s/.test(longest) ? longest : listed.join(', ')).replace(/\s+/g, ' ').trim()
  return quote.length > MAX_QUOTE ? `${quote.slice(0, MAX_QUOTE - 1).trimEnd()}…` : quote
}
