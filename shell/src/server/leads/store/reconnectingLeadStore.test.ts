import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeEndpoints, openEndpoints } from '../testing/openEndpoints.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { startPostgres } from '../testing/startPostgres.ts'
import type { LeadStore } from './LeadStore.ts'
import { openLeadStore } from './openLeadStore.ts'
import { reconnectingLeadStore } from './reconnectingLeadStore.ts'

jest.setTimeout(60_000)

const closers: (() => unknown)[] = [closeEndpoints]
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})
afterEach(() => jest.useRealTimers())

function open(opening: () => Promise<LeadStore>) {
  const lines: string[] = []
  let cameBack = () => {}
  const back = new Promise<void>((resolve) => {
    cameBack = resolve
  })
  const log = {
    info(_details: object, message: string) {
      lines.push(message)
      if (message === 'lead database is reachable again') cameBack()
    },
    error: (_details: object, message: string) => void lines.push(message),
  }
  return { lines, back, opened: reconnectingLeadStore(opening, log) }
}

function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'reconnect-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('responds to leads with 503 while there is no database, and stores them once there is one', async () => {
  const blocked = join(dataFolder(), 'data')
  writeFileSync(blocked, 'a file where the folder should be')
  const { lines, back, opened } = open(() => openLeadStore({ DATA_DIR: blocked }))
  const store = await opened
  closers.push(store.close)
  const { post } = await openEndpoints({ store })
  const lead = { kind: 'news', email: 'ana@exemplo.com.br' }

  const before = [store.isReady(), await post('/leads', lead)] as const
  rmSync(blocked)
  await back
  const after = await post('/leads', lead)

  expect(before[0]).toBe(false)
  expect(before[1].status).toBe(503)
  expect(before[1].headers.get('retry-after')).toBe('30')
  expect(after.status).toBe(200)
  expect((await store.counts()).total).toBe(1)
  expect(lines).toEqual(['lead database is unreachable', 'lead database is reachable again'])
})

it('doubles the pause before each retry, up to half a minute', async () => {
  jest.useFakeTimers()
  const tries: number[] = []
  const { opened } = open(() => {
    tries.push(Date.now())
    return Promise.reject(new Error('away'))
  })
  const store = await opened

  await jest.advanceTimersByTimeAsync(100_000)
  await store.close()

  const pauses = tries.slice(1).map((time, index) => (time - (tries[index] ?? 0)) / 1000)
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30])
})

it('notices within 15 s that an idle database is unavailable', async () => {
  const connected = await openLeadStore({ DATA_DIR: dataFolder() })
  jest.useFakeTimers()
  const probe = jest.fn(connected.probe)
  const { opened } = open(async () => ({ ...connected, probe }))
  const store = await opened
  probe.mockRejectedValue(new Error('away'))

  const before = store.isReady()
  await jest.advanceTimersByTimeAsync(15_000)

  expect([before, store.isReady()]).toEqual([true, false])
  await store.close()
})

it('reopens a database that was read-only', async () => {
  const config = { DATA_DIR: dataFolder() }
  const close = jest.fn()
  const readOnly = async () => ({
    ...(await openLeadStore(config)),
    probe: () => Promise.reject(new Error('attempt to write a readonly database')),
    close,
  })
  const ways = [readOnly, () => openLeadStore(config)]
  const { back, opened } = open(() => (ways.shift() ?? readOnly)())
  const store = await opened
  closers.push(store.close)

  const before = store.isReady()
  await back

  expect(before).toBe(false)
  expect(close).toHaveBeenCalledTimes(1)
  expect(await store.save(sampleLead())).toBe('stored')
})

it('reconnects to PostgreSQL by itself', async () => {
  const postgres = await startPostgres()
  closers.push(postgres.stop)
  const { back, opened } = open(() => openLeadStore({ DATABASE_URL: postgres.url, DATA_DIR: 'unused' }))
  const store = await opened
  closers.push(store.close)
  await store.save(sampleLead())

  await postgres.takeDown()
  await expect(store.save(sampleLead({ key: 'key-00000002' }))).rejects.toThrow()
  const during = store.isReady()
  await postgres.bringBack()
  await back

  expect(during).toBe(false)
  expect(await store.save(sampleLead({ key: 'key-00000002' }))).toBe('stored')
  expect((await store.counts()).total).toBe(2)
})
