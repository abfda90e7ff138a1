import type { Evidence } from '@site/contracts/Evidence'
import { inReais } from '@site/design/writtenAmount'

/** What the first of the prices is, in a sentence; without prices that it depends. */
export function startingPrice(prices: Evidence['prices'] | undefined): string {
  const [first] = prices?.items ?? []
  if (!first) return 'Depende do que o seu negócio precisa.'
  const { name, from, per } = first
  return `“${name}” custa a partir de ${inReais(from)}, ${per === 'once' ? 'pagos uma vez só' : 'por mês'}.`
}
