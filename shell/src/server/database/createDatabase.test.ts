import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './createDatabase.ts'
import type { OpenDatabase } from './Database.ts'
import { openSqlite } from './openSqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'database-'))
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  jest.useRealTimers()
  for (const close of closers.splice(0)) await close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const openFile = () => openSqlite(join(folder, `${++files}.sqlite`))
const away = () => Promise.reject(new Error('away'))
const nothing = async () => {}

function create(open: () => Promise<OpenDatabase>) {
  const lines: string[] = []
  const say = (_details: object, message: string) => void lines.push(message)
  const opening = jest.fn(open)
  const database = createDatabase(opening, { info: say, error: say })
  closers.push(database.close)
  return { database, opening, lines }
}

it('is opened once, when it is first needed, whoever needs it', async () => {
  const { database, opening } = create(openFile)
  expect(opening).not.toHaveBeenCalled()

  const opened = await Promise.all([database.open(), database.use(async (one) => one), database.open()])
  await database.watch()

  expect(opening).toHaveBeenCalledTimes(1)
  expect(new Set(opened).size).toBe(1)
})

it('is opened again when an attempt has failed, and callers share an attempt', async () => {
  const ways = [away, openFile]
  const { database, opening } = create(() => (ways.shift() ?? away)())

  const first = await Promise.allSettled([database.open(), database.open()])
  await Promise.all([database.open(), database.use(nothing)])

  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(opening).toHaveBeenCalledTimes(2)
})

it('doubles the pause before each attempt while it is watched, up to half a minute', async () => {
  jest.useFakeTimers()
  const tries: number[] = []
  const { database } = create(() => {
    tries.push(Date.now())
    return away()
  })
  await database.watch()

  await jest.advanceTimersByTimeAsync(100_000)
  await database.close()
  await jest.advanceTimersByTimeAsync(100_000)

  const pauses = tries.slice(1).map((time, index) => (time - (tries[index] ?? 0)) / 1000)
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30])
})

it('notices within 15 s that it is away though nobody uses it, and in a second that it is back', async () => {
  const file = await openFile()
  jest.useFakeTimers()
  const probe = jest.fn(nothing)
  const { database, lines } = create(async () => ({ ...file, probe }))
  await database.watch()
  const states = [database.isReady()]

  probe.mockImplementation(away)
  await jest.advanceTimersByTimeAsync(15_000)
  states.push(database.isReady())
  probe.mockImplementation(nothing)
  await jest.advanceTimersByTimeAsync(1_000)
  states.push(database.isReady())

  expect(states).toEqual([true, false, true])
  expect(lines).toEqual(['database is unreachable', 'database is reachable again'])
})

it('says that it is not ready after work that failed, and probes it a second later', async () => {
  const file = await openFile()
  jest.useFakeTimers()
  const { database, lines } = create(async () => ({ ...file, probe: nothing }))
  await database.watch()

  for (let failure = 1; failure <= 3; failure++) await expect(database.use(away)).rejects.toThrow('away')
  const during = database.isReady()
  await jest.advanceTimersByTimeAsync(1_000)

  expect([during, database.isReady()]).toEqual([false, true])
  expect(lines).toEqual(['database is unreachable', 'database is reachable again'])
})

it('is opened again, and the first closed, if it was read-only', async () => {
  const [first, second] = [await openFile(), await openFile()]
  const readOnly = { ...first, probe: () => Promise.reject(new Error('attempt to write a readonly database')) }
  const destroy = jest.spyOn(first.db, 'destroy')
  const ways = [readOnly, second]
  const { database } = create(async () => ways.shift() ?? readOnly)

  await expect(database.open()).rejects.toThrow('readonly')
  const opened = await database.open()

  expect(destroy).toHaveBeenCalledTimes(1)
  expect(opened).toBe(second)
})

it('opens nothing after it was closed', async () => {
  const { database, opening } = create(openFile)
  await database.close()

  await expect(database.use(nothing)).rejects.toThrow('closed')
  expect(opening).not.toHaveBeenCalled()
})
