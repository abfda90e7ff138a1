const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 })

/** Whole reais the Brazilian way: R$ 30.396. */
export function inReais(amount: number): string {
  return reais.format(amount)
}
