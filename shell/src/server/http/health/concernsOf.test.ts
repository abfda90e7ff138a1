import { concernsOf, type HealthFacts } from './concernsOf.ts'

const now = Date.UTC(2026, 10, 27)
const minutes = (count: number) => now - count * 60_000
const healthy: HealthFacts = {
  ...{ now, lookedAt: now, judgedAt: now, isBehind: false, isOfFormerBuild: false, missing: [], failures: [] },
  leads: { areStored: true, overdue: 0 },
}
const failure = { remote: 'mfe-loja', cause: 'load', addresses: 5, documents: 250 }

it.each<{ what: string; change: Partial<HealthFacts> }>([
  { what: 'nothing to say', change: {} },
  { what: 'a look and a verdict of three minutes ago', change: { lookedAt: minutes(3), judgedAt: minutes(3) } },
  { what: 'failures of four addresses', change: { failures: [{ ...failure, addresses: 4, documents: 4 }] } },
  { what: 'failures of less than two in a hundred', change: { failures: [{ ...failure, documents: 251 }] } },
  { what: 'a number of leads that nobody could count', change: { leads: { areStored: true, overdue: undefined } } },
])('has no concern with $what', ({ change }) => {
  expect(concernsOf({ ...healthy, ...change })).toEqual([])
})

it.each<{ change: Partial<HealthFacts>; concern: string }>([
  { change: { lookedAt: minutes(3) - 1 }, concern: 'The releases were last looked at 3 minutes ago.' },
  { change: { lookedAt: undefined }, concern: 'The releases were last looked at never.' },
  { change: { judgedAt: minutes(70) }, concern: 'The last verdict on releases was given 70 minutes ago.' },
  { change: { isBehind: true }, concern: 'This server cannot show what is to be live.' },
  {
    change: { isOfFormerBuild: true },
    concern: 'This build of the server has not composed the site: visitors get what another one has.',
  },
  { change: { missing: ['mfe-loja', 'mfe-revista'] }, concern: 'Not live: mfe-loja, mfe-revista.' },
  {
    change: { failures: [failure] },
    concern: 'mfe-loja fails (load) for 5 addresses within an hour, of 250 documents.',
  },
  {
    change: { leads: { areStored: false, overdue: 0 } },
    concern: 'Leads cannot be stored: they wait in the browsers of visitors.',
  },
  { change: { leads: { areStored: true, overdue: 3 } }, concern: 'Leads that their receiver does not take: 3.' },
])('says: $concern', ({ change, concern }) => {
  expect(concernsOf({ ...healthy, ...change })).toEqual([concern])
})
