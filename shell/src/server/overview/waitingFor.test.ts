import { closeStores, open } from '../leads/testing/openLeadStores.ts'
import { postgresql, sqlite, stopDatabases } from '../database/testing/freshDatabases.ts'
import { sampleLead } from '../leads/testing/sampleLead.ts'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import { waitingLeads } from './waitingFor.ts'

jest.setTimeout(60_000)

afterEach(closeStores)
afterAll(stopDatabases)

const now = Date.parse('2026-11-25T14:00:00-03:00')
const facts = { openingHours: 'Mo-Fr 08:00-18:00', forms: [] }
const act = { by: 'Bia', at: now }

/** Sends a form, and agrees on a step with its person. */
async function send(store: LeadStore, name: string, step?: { text: string; on: string }, phone = '') {
  const key = `waiting-${name}-${step?.text}-${phone}`
  await store.save(sampleLead({ key, fields: { name, email: `${name}@x.com`, phone }, receivedAt: now }))
  const [lead] = await store.find({ room: 'inbox', search: '', heads: false, limit: 1 })
  if (lead && step) await store.change(lead.number, { version: 0, stage: 'talking', step }, act)
}

const before = (text: string) => ({ text, on: '2026-11-24' })
const steps = async (store: LeadStore) =>
  (await waitingLeads(store, facts, { me: 'Bia', now })).steps?.map(({ who, text }) => `${text}: ${who}`)

describe.each([sqlite, postgresql])('in $name', ({ fresh }) => {
  it('lists a step once per person: the newest that was agreed', async () => {
    const store = await open(await fresh())
    await send(store, 'teo', before('Mandar'))
    await send(store, 'teo', before('Cobrar'))
    await send(store, 'rui', before('Ligar'), '11987654321')
    await send(store, 'rita', before('Visitar'), '11987654321')

    expect(await steps(store)).toEqual(['Visitar: rita', 'Cobrar: teo'])
  })

  it('keeps the step of an earlier form until somebody deals with the new one', async () => {
    const store = await open(await fresh())
    await send(store, 'gil', before('Visitar'))
    await send(store, 'gil')

    expect(await steps(store)).toEqual(['Visitar: gil'])
  })

  it('forgets a step that was put off with a newer form', async () => {
    const store = await open(await fresh())
    await send(store, 'nina', before('Visitar'))
    await send(store, 'nina', { text: 'Visitar depois', on: '2026-12-23' })

    expect(await steps(store)).toEqual([])
  })
})
