import type { Evidence } from '@site/contracts/Evidence'
import { formatReais } from '@site/design/formatNumber'

/** The first of the prices, and where to find all; without prices, that it depends. */
export function startingPrice(prices: Evidence['prices'] | undefined): string {
  const [first] = prices?.items ?? []
  if (!first) return 'Depende do que o seu negócio precisa.'
  const { name, from, per } = first
  return `“${name}” custa a partir de ${formatReais(from)}, ${per === 'once' ? 'pagos uma vez só' : 'por mês'}. Um cardápio com pedidos custa mais: os preços iniciais estão na página de serviços.`
}
