import type { Evidence } from '@site/contracts/Evidence'
import { formatReais } from '@site/design/formatNumber'
import { apartText, includedText, inSentence } from './offerText.ts'

/** The first of the prices, what it includes, and an example of what it does not; without prices, that it depends. */
export function startingPrice(known: Pick<Evidence, 'prices' | 'offer'> | undefined): string {
  const first = known && lowestPrice(known.prices)
  if (!known || !first) return 'Depende do que o seu negócio precisa.'
  const [example] = known.offer.apart
  return [
    first,
    known.offer.included.length > 0 && `O preço inclui: ${includedText(known.offer)}.`,
    example && `O que vai além tem preço e prazo próprios, como ${inSentence(example.name)}: ${apartText(example)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The first of the prices in a sentence; undefined if there is none. */
export function lowestPrice({ items: [first] }: Evidence['prices']): string | undefined {
  if (!first) return undefined
  const { name, from, per } = first
  return `“${name}” custa a partir de ${formatReais(from)}, ${per === 'once' ? 'pagos uma vez só' : 'por mês'}.`
}
