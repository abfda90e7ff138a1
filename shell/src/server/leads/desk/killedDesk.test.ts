import { type DeskLead, deskPage, leadDeskPath } from '@site/contracts/LeadDesk'
import * as v from 'valibot'
import { seededRandom } from '../../testing/seededRandom.ts'
import { openLeadStore } from '../store/openLeadStore.ts'
import type { StoredEntry, StoredLead } from '../store/StoredLead.ts'
import { atEnd, endAll, ownDatabases } from '../testing/ownDatabases.ts'
import { startLeadServer } from '../testing/startLeadServer.ts'

jest.setTimeout(240_000)

const LEADS = 3000
const KILLS = 3
const VISITORS = 25
const PEOPLE = ['Bia', 'Caio']

afterAll(endAll)

it.each(ownDatabases)(
  'keeps 3,000 leads once each while two people work and a server with $name is killed',
  async ({ open }) => {
    const chance = seededRandom(20_260_202)
    const config = await open()
    let server = await startLeadServer(config)
    atEnd(() => server.kill())
    let restarting = Promise.resolve()
    const sent = new Set<number>()
    const notes = new Set<string>()
    let [changes, conflicts, kills] = [0, 0, 0]

    async function ask(path: string, body: object | undefined, headers: Record<string, string>) {
      try {
        const response = await fetch(server.origin + path, {
          method: body ? 'POST' : 'GET',
          headers: { origin: server.origin, ...(body && { 'content-type': 'application/json' }), ...headers },
          body: body && JSON.stringify(body),
        })
        const content: unknown = await response.json()
        return { status: response.status, content }
      } catch {
        await restarting
        return { status: 0, content: undefined }
      }
    }

    async function restart() {
      await server.kill()
      kills++
      server = await startLeadServer(config)
    }

    const waiting = Array.from({ length: LEADS }, (_, index) => index)
    async function visit() {
      for (let lead = waiting.shift(); lead !== undefined; lead = waiting.shift()) {
        const body = { kind: 'news', email: `visitante${lead}@exemplo.com.br` }
        const { status } = await ask('/leads', body, { 'Idempotency-Key': `desk-key-${lead}` })
        if (status === 200) sent.add(lead)
        else waiting.push(lead)
        if (sent.size > ((kills + 0.5) * LEADS) / KILLS && kills < KILLS) {
          const former = restarting
          restarting = former.then(() =>
            sent.size > ((kills + 0.5) * LEADS) / KILLS && kills < KILLS ? restart() : undefined,
          )
        }
      }
    }

    /** Whoever works repeats what was not answered: a note with its key, a change with the version that was seen. */
    async function work(by: string) {
      const headers = { 'x-person': by }
      for (let turn = 0; sent.size < LEADS || turn < 40; turn++) {
        const { status, content } = await ask(leadDeskPath, undefined, headers)
        if (status !== 200) continue
        const { leads } = v.parse(deskPage, content)
        const lead: DeskLead | undefined = leads[Math.floor(chance() * Math.min(leads.length, 5))]
        if (!lead) continue
        const path = `${leadDeskPath}/${lead.number}`
        const note = { key: `note-${by}-${turn}`, text: `Nota ${turn} de ${by}` }
        const noted = await ask(`${path}/notes`, note, headers)
        if (noted.status !== 200)
          await ask(`${path}/notes`, note, headers).then(({ status: again }) => again === 200 && notes.add(note.key))
        else notes.add(note.key)
        const change = { version: lead.version, owner: by, stage: turn % 2 ? 'talking' : 'offer' } as const
        const changed = await ask(`${path}/change`, change, headers)
        if (changed.status === 200) changes++
        if (changed.status === 409) conflicts++
      }
    }

    await Promise.all([...Array.from({ length: VISITORS }, visit), ...PEOPLE.map(work)])
    await restarting

    const store = await openLeadStore(config)
    atEnd(() => store.close())
    const leads: StoredLead[] = []
    for (let page = await store.list({ after: 0, limit: 500 }); page.length > 0; ) {
      leads.push(...page)
      page = await store.list({ after: page.at(-1)?.number ?? 0, limit: 500 })
    }
    const history: StoredEntry[] = []
    for (let start = 0; start < leads.length; start += 500) {
      history.push(...(await store.history(leads.slice(start, start + 500).map(({ key }) => key))))
    }
    expect(kills).toBe(KILLS)
    expect([changes > 0, conflicts > 0]).toEqual([true, true])
    expect(leads.map(({ key }) => Number(key.slice('desk-key-'.length))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: LEADS }, (_, index) => index),
    )
    const written = history.filter(({ kind }) => kind === 'note').map(({ key }) => key)
    expect(new Set(written).size).toBe(written.length)
    expect([...notes].filter((key) => !written.includes(key))).toEqual([])
    // Each version of a lead is one act of one person: none has overwritten another unseen.
    for (const { key, desk } of leads.filter((lead) => lead.desk.version > 0)) {
      const acts = history.filter((entry) => entry.lead === key && entry.kind !== 'note')
      expect(new Set(acts.map(({ by, at }) => `${by} ${at}`)).size).toBe(desk.version)
    }
  },
)
