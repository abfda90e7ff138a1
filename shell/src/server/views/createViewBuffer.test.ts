import { createViewBuffer } from './createViewBuffer.ts'
import type { ViewCount } from './ViewCounts.ts'

const count = (more: Partial<ViewCount> = {}): ViewCount => ({
  hour: '2026-11-22T18:00:00.000Z',
  remote: 'mfe-loja',
  release: '0123456789abcdef',
  share: 0,
  measure: 'lcp',
  views: 1,
  bad: 0,
  ...more,
})

function open() {
  const database = { isAway: false, calls: [] as (readonly ViewCount[])[] }
  const buffer = createViewBuffer({
    async add(counts) {
      if (database.isAway) throw new Error('The database is away.')
      database.calls.push(counts)
    },
  })
  return { database, buffer }
}

it('asks the database for nothing before it is told to write, and for nothing when there is nothing', async () => {
  const { database, buffer } = open()

  await buffer.flush()
  buffer.add([count()])

  expect(database.calls).toEqual([])
})

it('adds up what is of the same hour, release, share and measure, and writes it once', async () => {
  const { database, buffer } = open()
  buffer.add([count({ views: 2, bad: 1 }), count({ measure: 'cls' })])
  buffer.add([count({ views: 3, bad: 2 })])

  await buffer.flush()
  await buffer.flush()

  expect(database.calls).toEqual([[count({ views: 5, bad: 3 }), count({ measure: 'cls' })]])
})

it('loses nothing while the database is away', async () => {
  const { database, buffer } = open()
  buffer.add([count()])
  database.isAway = true
  await expect(buffer.flush()).rejects.toThrow('away')
  buffer.add([count()])
  database.isAway = false

  await buffer.flush()

  expect(database.calls).toEqual([[count({ views: 2 })]])
})

it('writes what came while it was writing the next time, and nothing twice', async () => {
  const { database, buffer } = open()
  buffer.add([count()])

  const first = buffer.flush()
  buffer.add([count({ bad: 1 })])
  await Promise.all([first, buffer.flush()])

  const written = database.calls.flat()
  expect(written.reduce((sum, { views }) => sum + views, 0)).toBe(2)
  expect(written.reduce((sum, { bad }) => sum + bad, 0)).toBe(1)
})

it('keeps so much and no more', async () => {
  const { database, buffer } = open()
  for (let share = 0; share < 20_010; share++) buffer.add([count({ share })])
  buffer.add([count({ share: 0 })])

  await buffer.flush()

  expect(database.calls[0]).toHaveLength(20_000)
  expect(database.calls[0]?.[0]).toEqual(count({ views: 2 }))
})
