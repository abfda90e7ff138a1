import { startViewJobs } from './startViewJobs.ts'

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 22, 18, 30) }))
afterEach(() => jest.useRealTimers())

function start() {
  const database = { isAway: false }
  const answer = async () => {
    if (database.isAway) throw new Error('The database is away.')
  }
  const flush = jest.fn(answer)
  const prune = jest.fn((_before: string) => answer())
  const warn = jest.fn()
  const stop = startViewJobs({ buffer: { flush }, store: { prune }, log: { warn } })
  return { database, flush, prune, warn, stop }
}

it('writes the buffered counts every ten seconds, and at the end', async () => {
  const { flush, stop } = start()

  await jest.advanceTimersByTimeAsync(29_999)
  expect(flush).toHaveBeenCalledTimes(2)
  await stop()
  expect(flush).toHaveBeenCalledTimes(3)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(flush).toHaveBeenCalledTimes(3)
})

it('deletes counts older than 90 days, at once and every hour', async () => {
  const { prune, stop } = start()

  await jest.advanceTimersByTimeAsync(60 * 60_000)

  expect(prune.mock.calls).toEqual([['2026-08-24T18:00:00.000Z'], ['2026-08-24T19:00:00.000Z']])
  await stop()
})

it('reports once that the database is unavailable', async () => {
  const { database, warn, stop } = start()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(warn).not.toHaveBeenCalled()

  database.isAway = true
  await jest.advanceTimersByTimeAsync(30_000)
  expect(warn).toHaveBeenCalledTimes(1)

  database.isAway = false
  await jest.advanceTimersByTimeAsync(10_000)
  database.isAway = true
  await stop()
  expect(warn).toHaveBeenCalledTimes(2)
})
