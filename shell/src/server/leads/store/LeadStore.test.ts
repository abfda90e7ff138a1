import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql/promise'
import pg from 'pg'
import { formerTable } from '../testing/formerTable.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { startPostgres } from '../testing/startPostgres.ts'
import { leadsInBackup } from './backup/leadsInBackup.ts'
import { openPostgresDatabase } from './database/openPostgresDatabase.ts'
import type { Delivery, LeadStore } from './LeadStore.ts'
import { openLeadStore } from './openLeadStore.ts'

jest.setTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'leads-'))
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
let stores: LeadStore[] = []

afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()))
  stores = []
})

async function open(config: { DATABASE_URL?: string; DATA_DIR: string }) {
  const store = await openLeadStore(config)
  stores.push(store)
  return store
}

const delivery: Delivery = { state: 'waiting', attempts: 0, nextAt: 0, lastError: '', receiver: '' }

let count = 0
const sqlite = { name: 'SQLite', fresh: async () => ({ DATA_DIR: join(folder, `data-${++count}`) }) }
const postgresql = {
  name: 'PostgreSQL',
  async fresh() {
    postgres ??= await startPostgres()
    await query(
      postgres.url,
      'DROP TABLE IF EXISTS leads, ended_sessions, page_views, lead_migration, lead_migration_lock',
    )
    return { DATABASE_URL: postgres.url, DATA_DIR: folder }
  },
}

/** Waits for a sleeping query, and breaks its connection. */
const END_SLEEPERS = `DO $$ BEGIN
  WHILE NOT EXISTS (SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active') LOOP
    PERFORM pg_stat_clear_snapshot();
  END LOOP;
  PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%';
END $$`

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(text)
  await client.end()
}

/** The database of the version before migrations: its table with one lead in it. */
async function makeFormerTable(config: { DATABASE_URL?: string; DATA_DIR: string }) {
  if (config.DATABASE_URL) return query(config.DATABASE_URL, formerTable.postgres)
  mkdirSync(config.DATA_DIR)
  const database = new Database(join(config.DATA_DIR, 'leads.sqlite'), {})
  await database.exec(formerTable.sqlite)
  database.close()
}

describe.each([sqlite, postgresql])('leads in $name', ({ fresh }) => {
  const openFresh = async () => open(await fresh())
  const all = { after: 0, limit: 1000 }

  it('are returned as they were stored, in the order of arrival', async () => {
    const store = await openFresh()
    const first = sampleLead({ key: 'key-00000001', fields: { name: 'D\'Ávila "; DROP TABLE leads;-- 💡', score: 7 } })

    await store.save(first)
    await store.save(sampleLead({ key: 'key-00000002', verified: false }))

    const [one, two] = await store.list(all)
    expect(one).toMatchObject({ ...first, number: 1, delivery: { state: 'waiting', attempts: 0 } })
    expect(two).toMatchObject({ number: 2, verified: false })
    expect(await store.list({ after: 1, limit: 1 })).toEqual([two])
  })

  it('with the same key are stored once, even if they arrive at the same time', async () => {
    const store = await openFresh()

    const together = await Promise.all(Array.from({ length: 30 }, () => store.save(sampleLead())))
    const again = await store.save(sampleLead())

    expect(together.filter((result) => result === 'stored')).toHaveLength(1)
    expect(together.filter((result) => result === 'known')).toHaveLength(29)
    expect(again).toBe('known')
    expect(await store.list(all)).toHaveLength(1)
  })

  it('with different content under a known key are a conflict, and the first one stays', async () => {
    const store = await openFresh()
    await store.save(sampleLead())

    const result = await store.save(sampleLead({ fields: { name: 'Outro' } }))

    expect(result).toBe('conflict')
    expect((await store.list(all))[0]?.fields.name).toBe('Ana Exemplo')
  })

  it('are all stored if a thousand arrive at once at two open stores', async () => {
    const config = await fresh()
    const [one, two] = [await open(config), await open(config)]

    const saves = Array.from({ length: 1000 }, (_, index) =>
      (index % 2 ? one : two).save(sampleLead({ key: `key-${10_000 + index}` })),
    )
    const results = await Promise.all(saves)

    expect(new Set(results)).toEqual(new Set(['stored']))
    expect((await one.counts()).total).toBe(1000)
  })

  it('are forgotten by e-mail address, in any spelling', async () => {
    const store = await openFresh()
    await store.save(sampleLead({ key: 'key-00000001' }))
    await store.save(sampleLead({ key: 'key-00000002', fields: { email: 'outra@exemplo.com.br' } }))
    const [first] = await store.list(all)
    await store.settle(first?.number ?? 0, { ...delivery, state: 'delivered', attempts: 1, receiver: 'sheet.example' })

    const forgotten = await store.forget(' ana@EXEMPLO.com.br')

    expect(forgotten).toEqual({ removed: 1, delivered: 1, tried: 0, receivers: ['sheet.example'] })
    expect((await store.list(all)).map(({ key }) => key)).toEqual(['key-00000002'])
  })

  it('are forgotten with a note on who may have received them, even after they were requeued', async () => {
    const store = await openFresh()
    await store.save(sampleLead())
    await store.settle(1, { ...delivery, state: 'dead', attempts: 100, receiver: 'sheet.example' })
    await store.revive(5)

    const forgotten = await store.forget('ana@exemplo.com.br')

    expect(forgotten).toEqual({ removed: 1, delivered: 0, tried: 1, receivers: ['sheet.example'] })
  })

  it('are deleted when they are older than the retention period, and not a millisecond earlier', async () => {
    const store = await openFresh()
    await store.save(sampleLead({ key: 'key-00000001', receivedAt: 999 }))
    await store.save(sampleLead({ key: 'key-00000002', receivedAt: 1000 }))

    expect(await store.prune({ before: 1000 })).toEqual({ status: 'pruned', removed: 1 })

    expect((await store.list(all)).map(({ receivedAt }) => receivedAt)).toEqual([1000])
  })

  it.each([
    { old: 1, total: 1, forced: false, removed: 1 },
    { old: 2, total: 2, forced: false, removed: 0 },
    { old: 5, total: 100, forced: false, removed: 5 },
    { old: 6, total: 100, forced: false, removed: 0 },
    { old: 100, total: 100, forced: false, removed: 0 },
    { old: 100, total: 100, forced: true, removed: 100 },
  ])('of which $old among $total seem too old at once are deleted $removed times (forced: $forced)', async (sample) => {
    const { old, total, forced, removed } = sample
    const store = await openFresh()
    const leads = Array.from({ length: total }, (_, index) =>
      sampleLead({ key: `key-${10_000 + index}`, receivedAt: index < old ? 1 : 2000 }),
    )
    await Promise.all(leads.map((lead) => store.save(lead)))

    const pruned = await store.prune({ before: 1000, forced })

    expect(pruned).toEqual(removed > 0 ? { status: 'pruned', removed } : { status: 'refused', due: old, total })
    expect((await store.counts()).total).toBe(total - removed)
  })

  it('that look automated are quarantined: stored, but not forwarded until they are released', async () => {
    const store = await openFresh()
    for (let index = 1; index <= 3; index++)
      await store.save(sampleLead({ key: `key-0000000${index}`, suspicion: index > 1 ? 'honeypot' : undefined }))
    const request = { kinds: ['question'], now: 5000, until: 6000, limit: 10 }

    const claimed = await store.claim(request)
    const [released, again] = [await store.release(2, 5000), await store.release(2, 5000)]

    expect(claimed.map(({ number }) => number)).toEqual([1])
    expect([released, again]).toEqual([1, 0])
    expect(await store.counts()).toMatchObject({ total: 3, waiting: 2, quarantined: 1 })
    expect(await store.countWaiting()).toBe(2)
    expect((await store.claim(request)).map(({ number }) => number)).toEqual([2])
    expect(await store.release('all', 5000)).toBe(1)
    expect((await store.list(all)).map(({ suspicion }) => suspicion)).toEqual([undefined, 'honeypot', 'honeypot'])
  })

  it('are due at once if a clock that ran ahead has postponed them for days', async () => {
    const store = await openFresh()
    await store.save(sampleLead())
    const year = 365 * 24 * 60 * 60_000
    await store.settle(1, { ...delivery, attempts: 1, nextAt: year })

    const claimed = await store.claim({ kinds: ['question'], now: 1000, until: 2000, limit: 1 })

    expect(claimed).toHaveLength(1)
  })

  it('of the version before migrations are all there, and can be quarantined and claimed', async () => {
    const config = await fresh()
    await makeFormerTable(config)
    const stores = await Promise.all([open(config), open(config)])

    await stores[0].save(sampleLead({ key: 'key-00000002', suspicion: 'early' }))

    expect(await stores[1].list(all)).toEqual([
      { ...sampleLead(), number: 1, delivery: { ...delivery, attempts: 3, nextAt: 7, lastError: 'HTTP 500' } },
      expect.objectContaining({ number: 2, suspicion: 'early' }),
    ])
    expect(await stores[1].claim({ kinds: ['question'], now: 7, until: 9, limit: 9 })).toHaveLength(1)
  })

  it('can be backed up while others arrive, and restored unchanged into an empty database', async () => {
    const store = await openFresh()
    const leads = Array.from({ length: 450 }, (_, index) => sampleLead({ key: `key-${10_000 + index}` }))
    await Promise.all(leads.map((lead) => store.save(lead)))
    await store.settle(1, { ...delivery, state: 'delivered', attempts: 2, receiver: 'sheet.example' })
    await store.save(sampleLead({ key: 'key-quarantined', suspicion: 'honeypot' }))
    const backup = join(folder, `backup-${++count}`)

    const [saved] = await Promise.all([
      store.backUp(backup),
      ...Array.from({ length: 50 }, (_, index) => store.save(sampleLead({ key: `late-${10_000 + index}` }))),
    ])
    const before = (await store.list(all)).slice(0, saved)
    const restored = await openFresh()
    for await (const page of leadsInBackup(backup)) await restored.restore(page)

    expect(saved).toBeGreaterThanOrEqual(451)
    expect(await restored.list(all)).toEqual(before)
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    for await (const page of leadsInBackup(backup)) expect(await restored.restore(page)).toBe(0)
    await expect(store.backUp(backup)).rejects.toThrow('already exists')
  })

  it('are claimed for delivery by one process only, until the reservation expires', async () => {
    const config = await fresh()
    const [one, two] = [await open(config), await open(config)]
    for (let index = 1; index <= 20; index++) await one.save(sampleLead({ key: `key-0000000${index}` }))
    const request = { kinds: ['question'] as const, now: 1000, until: 2000, limit: 15 }

    const claimed = (await Promise.all([one.claim(request), two.claim(request)])).flat()

    expect(new Set(claimed.map(({ number }) => number)).size).toBe(20)
    expect(claimed).toHaveLength(20)
    expect(await one.claim({ ...request, now: 1999 })).toEqual([])
    expect(await one.claim({ ...request, now: 2000, kinds: ['survey'] })).toEqual([])
    expect((await one.claim({ ...request, now: 2000 }))[0]?.delivery.attempts).toBe(2)
  })

  it('are counted by state, and dead letters can be requeued', async () => {
    const store = await openFresh()
    expect(await store.counts()).toEqual({
      total: 0,
      unverified: 0,
      oldest: null,
      waiting: 0,
      delivered: 0,
      dead: 0,
      quarantined: 0,
    })
    for (let index = 1; index <= 3; index++)
      await store.save(sampleLead({ key: `key-0000000${index}`, verified: index > 1 }))
    await store.settle(1, { ...delivery, state: 'dead', attempts: 9, nextAt: 5, lastError: 'HTTP 500' })
    await store.settle(2, { ...delivery, state: 'delivered', attempts: 1 })

    const before = await store.counts()
    const revived = await store.revive(77)

    expect(before).toMatchObject({ total: 3, unverified: 1, waiting: 1, delivered: 1, dead: 1 })
    expect(revived).toBe(1)
    expect((await store.list(all))[0]?.delivery).toMatchObject({ state: 'waiting', attempts: 0, nextAt: 77 })
  })

  it('survive that the store is closed and reopened', async () => {
    const config = await fresh()
    const store = await openLeadStore(config)
    const saving = store.save(sampleLead())
    await store.close()

    expect(await saving).toBe('stored')
    expect(await (await open(config)).list(all)).toHaveLength(1)
  })
})

it('loses only what a connection to PostgreSQL was doing when it broke', async () => {
  const { DATABASE_URL } = await postgresql.fresh()
  const { db } = await openPostgresDatabase(DATABASE_URL)

  const sleeping = sql`SELECT pg_sleep(60)`.execute(db).catch(() => 'broken')
  await query(DATABASE_URL, END_SLEEPERS)

  expect(await sleeping).toBe('broken')
  // The pool may hand out the broken connection once more.
  const next = sql`SELECT 1 AS one`
  const { rows } = await next.execute(db).catch(() => next.execute(db))
  expect(rows).toEqual([{ one: 1 }])
  await db.destroy()
})

describe('the SQLite file', () => {
  it('is readable by its owner only', async () => {
    const config = await sqlite.fresh()
    await open(config)

    expect(statSync(join(config.DATA_DIR, 'leads.sqlite')).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['not one of our files', (file: string) => writeFileSync(file, 'key,name\r\n')],
    ['cut off', (file: string) => truncateSync(file, 9000)],
  ])('is refused as a backup if it is %s', async (_what, corrupt) => {
    const config = await sqlite.fresh()
    const store = await open(config)
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => store.save(sampleLead({ key: `key-${10_000 + index}` }))),
    )
    const backup = join(folder, `backup-${++count}`)
    await store.backUp(backup)
    corrupt(backup)

    const read = async () => {
      let leads = 0
      for await (const page of leadsInBackup(backup)) leads += page.length
      return leads
    }

    await expect(read()).rejects.toThrow(/no.*a backup|damaged|malformed/)
  })
})

describe('a forgotten visitor', () => {
  const others = Array.from({ length: 300 }, (_, index) =>
    sampleLead({
      key: `key-${10_000 + index}`,
      fields: { email: index % 3 ? `visitante${index}@exemplo.com.br` : 'rara@exemplo.net', name: `Nome ${index}` },
    }),
  )

  it('leaves no trace in the SQLite file or its log, also while a server has it open', async () => {
    const config = await sqlite.fresh()
    const [server, command] = [await open(config), await open(config)]
    // Rows of many lengths, changed in another order than they arrived, so that pages are split and refilled.
    await Promise.all(
      others.map((lead, index) => {
        const message = `${lead.fields.email} `.repeat(1 + ((index * 37) % 90))
        return server.save({ ...lead, fields: { ...lead.fields, message } })
      }),
    )
    for (let index = 0; index < 300; index++) {
      const lastError = 'x'.repeat((index * 53) % 190)
      await server.settle(1 + ((index * 7) % 300), { ...delivery, attempts: 1, lastError })
    }

    await command.forget('rara@exemplo.net')

    expect((await server.counts()).total).toBe(200)
    expect(traces(config.DATA_DIR, 'rara@exemplo.net')).toEqual([])
    expect(traces(config.DATA_DIR, 'visitante1@')).not.toEqual([])
  })

  it('leaves no trace in the files of the PostgreSQL table and its indexes', async () => {
    const config = await postgresql.fresh()
    const store = await open(config)
    for (const lead of others) await store.save(lead)

    await store.forget('rara@exemplo.net')

    await query(config.DATABASE_URL, 'CHECKPOINT')
    const base = join(postgres?.data ?? '', 'base')
    expect(traces(base, 'rara@exemplo.net')).toEqual([])
    expect(traces(base, 'visitante1@')).not.toEqual([])
  })
})

/** The files below a folder that contain a text. */
function traces(below: string, text: string): string[] {
  return readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
}

it('refuses a PostgreSQL that acknowledges before writing to disk', async () => {
  const { DATABASE_URL = '' } = await postgresql.fresh()

  const opening = openLeadStore({
    DATABASE_URL: `${DATABASE_URL}&options=-csynchronous_commit%3Doff`,
    DATA_DIR: folder,
  })

  await expect(opening).rejects.toThrow('synchronous_commit off')
})
