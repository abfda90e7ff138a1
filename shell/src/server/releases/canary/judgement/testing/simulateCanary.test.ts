import { createRandom } from './createRandom.ts'
import { healthy } from './SimulatedRelease.ts'
import { simulateCanary } from './simulateCanary.ts'

const busy = { visitorsPerHour: 1_500, documentsPerVisitor: 2 }
const small = { visitorsPerHour: 75, documentsPerVisitor: 2 }

type Changes = Partial<Parameters<typeof simulateCanary>[0]>

/** The outcomes of this many releases, each continuing the random numbers of the one before. */
function outcomes(releases: number, changes: Changes) {
  const chance = createRandom(20_261_122)
  const usual = { traffic: small, control: healthy, canary: healthy, shares: [0.1, 0.5], hours: 2, every: 10, chance }
  return Array.from({ length: releases }, () => simulateCanary({ ...usual, ...changes }))
}

const called = (releases: number, changes: Changes) => outcomes(releases, changes).filter(({ worse }) => worse).length

const documentsUntilWorse = (canary: typeof healthy) =>
  outcomes(10, { canary, traffic: busy, hours: 24, every: 5 })
    .map(({ worse }) => worse?.documents ?? Number.POSITIVE_INFINITY)
    .sort((one, other) => one - other)

it('withdraws at most 1 % of 1,000 healthy releases, although it is evaluated all the time', () => {
  expect(called(1_000, {})).toBeLessThanOrEqual(10)
})

it('detects failures in five more documents of a hundred within some thousands', () => {
  expect(documentsUntilWorse({ ...healthy, failures: 0.06 })[8]).toBeLessThan(4_000)
})

it('detects pages that are slower by 20 % within some ten thousand', () => {
  expect(documentsUntilWorse({ ...healthy, slowness: 1.2 })[8]).toBeLessThan(20_000)
})

it('detects scripts that never start within some hundreds', () => {
  expect(documentsUntilWorse({ ...healthy, silence: 1 })[8]).toBeLessThan(1_000)
})

it('judges healthy releases of a busy site as fine within a day', () => {
  const found = outcomes(3, { traffic: busy, shares: [0.5], hours: 24, every: 15, ends: 'fine' })

  expect(found.map(({ fine, worse }) => [fine !== undefined, worse])).toEqual(found.map(() => [true, undefined]))
})
