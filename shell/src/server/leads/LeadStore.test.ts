import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { LeadStore } from './LeadStore.ts'
import { openLeadStore } from './openLeadStore.ts'
import { sampleLead } from './testing/sampleLead.ts'
import { startPostgres } from './testing/startPostgres.ts'

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

let count = 0
const sqlite = { name: 'SQLite', fresh: async () => ({ DATA_DIR: join(folder, `data-${++count}`) }) }
const postgresql = {
  name: 'PostgreSQL',
  async fresh() {
    postgres ??= await startPostgres()
    const client = new pg.Client(postgres.url)
    await client.connect()
    await client.query('DROP TABLE IF EXISTS leads')
    await client.end()
    return { DATABASE_URL: postgres.url, DATA_DIR: folder }
  },
}

describe.each([sqlite, postgresql])('leads in $name', ({ fresh }) => {
  const openFresh = async () => open(await fresh())
  const all = { after: 0, limit: 1000 }

  it('are read back as they were given, in the order they came', async () => {
    const store = await openFresh()
    const first = sampleLead({ key: 'key-00000001', fields: { name: 'D\'Ávila "; DROP TABLE leads;-- 💡', score: 7 } })

    await store.save(first)
    await store.save(sampleLead({ key: 'key-00000002', verified: false }))

    const [one, two] = await store.list(all)
    expect(one).toMatchObject({ ...first, number: 1, delivery: { state: 'waiting', attempts: 0 } })
    expect(two).toMatchObject({ number: 2, verified: false })
    expect(await store.list({ after: 1, limit: 1 })).toEqual([two])
  })

  it('with the same key are stored once, also when they come at the same time', async () => {
    const store = await openFresh()

    const together = await Promise.all(Array.from({ length: 30 }, () => store.save(sampleLead())))
    const again = await store.save(sampleLead())

    expect(together.filter((result) => result === 'stored')).toHaveLength(1)
    expect(together.filter((result) => result === 'known')).toHaveLength(29)
    expect(again).toBe('known')
    expect(await store.list(all)).toHaveLength(1)
  })

  it('that say something else under a known key are a conflict, and the first one stays', async () => {
    const store = await openFresh()
    await store.save(sampleLead())

    const result = await store.save(sampleLead({ fields: { name: 'Outro' } }))

    expect(result).toBe('conflict')
    expect((await store.list(all))[0]?.fields.name).toBe('Ana Exemplo')
  })

  it('are all there when a thousand come at once to two open stores', async () => {
    const config = await fresh()
    const [one, two] = [await open(config), await open(config)]

    const saves = Array.from({ length: 1000 }, (_, index) =>
      (index % 2 ? one : two).save(sampleLead({ key: `key-${10_000 + index}` })),
    )
    const results = await Promise.all(saves)

    expect(new Set(results)).toEqual(new Set(['stored']))
    expect((await one.counts()).total).toBe(1000)
  })

  it('are forgotten by e-mail address, whatever its spelling', async () => {
    const store = await openFresh()
    await store.save(sampleLead({ key: 'key-00000001' }))
    await store.save(sampleLead({ key: 'key-00000002', fields: { email: 'outra@exemplo.com.br' } }))
    const [first] = await store.list(all)
    await store.settle(first?.number ?? 0, { state: 'delivered', attempts: 1, nextAt: 0, lastError: '' })

    const forgotten = await store.forget(' ana@EXEMPLO.com.br')

    expect(forgotten).toEqual({ removed: 1, delivered: 1 })
    expect((await store.list(all)).map(({ key }) => key)).toEqual(['key-00000002'])
  })

  it('are deleted when they are older than the retention period, and not a millisecond earlier', async () => {
    const store = await openFresh()
    await store.save(sampleLead({ key: 'key-00000001', receivedAt: 999 }))
    await store.save(sampleLead({ key: 'key-00000002', receivedAt: 1000 }))

    expect(await store.removeReceivedBefore(1000)).toBe(1)

    expect((await store.list(all)).map(({ receivedAt }) => receivedAt)).toEqual([1000])
  })

  it('are claimed for delivery by one process only, until the reservation ends', async () => {
    const config = await fresh()
    const [one, two] = [await open(config), await open(config)]
    for (let index = 1; index <= 20; index++) await one.save(sampleLead({ key: `key-0000000${index}` }))
    const request = { kinds: ['contact'] as const, now: 1000, until: 2000, limit: 15 }

    const claimed = (await Promise.all([one.claim(request), two.claim(request)])).flat()

    expect(new Set(claimed.map(({ number }) => number)).size).toBe(20)
    expect(claimed).toHaveLength(20)
    expect(await one.claim({ ...request, now: 1999 })).toEqual([])
    expect(await one.claim({ ...request, now: 2000, kinds: ['quiz'] })).toEqual([])
    expect((await one.claim({ ...request, now: 2000 }))[0]?.delivery.attempts).toBe(2)
  })

  it('are counted by state, and dead letters can be put back', async () => {
    const store = await openFresh()
    expect(await store.counts()).toEqual({ total: 0, unverified: 0, oldest: null, waiting: 0, delivered: 0, dead: 0 })
    for (let index = 1; index <= 3; index++)
      await store.save(sampleLead({ key: `key-0000000${index}`, verified: index > 1 }))
    await store.settle(1, { state: 'dead', attempts: 9, nextAt: 5, lastError: 'HTTP 500' })
    await store.settle(2, { state: 'delivered', attempts: 1, nextAt: 0, lastError: '' })

    const before = await store.counts()
    const revived = await store.revive(77)

    expect(before).toMatchObject({ total: 3, unverified: 1, waiting: 1, delivered: 1, dead: 1 })
    expect(revived).toBe(1)
    expect((await store.list(all))[0]?.delivery).toMatchObject({ state: 'waiting', attempts: 0, nextAt: 77 })
  })

  it('survive that the store is closed and opened again', async () => {
    const config = await fresh()
    const store = await openLeadStore(config)
    const saving = store.save(sampleLead())
    await store.close()

    expect(await saving).toBe('stored')
    expect(await (await open(config)).list(all)).toHaveLength(1)
  })
})

describe('the SQLite file', () => {
  it('can be read by its owner only', async () => {
    const config = await sqlite.fresh()
    await open(config)

    expect(statSync(join(config.DATA_DIR, 'leads.sqlite')).mode & 0o777).toBe(0o600)
  })

  it('holds no trace of a forgotten visitor', async () => {
    const config = await sqlite.fresh()
    const store = await open(config)
    await store.save(sampleLead({ fields: { email: 'some@exemplo.com.br', name: 'Fulana Rara' } }))
    await store.forget('some@exemplo.com.br')

    const bytes = ['', '-wal']
      .map((end) => readFileSync(join(config.DATA_DIR, `leads.sqlite${end}`), 'latin1'))
      .join('')

    expect(bytes).not.toContain('Fulana Rara')
    expect(bytes).not.toContain('some@exemplo')
  })
})

it('refuses a PostgreSQL that acknowledges before it has written to disk', async () => {
  const { DATABASE_URL = '' } = await postgresql.fresh()

  const opening = openLeadStore({
    DATABASE_URL: `${DATABASE_URL}&options=-csynchronous_commit%3Doff`,
    DATA_DIR: folder,
  })

  await expect(opening).rejects.toThrow('synchronous_commit off')
})
