import type { DeskQuery } from '@site/contracts/LeadDesk'
import { postgresql, sqlite, stopDatabases } from '../../database/testing/freshDatabases.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { closeStores, makeFormerTable, newBackup, open } from '../testing/openLeadStores.ts'
import { leadsInBackup } from './backup/leadsInBackup.ts'
import type { LeadStore } from './LeadStore.ts'

jest.setTimeout(60_000)

afterEach(closeStores)
afterAll(stopDatabases)

const act = { by: 'Bia', at: 1_763_000_500_000 }
const person = (who: string, changes: object = {}) => ({
  name: who,
  email: `${who.toLowerCase()}@exemplo.com`,
  phone: '',
  ...changes,
})

let keys = 0
const lead = (fields: Record<string, string>, changes: object = {}) =>
  sampleLead({ key: `desk-key-${++keys}`, fields, ...changes })

async function found(
  store: LeadStore,
  query: Partial<DeskQuery> & { before?: number; limit?: number; heads?: boolean } = {},
) {
  const leads = await store.find({ room: 'inbox', search: '', limit: 50, heads: true, ...query })
  return leads.map(({ fields }) => `${fields.name} ${fields.text ?? ''}`.trim())
}

describe.each([sqlite, postgresql])('the desk in $name', ({ fresh }) => {
  const openFresh = async () => open(await fresh())

  it('finds the newest form of each person, in pages', async () => {
    const store = await openFresh()
    await store.save(lead(person('Ana', { text: 'velha' })))
    await store.save(lead(person('Rui')))
    await store.save(lead(person('Ana', { email: 'ANA@exemplo.com', text: 'nova' })))

    expect(await found(store)).toEqual(['Ana nova', 'Rui'])
    expect(await found(store, { heads: false })).toEqual(['Ana nova', 'Rui', 'Ana velha'])
    expect(await found(store, { limit: 1 })).toEqual(['Ana nova'])
    expect(await found(store, { before: 3 })).toEqual(['Rui'])
  })

  it('finds all forms of a person, also through a third one', async () => {
    const store = await openFresh()
    await store.save(lead({ name: '1', email: 'a@x.com', phone: '(11) 90000-0001' }))
    await store.save(lead({ name: '2', email: 'b@x.com', phone: '+55 11 90000-0001' }))
    await store.save(lead({ name: '3', email: 'b@x.com', phone: '' }))
    await store.save(lead({ name: '4', email: 'd@x.com', phone: '' }))
    await store.save(lead({ name: 'bot', email: 'a@x.com' }, { suspicion: 'honeypot' }))

    const third = await store.lead(3)
    expect(third && (await store.related([third])).map(({ fields }) => fields.name)).toEqual(['3', '2', '1'])
    expect(await store.related([])).toEqual([])
    expect(await store.lead(99)).toBeUndefined()
  })

  it('searches in what people wrote, whatever its accents, and also in their earlier forms', async () => {
    const store = await openFresh()
    await store.save(lead(person('Ana', { text: 'Orçamento de 100% do site' })))
    await store.save(lead(person('João', { email: 'j@x.com', phone: '(21) 98888-7777' })))
    await store.save(lead(person('Ana', { text: 'de novo' })))

    expect(await found(store, { search: 'ORCAMENTO' })).toEqual(['Ana de novo'])
    expect(await found(store, { search: 'orçamento', heads: false })).toEqual(['Ana Orçamento de 100% do site'])
    expect(await found(store, { search: 'joao x.com' })).toEqual(['João'])
    expect(await found(store, { search: '+55 21 98888' })).toEqual([])
    expect(await found(store, { search: '(21) 98888' })).toEqual(['João'])
    expect(await found(store, { search: '100%' })).toEqual(['Ana de novo'])
    expect(await found(store, { search: '1%0' })).toEqual([])
    expect(await found(store, { search: '_' })).toEqual([])
  })

  it('filters by stage, owner, form and day, and counts people', async () => {
    const store = await openFresh()
    const day = (text: string) => ({ receivedAt: Date.parse(`${text}-03:00`) })
    await store.save(lead(person('Ana'), day('2026-03-10T23:59')))
    await store.save(lead(person('Rui'), { kind: 'guide', ...day('2026-03-11T00:00') }))
    await store.save(lead(person('Bot'), { suspicion: 'early' }))
    await store.save(lead(person('Old'), { suspicion: 'late' }))
    await store.change(1, { version: 0, stage: 'won', owner: 'Bia' }, act)

    expect(await found(store, { stage: 'won' })).toEqual(['Ana'])
    expect(await found(store, { stage: 'new' })).toEqual(['Rui'])
    expect(await found(store, { owner: 'Bia' })).toEqual(['Ana'])
    expect(await found(store, { form: 'guide' })).toEqual(['Rui'])
    expect(await found(store, { since: '2026-03-11' })).toEqual(['Rui'])
    expect(await found(store, { until: '2026-03-10' })).toEqual(['Ana'])
    expect(await found(store, { room: 'held' })).toEqual(['Bot'])
    expect(await found(store, { room: 'late' })).toEqual(['Old'])
    expect(await store.owners()).toEqual(['Bia'])
    expect(await store.deskCounts()).toEqual({
      stages: { new: 1, talking: 0, offer: 0, won: 1, lost: 0 },
      rooms: { held: 1, late: 1 },
    })
  })

  it('finds people whose sale is under way under their stage and owner, also after a new form', async () => {
    const store = await openFresh()
    for (const [number, stage] of [
      [1, 'offer'],
      [2, 'won'],
    ] as const) {
      await store.save(lead(person(`P${number}`)))
      await store.change(number, { version: 0, stage, owner: 'Bia' }, act)
    }
    await store.save(lead(person('P1', { text: 'nova' })))
    await store.save(lead(person('P2', { text: 'nova' })))

    expect(await found(store, { stage: 'offer' })).toEqual(['P1 nova'])
    expect(await found(store, { stage: 'won' })).toEqual([])
    expect(await found(store, { stage: 'new' })).toEqual(['P2 nova', 'P1 nova'])
    expect(await found(store, { owner: 'Bia' })).toEqual(['P2 nova', 'P1 nova'])
    expect((await store.deskCounts()).stages).toMatchObject({ new: 2, offer: 1, won: 0 })
    await store.change(3, { version: 0, stage: 'talking', owner: 'Léo' }, act)
    expect(await found(store, { stage: 'offer' })).toEqual([])
    expect(await found(store, { owner: 'Bia' })).toEqual(['P2 nova'])
  })

  it('changes a lead for one of two people who saw the same version, and tells the other', async () => {
    const store = await openFresh()
    await store.save(lead(person('Ana')))

    const results = await Promise.all(
      ['Bia', 'Caio', 'Duda'].map((by) => store.change(1, { version: 0, owner: by, stage: 'talking' }, { ...act, by })),
    )

    expect(results.toSorted()).toEqual(['changed', 'conflict', 'conflict'])
    const changed = await store.lead(1)
    expect(changed?.desk).toMatchObject({ version: 1, stage: 'talking', answeredAt: act.at })
    const history = await store.history([changed?.key ?? ''])
    expect(history.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'stage Novo → Em conversa',
      `owner ninguém → ${changed?.desk.owner}`,
    ])
    expect(new Set(history.map(({ by }) => by))).toEqual(new Set([changed?.desk.owner]))
    expect(await store.change(99, { version: 0 }, act)).toBe('missing')
  })

  it('keeps every note of people who write at once, and each once', async () => {
    const store = await openFresh()
    await store.save(lead(person('Ana')))
    const notes = Array.from({ length: 20 }, (_, index) => ({ key: `note-${index}xxxx`, text: `Nota ${index}` }))

    const added = await Promise.all([...notes, ...notes].map((note) => store.addNote(1, note, act)))

    expect(new Set(added)).toEqual(new Set([true]))
    const history = await store.history([(await store.lead(1))?.key ?? ''])
    expect(history.map(({ text }) => text).toSorted()).toEqual(notes.map(({ text }) => text).toSorted())
    expect(await store.addNote(99, { key: 'note-xxxxx', text: 'Ninguém' }, act)).toBe(false)
  })

  it('forgets notes and changes with their lead, also when it becomes too old', async () => {
    const store = await openFresh()
    await store.save(lead(person('Ana'), { receivedAt: 1 }))
    await store.save(lead({ name: 'Rui', phone: '(11) 90000-0000' }))
    for (const number of [1, 2]) await store.addNote(number, { key: `note-${number}xxxx`, text: 'Nota' }, act)
    const [ana, rui] = [await store.lead(1), await store.lead(2)]
    const keysOf = [ana?.key ?? '', rui?.key ?? '']

    await store.prune({ before: 100, forced: true })
    expect((await store.history(keysOf)).map(({ lead }) => lead)).toEqual([rui?.key])
    expect(await store.forget({ keys: [rui?.key ?? ''] })).toMatchObject({ removed: 1 })
    expect(await store.history(keysOf)).toEqual([])
    expect(await store.forget({ keys: [] })).toMatchObject({ removed: 0 })
  })

  it('comes back from a backup with stage, owner, step, notes and where it came from', async () => {
    const store = await openFresh()
    const origin = { page: '/cursos', last: { campaign: { utm_source: 'jornal' } } }
    await store.save(lead(person('Ana'), { origin }))
    await store.addNote(1, { key: 'note-1xxxx', text: 'Nota' }, act)
    await store.change(1, { version: 0, step: { text: 'Ligar', on: '2026-03-12' } }, act)
    const before = await store.lead(1)
    const history = await store.history([before?.key ?? ''])
    const backup = newBackup()
    await store.backUp(backup)
    await closeStores()

    const restored = await openFresh()
    for (let time = 0; time < 2; time++) {
      for await (const page of leadsInBackup(backup)) await restored.restore(page.leads, page.history)
    }

    expect(await restored.lead(1)).toEqual(before)
    expect(before?.origin).toEqual(origin)
    expect(history).toHaveLength(2)
    expect(await restored.history([before?.key ?? ''])).toEqual(history)
  })

  it('finds and groups the leads from before there was a desk, and has them answered', async () => {
    const config = await fresh()
    await makeFormerTable(config)
    const store = await open(config)

    expect(await found(store, { search: 'ana' })).toHaveLength(1)
    const former = await store.lead(1)
    expect(former?.desk).toEqual({ stage: 'new', owner: '', step: null, version: 0, answeredAt: former?.receivedAt })
  })
})
