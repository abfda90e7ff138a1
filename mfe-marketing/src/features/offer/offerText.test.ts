import type { Offer } from '@site/contracts/Evidence'
import { type Apart, apartText, deliveryConditions, includedText, soldAs } from './offerText.ts'

const booking: Apart = { feature: 'booking', name: 'Agenda online', from: 590, per: 'once', deadline: '4 dias úteis' }
const offer: Offer = {
  sample: false,
  briefing: 'O nome e os preços.',
  payment: 'Pix.',
  included: [{ name: 'Uma página' }, { feature: 'priceList', name: 'SEO básico' }],
  apart: [booking],
}

it.each<{ item: Partial<Apart>; expected: string }>([
  { item: {}, expected: 'a partir de R$\u00a0590, em 4 dias úteis' },
  { item: { from: 1490, per: 'month' }, expected: 'a partir de R$\u00a01.490 por mês, em 4 dias úteis' },
  { item: { per: 'year', deadline: undefined }, expected: 'a partir de R$\u00a0590 por ano' },
])('states the price and the deadline: $expected', ({ item, expected }) => {
  expect(apartText({ ...booking, ...item })).toBe(expected)
})

it.each([
  { feature: 'priceList' as const, expected: 'included' },
  { feature: 'booking' as const, expected: booking },
  { feature: 'shop' as const, expected: undefined },
])('finds out how $feature is sold', ({ feature, expected }) => {
  expect(soldAs(offer, feature)).toBe(expected)
})

it('puts what is included into a sentence', () => {
  expect(includedText(offer)).toBe('uma página; SEO básico')
})

it('adds to the terms what the client brings, what is included, and what is not', () => {
  expect(deliveryConditions(offer)).toEqual([
    'O que você traz para o briefing: o nome e os preços.',
    'O preço e o prazo incluem: uma página; SEO básico.',
    'Não fazem parte, e têm preço e prazo próprios: agenda online.',
  ])
})

it('adds nothing about an empty list', () => {
  expect(deliveryConditions({ ...offer, included: [], apart: [] })).toHaveLength(1)
})
