import rateLimit from '@fastify/rate-limit'
import type { PageView } from '@site/contracts/PageView'
import Fastify from 'fastify'
import { createIncidentCounts } from './incidentCounts.ts'
import { browserReports } from './browserReports.ts'

const report = {
  type: 'csp-violation',
  age: 1,
  url: 'https://site.example/revista?nome=Ana',
  user_agent: 'Browser',
  body: {
    documentURL: 'https://site.example/revista?nome=Ana',
    blockedURL: 'https://example.com/x.js?y#z',
    effectiveDirective: 'script-src-elem',
    disposition: 'enforce',
    sample: 'alert(1)',
  },
}

const incident = {
  type: 'incident',
  body: {
    remote: 'mfe-loja',
    release: '0123456789abcdef',
    cause: 'exception',
    error: 'TypeError',
    place: 'Loja.1a2b3c4d5e.js:1:234',
  },
}

/** A release that no visitor has. */
const UNSERVED = 'ffffffffffffffff'

const view = {
  type: 'view',
  body: {
    remote: 'mfe-loja',
    release: '0123456789abcdef',
    shell: '0123456789',
    failed: false,
    lcp: 1200,
    inp: 96,
    cls: 0.0123,
    slowest: { place: 'Loja.1a2b3c4d5e.js:234', duration: 96 },
  },
}

async function open() {
  const counts = createIncidentCounts({ isServed: ({ release }) => release !== UNSERVED })
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } })
  const views: PageView[] = []
  await app.register(rateLimit, { global: false })
  await app.register(browserReports, { onIncident: counts.add, onView: (view) => void views.push(view) })
  const send = (
    payload: unknown,
    type = 'application/reports+json',
    headers: Record<string, string> = {},
    remoteAddress = '192.0.2.1',
  ) =>
    app.inject({
      remoteAddress,
      method: 'POST',
      url: '/_reports',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { send, counts, views, lines: () => lines.map((line): unknown => JSON.parse(line)) }
}

it('logs what was blocked, where, and by which directive, each kind once, and no query', async () => {
  const { send, lines } = await open()

  expect((await send([report, report])).statusCode).toBe(204)

  expect(lines()).toHaveLength(1)
  expect(lines()).toMatchObject([
    {
      report: 'csp-violation',
      documentURL: 'https://site.example/revista',
      blockedURL: 'https://example.com/x.js',
      effectiveDirective: 'script-src-elem',
    },
  ])
  expect(JSON.stringify(lines())).not.toMatch(/Ana|alert|y#z/)
})

it('logs which release failed in a browser, why and where, and counts it', async () => {
  const { send, counts, lines } = await open()

  expect((await send([incident])).statusCode).toBe(204)
  expect((await send([incident])).statusCode).toBe(204)

  expect(lines()).toMatchObject([
    { report: 'incident', ...incident.body },
    { report: 'incident', ...incident.body },
  ])
  const { remote, release, cause } = incident.body
  expect(counts.list()).toEqual([{ remote, release, cause, count: 2, addresses: 1 }])
})

it('neither counts nor logs a failure of a release that no visitor has', async () => {
  const { send, counts, lines } = await open()
  const unserved = { ...incident, body: { ...incident.body, release: UNSERVED } }

  expect((await send([unserved, incident])).statusCode).toBe(204)

  expect(counts.list()).toMatchObject([{ release: incident.body.release }])
  expect(lines()).toMatchObject([{ release: incident.body.release }])
})

it('logs a true failure, whatever strangers have reported before', async () => {
  const { send, lines } = await open()
  const noise = (address: number) =>
    Array.from({ length: 25 }, (_, count) => [
      { ...report, body: { ...report.body, blockedURL: `https://example.com/${address}/${count}` } },
      { ...incident, body: { ...incident.body, place: `Loja.js:${address}:${count}` } },
    ]).flat()
  for (let address = 1; address <= 40; address++) await send(noise(address), undefined, {}, `198.51.100.${address}`)
  const before = lines().length

  const other = { ...incident, body: { ...incident.body, cause: 'load' } }
  await send([other], undefined, {}, '203.0.113.9')

  expect(before).toBeLessThanOrEqual(35)
  expect(lines().slice(before)).toMatchObject([{ report: 'incident', cause: 'load' }])
})

it.each([
  { title: 'a failure with free text', payload: [{ ...incident, body: { ...incident.body, message: 'ana' } }] },
  {
    title: 'a failure of an unknown release',
    payload: [{ ...incident, body: { ...incident.body, remote: 'Ana Souza' } }],
  },
  { title: 'a failure in an invalid place', payload: [{ ...incident, body: { ...incident.body, place: 'a b' } }] },
])('refuses $title', async ({ payload }) => {
  const { send, counts, lines } = await open()

  expect((await send(payload)).statusCode).toBe(400)

  expect(counts.list()).toEqual([])
  expect(JSON.stringify(lines())).not.toContain('a browser reports')
})

it.each([
  { title: 'a malformed report', payload: [{ type: 'deprecation', body: {} }], status: 400 },
  { title: 'more than fifty reports', payload: Array.from({ length: 51 }, () => report), status: 400 },
  { title: 'a body that is not JSON', payload: '[', status: 400 },
  { title: 'another content type', payload: [report], type: 'text/plain', status: 415 },
  { title: 'a body that is too large', payload: `"${'x'.repeat(40_000)}"`, status: 413 },
])('refuses $title and writes nothing', async ({ payload, type, status }) => {
  const { send, lines } = await open()

  expect((await send(payload, type)).statusCode).toBe(status)
  expect(JSON.stringify(lines())).not.toContain('a browser reports')
})

it('limits the reports of an address', async () => {
  const { send, lines } = await open()
  const many = Array.from({ length: 50 }, (_, count) => ({
    ...report,
    body: { ...report.body, blockedURL: `https://example.com/${count}` },
  }))

  for (let request = 0; request < 10; request += 1) expect((await send(many)).statusCode).toBe(204)

  expect((await send(many)).statusCode).toBe(429)
  expect(lines()).toHaveLength(5)
})

it('accepts the report of a view, and logs nothing of it', async () => {
  const { send, views, lines } = await open()

  expect((await send([view])).statusCode).toBe(204)

  expect(views).toEqual([view.body])
  expect(JSON.stringify(lines())).not.toContain('mfe-loja')
})

it.each([
  { title: 'a view with an address', payload: [{ ...view, body: { ...view.body, path: '/loja' } }] },
  { title: 'a view with an identifier', payload: [{ ...view, body: { ...view.body, id: '1' } }] },
  { title: 'two views in one report', payload: [view, view] },
  { title: 'a view of the shell alone', payload: [{ ...view, body: { ...view.body, remote: 'shell' } }] },
  { title: 'a view of more than an hour', payload: [{ ...view, body: { ...view.body, lcp: 3_600_001 } }] },
  { title: 'a view of negative duration', payload: [{ ...view, body: { ...view.body, inp: -1 } }] },
  { title: 'a view with a fraction of a millisecond', payload: [{ ...view, body: { ...view.body, lcp: 0.5 } }] },
  {
    title: 'a view with an invalid place',
    payload: [{ ...view, body: { ...view.body, slowest: { place: '/?a' } } }],
  },
])('refuses $title', async ({ payload }) => {
  const { send, views } = await open()

  expect((await send(payload)).statusCode).toBe(400)

  expect(views).toEqual([])
})

it('accepts sixty views of an address per minute, besides its problems', async () => {
  const { send, views } = await open()

  for (let count = 0; count < 60; count++) expect((await send([view])).statusCode).toBe(204)

  expect((await send([view])).statusCode).toBe(429)
  expect(views).toHaveLength(60)
  expect((await send([incident])).statusCode).toBe(204)
})

it('ignores reports with Global Privacy Control', async () => {
  const { send, views, counts, lines } = await open()

  for (const payload of [view, incident, report]) {
    expect((await send([payload], undefined, { 'sec-gpc': '1' })).statusCode).toBe(204)
  }

  expect([views, counts.list()]).toEqual([[], []])
  expect(JSON.stringify(lines())).not.toContain('a browser reports')
})
