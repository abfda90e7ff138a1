import type { Generation } from '@site/contracts/Generation'
import { nextPublication } from '@site/contracts/ReleasePointer'
import { releasesToPrune, retention } from './retention.ts'

type Facts = Parameters<typeof releasesToPrune>[0]

const name = 'mfe-shop'
const idOf = (number: number) => number.toString(16).padStart(16, '0')
const DAY = 24 * 60 * 60 * 1000
const now = Date.parse('2026-06-01T00:00:00Z')

/** Shop 0 to 24, made on consecutive days, the last one a year ago. */
const stored = Array.from({ length: 25 }, (_, number) => ({
  name,
  id: idOf(number),
  at: now - 365 * DAY + number * DAY,
}))
const nothing: Facts = { stored, publication: undefined, generations: [], admitted: [], now }
const pruned = (facts: Partial<Facts>) =>
  releasesToPrune({ ...nothing, ...facts }).map(({ id }) => Number.parseInt(id, 16))

it('keeps what was live for thirty days, and what has arrived for an hour', () => {
  expect(retention).toEqual({ newest: 20, wasLive: 2_592_000_000, arrived: 3_600_000 })
})

it(`keeps the newest ${retention.newest} of each name`, () => {
  expect(pruned({}).toSorted()).toEqual([0, 1, 2, 3, 4])
  expect(pruned({ stored: stored.slice(5) })).toEqual([])
  expect(pruned({ stored: [...stored.slice(5), { name: 'mfe-other', id: idOf(0), at: 0 }] })).toEqual([])
})

it('keeps what was live within thirty days, and counts it as new', () => {
  const at = now - retention.wasLive
  expect(pruned({ admitted: [0, 1].map((number) => ({ name, id: idOf(number), at })) }).toSorted()).toEqual([
    2, 3, 4, 5, 6,
  ])
  const all = stored.map(({ id }) => ({ name, id, at }))
  expect(pruned({ admitted: all })).toEqual([])
  expect(pruned({ admitted: all.map((one) => ({ ...one, at: at - 1 })) })).toHaveLength(5)
})

it('keeps what is live on any server, and what a name points to', () => {
  const generation: Generation = { number: 1, at: '', publication: 1, live: { [name]: idOf(0) }, refused: [] }
  const publication = nextPublication(undefined, { at: '', by: 'hand', moves: { [name]: idOf(1) } })

  expect(pruned({ generations: [generation], publication }).toSorted()).toEqual([2, 3, 4])
})

it('keeps what has just arrived and is not published yet', () => {
  const fresh = Array.from({ length: 30 }, (_, number) => ({ name, id: idOf(number), at: now - retention.arrived }))

  expect(pruned({ stored: fresh })).toEqual([])
  expect(pruned({ stored: fresh.map((one) => ({ ...one, at: one.at - 1 })) })).toHaveLength(10)
})
