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

it('sends nothing to the database before it is told to write, and nothing if it is empty', async () => {
  const { database, buffer } = open()

  await buffer.flush()
  buffer.add([sampleCount()])

  expect(database.calls).toEqual([])
})

it('adds up counts of the same hour, release, share and measure, and writes them once', async () => {
  const { database, buffer } = open()
  buffer.add([sampleCount({ views: 2, bad: 1 }), sampleCount({ measure: 'cls' })])
  buffer.add([sampleCount({ views: 3, bad: 2 })])

  await buffer.flush()
  await buffer.flush()

  expect(database.calls).toEqual([[sampleCount({ views: 5, bad: 3 }), sampleCount({ measure: 'cls' })]])
})

it('loses nothing while the database is unavailable', async () => {
  const { database, buffer } = open()
  buffer.add([sampleCount()])
  database.isAway = true
  await expect(buffer.flush()).rejects.toThrow('away')
  buffer.add([sampleCount()])
  database.isAway = false

  await buffer.flush()

  expect(database.calls).toEqual([[sampleCount({ views: 2 })]])
})

it('writes counts that arrive during a write the next time, and nothing twice', async () => {
  const { database, buffer } = open()
  buffer.add([sampleCount()])

  const first = buffer.flush()
  buffer.add([sampleCount({ bad: 1 })])
  await Promise.all([first, buffer.flush()])

  const written = database.calls.flat()
  expect(written.reduce((sum, { views }) => sum + views, 0)).toBe(2)
  expect(written.reduce((sum, { bad }) => sum + bad, 0)).toBe(1)
})

it('keeps a limited number of counts', async () => {
  const { database, buffer } = open()
  for (let share = 0; share < 20_010; share++) buffer.add([sampleCount({ share })])
  buffer.add([sampleCount({ share: 0 })])

  await buffer.flush()

  expect(database.calls[0]).toHaveLength(20_000)
  expect(database.calls[0]?.[0]).toEqual(sampleCount({ views: 2 }))
})
