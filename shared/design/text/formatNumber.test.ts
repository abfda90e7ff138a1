import { formatReais, formatNumber } from './formatNumber.ts'

const amounts = [0, 1, 999, 1000, 30_396, 100_000, 1_234_567, -7, -799, -1200, -123_456]
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 })

it.each(amounts)('formats %d the Brazilian way, with points and in reais', (amount) => {
  expect(formatNumber(amount)).toBe(amount.toLocaleString('pt-BR'))
  expect(formatReais(amount)).toBe(reais.format(amount))
})
