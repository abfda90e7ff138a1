import { sql } from 'kysely'
import { openPostgres } from '../../database/openPostgres.ts'
import { folder, postgresql, query, sqlite, stopDatabases } from '../../database/testing/freshDatabases.ts'
import { sampleLead, untouched } from '../testing/sampleLead.ts'
import { closeStores, delivery, makeFormerTable, open } from '../testing/openLeadStores.ts'
import type { Suspicion } from './StoredLead.ts'
import { openLeadStore } from './openLeadStore.ts'

jest.setTimeout(60_000)

afterEach(closeStores)
afterAll(stopDatabases)

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

  it('keep what was typed beside them, which makes no other lead of them', async () => {
    const store = await openFresh()
    const typed = { phone: '\u202A0055 (11) 90000-0000\u202C' }

    await store.save(sampleLead({ typed }))
    const again = await store.save(sampleLead())

    expect(again).toBe('known')
    expect((await store.list(all)).map((lead) => lead.typed)).toEqual([typed])
  })

  it('keep the answer about advertising of their moment, which makes no other lead of them', async () => {
    const store = await openFresh()
    const advertising = { answer: 'accepted', at: '2026-03-10T12:00:00.000Z', scope: ['meta-lead'] } as const
    await store.save(sampleLead({ advertising }))

    expect(await store.save(sampleLead({ advertising: { ...advertising, answer: 'refused' } }))).toBe('known')
    await store.save(sampleLead({ key: 'key-unasked' }))

    expect((await store.list(all)).map((lead) => lead.advertising)).toEqual([advertising, undefined])
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

  it.each<{ first?: Suspicion; second?: Suspicion; kept?: Suspicion }>([
    { first: 'honeypot', second: undefined, kept: undefined },
    { first: 'early', second: undefined, kept: undefined },
    { first: 'test', second: undefined, kept: undefined },
    { first: undefined, second: 'honeypot', kept: undefined },
    { first: 'honeypot', second: 'early', kept: 'honeypot' },
  ])('are stored once, as trusted as the cleanest: first $first, then $second', async ({ first, second, kept }) => {
    const store = await openFresh()
    const clean = sampleLead({ consent: { version: '2026-02-02', purpose: 'x', givenAt: 7 }, receivedAt: 8 })
    const suspicious = (suspicion: Suspicion) => sampleLead({ suspicion, verified: false })

    await store.save(first ? suspicious(first) : clean)
    const again = await store.save(second ? suspicious(second) : clean)
    const due = await store.claim({ kinds: ['question'], now: 9, until: 99, limit: 9 })

    const [stored, ...more] = await store.list(all)
    expect([again, more, stored?.suspicion]).toEqual(['known', [], kept])
    expect(due).toHaveLength(kept ? 0 : 1)
    if (!kept) expect(stored).toMatchObject(clean)
  })

  it('that were released or delivered are not queued again by a clean repetition', async () => {
    const store = await openFresh()
    for (const key of ['key-00000001', 'key-00000002']) await store.save(sampleLead({ key, suspicion: 'honeypot' }))
    await store.release('all', 5)
    await store.settle(2, { ...delivery, state: 'delivered', attempts: 1, receiver: 'crm.example' })

    for (const key of ['key-00000001', 'key-00000002']) expect(await store.save(sampleLead({ key }))).toBe('known')

    expect((await store.list(all)).map((lead) => lead.delivery)).toMatchObject([
      { state: 'waiting', nextAt: 5 },
      { state: 'delivered', receiver: 'crm.example' },
    ])
  })

  it('stay quarantined if a clean lead with other content has their key', async () => {
    const store = await openFresh()
    await store.save(sampleLead({ suspicion: 'honeypot' }))

    expect(await store.save(sampleLead({ fields: { name: 'Outro' } }))).toBe('conflict')
    expect((await store.list(all))[0]?.delivery.state).toBe('quarantined')
  })

  it('are forwarded once if suspicious and clean ones arrive at once at two open stores', async () => {
    const config = await fresh()
    const stores = await Promise.all([open(config), open(config)])
    const lead = (index: number) => sampleLead(index % 3 < 2 ? { suspicion: 'honeypot' } : {})
    const claims = async () =>
      Promise.all(stores.map((store) => store.claim({ kinds: ['question'], now: 9, until: 99, limit: 9 })))

    const saving = Array.from({ length: 60 }, (_, index) => stores[index % 2 === 0 ? 0 : 1].save(lead(index)))
    const early = await claims()
    const results = await Promise.all(saving)
    const due = [...early, ...(await claims())].flat()

    expect(results.filter((result) => result === 'stored')).toHaveLength(1)
    expect(results.filter((result) => result === 'known')).toHaveLength(59)
    expect(due).toHaveLength(1)
    expect(await stores[0].list(all)).toEqual([expect.objectContaining({ suspicion: undefined })])
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

  it('of the version before migrations are all there, and can be quarantined and claimed', async () => {
    const config = await fresh()
    await makeFormerTable(config)
    const stores = await Promise.all([open(config), open(config)])

    await stores[0].save(sampleLead({ key: 'key-00000002', suspicion: 'early' }))

    expect(await stores[1].list(all)).toEqual([
      {
        ...sampleLead(),
        number: 1,
        delivery: { ...delivery, attempts: 3, nextAt: 7, lastError: 'HTTP 500' },
        desk: { ...untouched, answeredAt: sampleLead().receivedAt },
      },
      expect.objectContaining({ number: 2, suspicion: 'early' }),
    ])
    expect(await stores[1].claim({ kinds: ['question'], now: 7, until: 9, limit: 9 })).toHaveLength(1)
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

it('refuses a PostgreSQL that acknowledges before writing to disk', async () => {
  const { DATABASE_URL = '' } = await postgresql.fresh()

  const opening = openLeadStore({
    DATABASE_URL: `${DATABASE_URL}&options=-csynchronous_commit%3Doff`,
    DATA_DIR: folder,
  })

  await expect(opening).rejects.toThrow('synchronous_commit off')
})

/** Waits for a sleeping query, and breaks its connection. */
const END_SLEEPERS = `DO $$ BEGIN
  WHILE NOT EXISTS (SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active') LOOP
    PERFORM pg_stat_clear_snapshot();
  END LOOP;
  PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%';
END $$`

it('loses only what a connection to PostgreSQL was doing when it broke', async () => {
  const { DATABASE_URL } = await postgresql.fresh()
  const { db } = await openPostgres(DATABASE_URL)

  const sleeping = sql`SELECT pg_sleep(60)`.execute(db).catch(() => 'broken')
  await query(DATABASE_URL, END_SLEEPERS)

  expect(await sleeping).toBe('broken')
  // The pool may hand out the broken connection once more.
  const next = sql`SELECT 1 AS one`
  const { rows } = await next.execute(db).catch(() => next.execute(db))
  expect(rows).toEqual([{ one: 1 }])
  await db.destroy()
})
