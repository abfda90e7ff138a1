import { type Advertising, advertisingScope, asksConsent, companiesOf, companyNames } from './advertising.ts'

const meta = { company: 'meta', id: '123456' } as const
const google = { company: 'google', id: 'AW-1' } as const

it.each<Advertising & { names: string }>([
  { tags: [meta], leads: [], names: 'a Meta' },
  { tags: [], leads: ['google'], names: 'o Google' },
  { tags: [google], leads: ['meta'], names: 'a Meta e o Google' },
  { tags: [google, meta], leads: ['meta', 'google', 'meta'], names: 'a Meta e o Google' },
])('names $names once, in one order', ({ names, ...advertising }) => {
  expect(companyNames(companiesOf(advertising))).toBe(names)
})

it('says piece by piece what is consented to', () => {
  expect(advertisingScope({ tags: [meta, google, meta], leads: ['meta'] })).toEqual([
    'google-tag',
    'meta-lead',
    'meta-tag',
  ])
})

it('names them as a sentence needs it', () => {
  expect(companyNames(['google', 'meta'], 'whom')).toBe('à Meta e ao Google')
  expect(companyNames(['google'], 'whose')).toBe('do Google')
})

it.each([
  { analyticsId: '', advertising: undefined, asks: false },
  { analyticsId: 'G-1', advertising: undefined, asks: true },
  { analyticsId: '', advertising: { tags: [meta], leads: [] }, asks: true },
])('asks with analytics "$analyticsId" and $advertising: $asks', ({ analyticsId, advertising, asks }) => {
  expect(asksConsent({ services: { leadUrl: '/leads', analyticsId }, advertising })).toBe(asks)
})
