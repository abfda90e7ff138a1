import type { Evidence } from '@site/contracts/Evidence'
import { startingPrice } from './startingPrice.ts'

const prices = (...items: Evidence['prices']['items']): Evidence['prices'] => ({ sample: false, items, afterwards: [] })
const item = { name: 'Site no ar em 1 dia', from: 1990, includes: 'Tudo.' }

it.each([
  { per: 'once' as const, expected: '“Site no ar em 1 dia” custa a partir de R$\u00a01.990, pagos uma vez só. ' },
  { per: 'month' as const, expected: '“Site no ar em 1 dia” custa a partir de R$\u00a01.990, por mês. ' },
])('shows the lowest price, to be paid $per', ({ per, expected }) => {
  expect(startingPrice(prices({ ...item, per }, { ...item, name: 'Outro', from: 5, per }))).toMatch(expected)
})

it.each([undefined, prices()])('shows no number if there is none', (none) => {
  expect(startingPrice(none)).toBe('Depende do que o seu negócio precisa.')
})
