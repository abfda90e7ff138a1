import type { Evidence } from '@site/contracts/Evidence'
import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { startingPrice } from './startingPrice.ts'

const known = (...items: Evidence['prices']['items']) => ({
  prices: { sample: false, items, afterwards: [] },
  offer: sampleEvidence.offer,
})
const item = { name: 'Site no ar em 1 dia', from: 1990, includes: 'Tudo.' }

it.each([
  { per: 'once' as const, expected: '“Site no ar em 1 dia” custa a partir de R$\u00a01.990, pagos uma vez só. ' },
  { per: 'month' as const, expected: '“Site no ar em 1 dia” custa a partir de R$\u00a01.990, por mês. ' },
])('shows the lowest price, to be paid $per', ({ per, expected }) => {
  expect(startingPrice(known({ ...item, per }, { ...item, name: 'Outro', from: 5, per }))).toMatch(expected)
})

it('says what the price includes, and gives an example of what is sold apart', () => {
  const text = startingPrice(known({ ...item, per: 'once' }))

  expect(text).toContain('O preço inclui: uma página, com até sete seções')
  expect(text).toContain('como cardápio com pedidos: a partir de R$\u00a0690, em 5 dias úteis.')
})

it('says nothing about an empty list', () => {
  const { prices, offer } = known({ ...item, per: 'once' })

  expect(startingPrice({ prices, offer: { ...offer, included: [], apart: [] } })).toMatch(/uma vez só\.$/)
})

it.each([undefined, known()])('shows no number if there is none', (none) => {
  expect(startingPrice(none)).toBe('Depende do que o seu negócio precisa.')
})
