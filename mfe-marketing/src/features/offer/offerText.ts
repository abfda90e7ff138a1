import type { Feature, Offer } from '@site/contracts/Evidence'
import { formatReais } from '@site/design/formatNumber'

/** Something with a price of its own. */
export type Apart = Offer['apart'][number]

const frequencies = { once: '', month: ' por mês', year: ' por ano' } as const

/** A lowest price: 'a partir de R$ 490 por mês'. */
export function priceText({ from, per }: Pick<Apart, 'from' | 'per'>): string {
  return `a partir de ${formatReais(from)}${frequencies[per]}`
}

/** A lowest price with its deadline: 'a partir de R$ 690, em 5 dias úteis'. */
export function apartText(item: Apart): string {
  return item.deadline ? `${priceText(item)}, em ${item.deadline}` : priceText(item)
}

/** How a site may have a feature: within the price of the site, at a price of its own, or not at all. */
export function soldAs({ included, apart }: Offer, feature: Feature): 'included' | Apart | undefined {
  if (included.some((item) => item.feature === feature)) return 'included'
  return apart.find((item) => item.feature === feature)
}

/** What the price of a site includes, as part of a sentence: 'uma página; textos escritos por nós'. */
export function includedText({ included }: Pick<Offer, 'included'>): string {
  return included.map(({ name }) => inSentence(name)).join('; ')
}

/** What the terms of the site's delivery take from the offer: what the client brings, what is meant, and what is not. */
export function deliveryConditions(offer: Offer): string[] {
  const { briefing, included, apart } = offer
  const others = apart.map(({ name }) => inSentence(name)).join('; ')
  return [
    `O que você traz para o briefing: ${inSentence(briefing)}`,
    ...(included.length > 0 ? [`O preço e o prazo incluem: ${includedText(offer)}.`] : []),
    ...(apart.length > 0 ? [`Não fazem parte, e têm preço e prazo próprios: ${others}.`] : []),
  ]
}

/** A text within a sentence; an abbreviation such as SEO keeps its capitals. */
export function inSentence(text: string): string {
  return /^.\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
