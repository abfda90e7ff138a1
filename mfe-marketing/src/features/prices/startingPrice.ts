import type { Evidence } from '@site/contracts/Evidence'

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 })

/** Whole reais as they are written: R$ 990. */
export function inReais(amount: number): string {
  return reais.format(amount)
}

/** What the first of the prices is, in a sentence; without prices that it depends. */
export function startingPrice(prices: Evidence['prices'] | undefined): string {
  const [first] = prices?.items ?? []
  if (!first) return 'Depende do que o seu negócio precisa.'
  const { name, from, per } = first
  return `“${name}” custa a partir de ${inReais(from)}, ${per === 'once' ? 'pagos uma vez só' : 'por mês'}.`
}
