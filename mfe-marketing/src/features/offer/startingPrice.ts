import type { Evidence } from '@site/contracts/Evidence'
import { formatReais } from '@site/design/formatNumber'
import { apartText, includedText, inSentence } from './offerText.ts'

/** The first of the prices, what it includes, and an example of what it does not; without prices, that it depends. */
export function startingPrice(known: Pick<Evidence, 'prices' | 'offer'> | undefined): string {
  const [first] = known?.prices.items ?? []
  if (!known || !first) return 'Depende do que o seu negócio precisa.'
  const { name, from, per } = first
  const [example] = known.offer.apart
  return [
    `“${name}” custa a partir de ${formatReais(from)}, ${per === 'once' ? 'pagos uma vez só' : 'por mês'}.`,
    known.offer.included.length > 0 && `O preço inclui: ${includedText(known.offer)}.`,
    example && `O que vai além tem preço e prazo próprios, como ${inSentence(example.name)}: ${apartText(example)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
