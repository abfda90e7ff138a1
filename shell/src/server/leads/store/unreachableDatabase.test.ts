import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteDatabase } from '../../database/siteDatabase.ts'
import { startPostgres } from '../../database/testing/startPostgres.ts'
import { closeEndpoints, openEndpoints } from '../testing/openEndpoints.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { sqlLeadStore } from './sqlLeadStore.ts'

jest.setTimeout(60_000)

const closers: (() => unknown)[] = [closeEndpoints]
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

/** A watched database, as a server has it. */
async function openWatched(settings: { DATABASE_URL?: string; DATA_DIR: string }) {
  const lines: string[] = []
  const database = siteDatabase(settings, {
    log: {
      info: (_details, message) => lines.push(message),
      error: (_details, message) => lines.push(message),
    },
  })
  closers.push(database.close)
  await database.watch()
  return { lines, database, store: sqlLeadStore(database) }
}

it('responds to leads with 503 while there is no database, and stores them once there is one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unreachable-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  const blocked = join(folder, 'data')
  writeFileSync(blocked, 'a file where the folder should be')
  const { lines, database, store } = await openWatched({ DATA_DIR: blocked })
  const { post } = await openEndpoints({ store })
  const lead = { kind: 'news', email: 'ana@exemplo.com.br' }

  const before = [database.isReady(), await post('/leads', lead)] as const
  rmSync(blocked)
  const after = await post('/leads', lead)

  expect(before[0]).toBe(false)
  expect(before[1].status).toBe(503)
  expect(before[1].headers.get('retry-after')).toBe('30')
  expect(after.status).toBe(200)
  expect(database.isReady()).toBe(true)
  expect((await store.counts()).total).toBe(1)
  expect(lines).toEqual(['database is unreachable', 'database is reachable again'])
})

it('loses no lead to a PostgreSQL that goes away and comes back', async () => {
  const postgres = await startPostgres()
  closers.push(postgres.stop)
  const { database, store } = await openWatched({ DATABASE_URL: postgres.url, DATA_DIR: 'unused' })
  await store.save(sampleLead())

  await postgres.takeDown()
  await expect(store.save(sampleLead({ key: 'key-00000002' }))).rejects.toThrow()
  const during = database.isReady()
  await postgres.bringBack()

  expect(during).toBe(false)
  expect(await store.save(sampleLead({ key: 'key-00000002' }))).toBe('stored')
  expect(database.isReady()).toBe(true)
  expect((await store.counts()).total).toBe(2)
})
