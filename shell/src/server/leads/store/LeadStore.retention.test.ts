import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresql, query, sqlite, stopDatabases } from '../../database/testing/freshDatabases.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { closeStores, delivery, newBackup, open } from '../testing/openLeadStores.ts'
import { leadsInBackup } from './backup/leadsInBackup.ts'

jest.setTimeout(60_000)

afterEach(closeStores)
afterAll(stopDatabases)

describe.each([sqlite, postgresql])('leads in $name', ({ fresh }) => {
  const openFresh = async () => open(await fresh())
  const all = { after: 0, limit: 1000 }

  it('are forgotten by e-mail address, in any spelling', async () => {
    const store = await openFresh()
    await store.save(sampleLead({ key: 'key-00000001' }))
    await store.save(sampleLead({ key: 'key-00000002', fields: { email: 'outra@exemplo.com.br' } }))
    const [first] = await store.list(all)
    await store.settle(first?.number ?? 0, { ...delivery, state: 'delivered', attempts: 1, receiver: 'sheet.example' })

    const forgotten = await store.forget({ email: ' ana@EXEMPLO.com.br' })

    expect(forgotten).toEqual({ removed: 1, delivered: 1, tried: 0, receivers: ['sheet.example'] })
    expect((await store.list(all)).map(({ key }) => key)).toEqual(['key-00000002'])
  })

  it('are forgotten with a note on who may have received them, even after they were requeued', async () => {
    const store = await openFresh()
    await store.save(sampleLead())
    await store.settle(1, { ...delivery, state: 'dead', attempts: 100, receiver: 'sheet.example' })
    await store.revive(5)

    const forgotten = await store.forget({ email: 'ana@exemplo.com.br' })

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

  it('can be backed up while others arrive, and restored unchanged into an empty database', async () => {
    const store = await openFresh()
    const leads = Array.from({ length: 450 }, (_, index) => sampleLead({ key: `key-${10_000 + index}` }))
    await Promise.all(leads.map((lead) => store.save(lead)))
    await store.settle(1, { ...delivery, state: 'delivered', attempts: 2, receiver: 'sheet.example' })
    await store.save(sampleLead({ key: 'key-quarantined', suspicion: 'honeypot' }))
    const backup = newBackup()

    const [saved] = await Promise.all([
      store.backUp(backup),
      ...Array.from({ length: 50 }, (_, index) => store.save(sampleLead({ key: `late-${10_000 + index}` }))),
    ])
    const before = (await store.list(all)).slice(0, saved)
    const restored = await openFresh()
    for await (const page of leadsInBackup(backup)) await restored.restore(page.leads, page.history)

    expect(saved).toBeGreaterThanOrEqual(451)
    expect(await restored.list(all)).toEqual(before)
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    for await (const page of leadsInBackup(backup)) expect(await restored.restore(page.leads, page.history)).toBe(0)
    await expect(store.backUp(backup)).rejects.toThrow('already exists')
  })
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
    const backup = newBackup()
    await store.backUp(backup)
    corrupt(backup)

    const read = async () => {
      let leads = 0
      for await (const page of leadsInBackup(backup)) leads += page.leads.length
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

    await command.forget({ email: 'rara@exemplo.net' })

    expect((await server.counts()).total).toBe(200)
    expect(traces(config.DATA_DIR, 'rara@exemplo.net')).toEqual([])
    expect(traces(config.DATA_DIR, 'visitante1@')).not.toEqual([])
  })

  it('leaves no trace in the files of the PostgreSQL table and its indexes', async () => {
    const config = await postgresql.fresh()
    const store = await open(config)
    for (const lead of others) await store.save(lead)

    await store.forget({ email: 'rara@exemplo.net' })

    await query(config.DATABASE_URL, 'CHECKPOINT')
    const base = postgresql.files()
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
