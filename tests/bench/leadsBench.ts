import { Agent, request } from 'node:http'
import { startPostgres } from 'shell/database/startPostgres'
import { startOwnSite } from '../support/servers/startOwnSite.ts'

const SECONDS = 5
const SENDERS = 32

type Measured = { database: string; leadsPerSecond: number; idleP99: number; busyP99: number; pages: number }

/** Prints the leads stored per second with each database, and the p99 of page requests with and without that load. */
export async function leadsBench(): Promise<Measured[]> {
  const sqlite = await measure('SQLite', {})
  const postgres = await startPostgres({ isDurable: true })
  const postgresql = await measure('PostgreSQL', { DATABASE_URL: postgres.url })
  await postgres.stop()
  for (const { database, leadsPerSecond, idleP99, busyP99, pages } of [sqlite, postgresql]) {
    console.log(
      `leads, ${database}: ${leadsPerSecond} stored per second; page p99 ${busyP99} ms meanwhile (${pages} requests), ${idleP99} ms without leads`,
    )
  }
  return [sqlite, postgresql]
}

async function measure(database: string, env: Record<string, string>): Promise<Measured> {
  const site = await startOwnSite({ LEAD_RATE_LIMIT: '1000000', ...env })
  const agent = new Agent({ keepAlive: true })
  try {
    await pageTimes(site.url, agent, 1)
    const idle = await pageTimes(site.url, agent, SECONDS / 2)
    const until = Date.now() + SECONDS * 1000
    const senders = Array.from({ length: SENDERS }, (_, sender) => sendLeads(site.url, agent, sender, until))
    const busy = await pageTimes(site.url, agent, SECONDS)
    const stored = (await Promise.all(senders)).reduce((sum, count) => sum + count, 0)
    return {
      database,
      leadsPerSecond: Math.round(stored / SECONDS),
      idleP99: p99(idle),
      busyP99: p99(busy),
      pages: busy.length,
    }
  } finally {
    agent.destroy()
    await site.stop()
  }
}

/** Sends leads, one after the other, until a time. Returns how many were acknowledged. */
async function sendLeads(url: string, agent: Agent, sender: number, until: number): Promise<number> {
  let count = 0
  while (Date.now() < until) {
    const body = JSON.stringify({ kind: 'newsletter', email: `visitante${count}@exemplo.com.br` })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `bench-${sender}-${count}` }
    const status = await sendRequest(`${url}/leads`, { agent, method: 'POST', headers }, body)
    if (status !== 200) throw new Error(`The response to a lead was ${status}.`)
    count++
  }
  return count
}

/** Requests the home page every 10 ms. Returns the durations, in ms. */
async function pageTimes(url: string, agent: Agent, seconds: number): Promise<number[]> {
  const times: number[] = []
  for (const until = Date.now() + seconds * 1000; Date.now() < until; ) {
    const from = performance.now()
    await sendRequest(`${url}/`, { agent, headers: { 'Accept-Encoding': 'br' } })
    times.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return times
}

function sendRequest(url: string, options: Parameters<typeof request>[1], body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? 0) * 10) / 10
}

if (process.argv[1] === import.meta.filename) await leadsBench()
