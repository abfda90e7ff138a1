import { createViewBuffer } from './createViewBuffer.ts'
import { sampleCount } from './testing/sampleCount.ts'
import type { ViewCount } from './ViewCounts.ts'

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
  buffer.add([sampleCount()])

  expect(database.calls).toEqual([])
})

it('adds up what is of the same hour, release, share and measure, and writes it once', async () => {
  const { database, buffer } = open()
  buffer.add([sampleCount({ views: 2, bad: 1 }), sampleCount({ measure: 'cls' })])
  buffer.add([sampleCount({ views: 3, bad: 2 })])

  await buffer.flush()
  await buffer.flush()

  expect(database.calls).toEqual([[sampleCount({ views: 5, bad: 3 }), sampleCount({ measure: 'cls' })]])
})

it('loses nothing while the database is away', async () => {
  const { database, buffer } = open()
  buffer.add([sampleCount()])
  database.isAway = true
  await expect(buffer.flush()).rejects.toThrow('away')
  buffer.add([sampleCount()])
  database.isAway = false

  await buffer.flush()

  expect(database.calls).toEqual([[sampleCount({ views: 2 })]])
})

it('writes what came while it was writing the next time, and nothing twice', async () => {
  const { database, buffer } = open()
  buffer.add([sampleCount()])

  const first = buffer.flush()
  buffer.add([sampleCount({ bad: 1 })])
  await Promise.all([first, buffer.flush()])

  const written = database.calls.flat()
  expect(written.reduce((sum, { views }) => sum + views, 0)).toBe(2)
  expect(written.reduce((sum, { bad }) => sum + bad, 0)).toBe(1)
})

it('keeps so much and no more', async () => {
  const { database, buffer } = open()
  for (let share = 0; share < 20_010; share++) buffer.add([sampleCount({ share })])
  buffer.add([sampleCount({ share: 0 })])

  await buffer.flush()

  expect(database.calls[0]).toHaveLength(20_000)
  expect(database.calls[0]?.[0]).toEqual(sampleCount({ views: 2 }))
})
