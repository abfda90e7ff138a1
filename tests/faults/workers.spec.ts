import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect, test } from 'playwright/test'
import { openLeadStore } from 'shell/leads/openLeadStore'
import { countedViews } from '../support/servers/countedViews.ts'
import { listenOnFreePort } from '../support/servers/listenOnFreePort.ts'
import { makeRelease } from '../support/releases/makeRelease.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { isRunning, metricOfWorkers, workersOf } from '../support/servers/workersOf.ts'

test.describe.configure({ mode: 'serial' })

/** A third of it applies to leads without a form token. */
const LIMIT = 3
const patience = { timeout: 60_000, intervals: [50] }
const both = ['1', '2']
let site: OwnSite
let pids: number[]
/** Keys of the forwarded leads. */
const handedOn: unknown[] = []
const receiver = createServer((incoming, response) => {
  handedOn.push(incoming.headers['idempotency-key'])
  incoming.resume().once('end', () => response.end())
})

test.beforeAll(async () => {
  const LEAD_FORWARD_URL = `http://127.0.0.1:${await listenOnFreePort(receiver)}/`
  const env = { TRUST_PROXY: '1', LEAD_RATE_LIMIT: String(3 * LIMIT), LEAD_FORWARD_URL }
  site = await startOwnSite({ WORKERS: '2', ...env })
  await expect.poll(() => workersOf(site.url), patience).toHaveLength(2)
  pids = await workersOf(site.url)
})
test.afterAll(async () => {
  receiver.close()
  await site.stop()
})

type SentRequest = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends a request on its own connection, which any worker may accept; 0 if the connection breaks. */
function ask(path: string, { method = 'GET', headers, body }: SentRequest = {}): Promise<number> {
  const { port } = new URL(site.url)
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, agent: false, path, method, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', () => resolve(0))
    sent.end(body)
  })
}

const lead = (number: number, from: string): SentRequest => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'idempotency-key': `workers-${number}`,
    'x-forwarded-for': from,
    connection: 'close',
  },
  body: JSON.stringify({ kind: 'newsletter', email: `visitante${number}@exemplo.com.br` }),
})
const many = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** Keys of all stored leads. */
async function stored(): Promise<string[]> {
  const store = await openLeadStore({ DATA_DIR: site.dataFolder })
  try {
    return (await store.list({ after: 0, limit: 10_000 })).map(({ key }) => key)
  } finally {
    await store.close()
  }
}

test('both workers answer at one address', async () => {
  const answered = async () => {
    expect(await many(20, () => ask('/quiz'))).toEqual(Array(20).fill(200))
    return metricOfWorkers(site.url, 'site_http_request_duration_seconds_count', ['route="/quiz"'])
  }

  await expect.poll(async () => Object.keys(await answered()), patience).toEqual(both)
})

test('the requests of an address are limited over both', async () => {
  const statuses: number[] = []
  /** Sends more of them, and returns which workers have responded. */
  const sendMore = async () => {
    const first = statuses.length
    statuses.push(...(await many(20, (index) => ask('/leads', lead(first + index, '203.0.113.7')))))
    return Object.keys(await metricOfWorkers(site.url, 'site_http_request_duration_seconds_count', ['route="/leads"']))
  }

  await expect.poll(sendMore, patience).toEqual(both)

  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT)
  expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - LIMIT)
  expect(await ask('/leads', lead(10_000, '203.0.113.8'))).toBe(200)
  expect(await stored()).toHaveLength(LIMIT + 1)
})

test('a lead is forwarded once', async () => {
  const known = (await stored()).toSorted()

  await expect.poll(() => handedOn.length, patience).toBeGreaterThanOrEqual(known.length)
  expect(handedOn.toSorted()).toEqual(known)
})

test('a release is live on both', async () => {
  const heading = 'Qual é o nível digital do seu negócio?'
  const id = makeRelease(site.releasesFolder, 'mfe-quiz', {
    server: (source) => source.replaceAll(heading, 'Quiz de outra versão'),
  })

  await expect
    .poll(() => metricOfWorkers(site.url, 'site_live_release_info', [`release="${id}"`]), patience)
    .toEqual({ 1: 1, 2: 1 })

  const texts = await many(20, async () => (await fetch(`${site.url}/quiz`)).text())
  expect(texts.filter((text) => !text.includes('Quiz de outra versão'))).toEqual([])
})

test('leads are accepted even while the primary is silent', async () => {
  site.process.kill('SIGSTOP')
  try {
    expect(await ask('/leads', lead(5_000, '192.0.2.50'))).toBe(200)
  } finally {
    site.process.kill('SIGCONT')
  }

  expect(await stored()).toContain('workers-5000')
})

test('a worker that is killed while leads arrive is replaced, and no lead is lost', async () => {
  const before = await stored()
  const [victim = 0] = pids
  let taken = 0
  /** Retries until the lead is acknowledged, as a browser does. */
  const send = async (index: number) => {
    const number = 20_000 + index
    for (let tries = 1; ; tries++) {
      if ((await ask('/leads', lead(number, `198.51.100.${index % 250}`))) === 200) break
      if (tries > 50) throw new Error(`Lead ${number} was not taken.`)
    }
    taken++
    if (taken === 50) process.kill(victim, 'SIGKILL')
    return `workers-${number}`
  }

  const promised = await many(200, send)

  const found = (await stored()).filter((key) => !before.includes(key))
  expect(found.toSorted()).toEqual(promised.toSorted())
  await expect.poll(() => workersOf(site.url), patience).toHaveLength(2)
  const now = await workersOf(site.url)
  expect(now).not.toContain(victim)
  expect(now.filter((pid) => pids.includes(pid))).toHaveLength(1)
  expect(isRunning(site.process.pid ?? 0)).toBe(true)
  pids = now
})

test('what prevents the site from being served ends the start with a message', async () => {
  const { port } = new URL(site.url)
  await expect(startOwnSite({ WORKERS: '2', PORT: port })).rejects.toThrow(`Port ${port} is in use.`)
  await expect(startOwnSite({ WORKERS: 'two' })).rejects.toThrow('Configuration: WORKERS is "two", but it must be')
})

test('all end when the site is told to, and keep what they have counted', async () => {
  const visitor = { 'user-agent': 'Browser', 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }
  expect(await many(20, () => ask('/quiz', { headers: visitor }))).toEqual(Array(20).fill(200))
  expect(pids.filter(isRunning)).toHaveLength(2)

  site.process.kill('SIGTERM')
  const [code] = await once(site.process, 'exit')

  expect(code).toBe(0)
  expect(pids.filter(isRunning)).toEqual([])
  expect(countedViews(site.dataFolder, 'mfe-quiz')).toEqual({ silent: [20, 20] })
})
