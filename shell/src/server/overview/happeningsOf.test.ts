import type { LeadOrigin } from '@site/contracts/LeadDesk'
import { happeningsOf } from './happeningsOf.ts'

const remotes = [
  { name: 'mfe-loja', label: 'Loja', prefixes: ['/', '/produtos'] },
  { name: 'mfe-revista', prefixes: ['/revista'] },
]
const receivedAt = Date.parse('2026-11-23T01:00:00Z')
const lead = (origin: LeadOrigin | undefined) => ({
  ...{ kind: 'orders', receivedAt, answeredAt: 0, origin },
  person: { email: '', phone: '' },
})

it.each<{ origin: LeadOrigin | undefined; part: string; source: string | undefined }>([
  { origin: undefined, part: '', source: undefined },
  { origin: { page: '/' }, part: 'Loja', source: undefined },
  { origin: { page: '/produtos/bolo', first: {} }, part: 'Loja', source: '' },
  { origin: { page: '/revista/a', first: { referrer: 'www.google.com/' } }, part: 'mfe-revista', source: 'Google' },
  { origin: { page: '/gone', first: { campaign: { gclid: 'x' } } }, part: '', source: 'Google Ads' },
  {
    origin: { page: '/', first: { referrer: 'l.instagram.com/x', campaign: { utm_source: 'boletim' } } },
    part: 'Loja',
    source: 'boletim',
  },
  { origin: { page: '/', last: { campaign: { utm_source: 'ig' } } }, part: 'Loja', source: 'Instagram' },
])('a lead from $origin is of $part and $source', ({ origin, part, source }) => {
  const found = happeningsOf([], { received: [lead(origin)], won: [{ at: receivedAt, origin }] }, remotes)

  const common = { day: '2026-11-22', part, source, count: 1 }
  expect(found).toEqual([
    { measure: 'leads', ...common },
    { measure: 'won', ...common },
  ])
})

it('names the part of a visit, also of a remote that is gone, and no source of a tap', () => {
  const day = '2026-11-22'
  const found = happeningsOf(
    [
      { day, kind: 'visit', remote: 'mfe-loja', source: 'Google', count: 2 },
      { day, kind: 'tap', remote: 'mfe-gone', source: '', count: 1 },
    ],
    { received: [], won: [] },
    remotes,
  )

  expect(found).toEqual([
    { measure: 'visits', day, part: 'Loja', source: 'Google', count: 2 },
    { measure: 'taps', day, part: 'mfe-gone', source: undefined, count: 1 },
  ])
})
