import { seededRandom } from '../../testing/seededRandom.ts'
import { atEnd, endAll, ownDatabases } from '../testing/ownDatabases.ts'
import { startLeadServer } from '../testing/startLeadServer.ts'
import { openLeadStore } from './openLeadStore.ts'

jest.setTimeout(120_000)

const LEADS = 1000
const KILLS = 5
const BATCH = 25

afterAll(endAll)

it.each(ownDatabases)(
  'keeps every acknowledged lead exactly once when a server with $name is killed at random moments',
  async ({ open }) => {
    const chance = seededRandom(20_260_101)
    const config = await open()
    let server = await startLeadServer(config)
    atEnd(() => server.kill())
    const acknowledged = new Set<number>()
    const moments = Array.from({ length: KILLS }, (_, part) => Math.floor(((part + chance()) / KILLS) * LEADS * 0.9))
    let kills = 0
    let failures = 0
    let lost: unknown

    async function stored() {
      const store = await openLeadStore(config)
      const leads = await store.list({ after: 0, limit: LEADS * 2 })
      await store.close()
      return leads.map(({ key }) => Number(key.slice('killed-key-'.length)))
    }

    async function killAndCheck() {
      // At any point of whatever it is doing for the others.
      await new Promise((resolve) => setTimeout(resolve, chance() * 20))
      await server.kill()
      kills++
      const promised = [...acknowledged]
      const found = await stored()
      expect(new Set(found).size).toBe(found.length)
      expect(promised.filter((lead) => !found.includes(lead))).toEqual([])
      server = await startLeadServer(config)
    }

    const waiting = Array.from({ length: LEADS }, (_, index) => index)
    const killing: Promise<void>[] = []
    async function sendAll() {
      for (let lead = waiting.shift(); lead !== undefined && !lost; lead = waiting.shift()) {
        if (await send(server.origin, lead)) acknowledged.add(lead)
        else {
          failures++
          waiting.push(lead)
          await killing.at(-1)
        }
        const due = moments[0]
        if (due !== undefined && acknowledged.size >= due && killing.length === kills) {
          moments.shift()
          killing.push(
            killAndCheck().catch((error) => {
              lost = error
            }),
          )
        }
      }
    }
    await Promise.all(Array.from({ length: BATCH }, sendAll))
    await Promise.all(killing)
    if (lost) throw lost

    expect(kills).toBe(KILLS)
    expect(failures).toBeGreaterThan(0)
    expect(acknowledged.size).toBe(LEADS)
    expect((await stored()).toSorted((a, b) => a - b)).toEqual(Array.from({ length: LEADS }, (_, index) => index))
  },
)

/** One attempt; false if no response arrived. */
async function send(origin: string, lead: number): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `killed-key-${lead}` },
      body: JSON.stringify({ kind: 'news', email: `visitante${lead}@exemplo.com.br` }),
    })
    const { status } = await response.json()
    return response.ok && status === 'success'
  } catch {
    return false
  }
}
