import { closeDatabases, openDatabase, postgresql, sqlite, stopDatabases } from '../database/testing/freshDatabases.ts'
import { createVisitRecorder, OTHER_SOURCE } from './createVisitRecorder.ts'
import type { VisitCount } from './VisitCounts.ts'
import { visitCountsIn } from './visitCountsIn.ts'

jest.setTimeout(60_000)

afterEach(closeDatabases)
afterAll(stopDatabases)

const count = (changes: Partial<VisitCount> = {}): VisitCount => ({
  ...{ day: '2026-11-22', kind: 'visit', remote: 'mfe-loja', source: 'Google', count: 1 },
  ...changes,
})

describe.each([sqlite, postgresql])('sums of visits in $name', ({ fresh }) => {
  it('add up, whichever server counted, and go with their day', async () => {
    const settings = await fresh()
    const [store, other] = [visitCountsIn(openDatabase(settings)), visitCountsIn(openDatabase(settings))]
    expect(await store.since('')).toEqual([])

    await Promise.all([
      store.add([count(), count({ kind: 'tap', source: '' })]),
      other.add([count({ count: 2 }), count({ day: '2026-11-21', count: 9 })]),
    ])

    const sums = await store.since('2026-11-22')
    expect(sums).toHaveLength(2)
    expect(sums).toEqual(expect.arrayContaining([count({ count: 3 }), count({ kind: 'tap', source: '' })]))
    await store.prune('2026-11-22')
    expect(await store.since('')).toHaveLength(2)
  })
})

function record() {
  const stored: VisitCount[] = []
  const clock = { now: Date.parse('2026-11-22T12:00:00Z') }
  const recorder = createVisitRecorder({
    store: { add: async (counts) => void stored.push(...counts) },
    now: () => clock.now,
  })
  return { stored, clock, recorder }
}

it('adds up what has the same name before it is stored', async () => {
  const { stored, recorder } = record()

  recorder.visit('mfe-loja', 'www.google.com')
  recorder.visit('mfe-loja', 'google')
  recorder.tap('mfe-loja')
  await recorder.flush()

  expect(stored).toEqual([count({ count: 2 }), count({ kind: 'tap', source: '' })])
})

it('tells only so many sources of a day apart, because anybody may report any', async () => {
  const { stored, clock, recorder } = record()
  for (let index = 0; index < 300; index++) recorder.visit('mfe-loja', `s${index}`)
  clock.now += 24 * 60 * 60_000
  recorder.visit('mfe-loja', 's299')
  await recorder.flush()

  const names = (day: string) => stored.filter((one) => one.day === day).map(({ source }) => source)
  expect(names('2026-11-22')).toHaveLength(201)
  expect(stored.find(({ source }) => source === OTHER_SOURCE)?.count).toBe(100)
  expect(names('2026-11-23')).toEqual(['s299'])
})
