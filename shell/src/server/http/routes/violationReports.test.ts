import Fastify from 'fastify'
import { createIncidentCounts } from './incidentCounts.ts'
import { violationReports } from './violationReports.ts'

const report = {
  type: 'csp-violation',
  age: 1,
  url: 'https://site.example/contato?nome=Ana',
  user_agent: 'Browser',
  body: {
    documentURL: 'https://site.example/contato?nome=Ana',
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

async function open() {
  const counts = createIncidentCounts()
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } })
  await violationReports(app, counts.add)
  const send = (payload: unknown, type = 'application/reports+json') =>
    app.inject({
      method: 'POST',
      url: '/_reports',
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { send, counts, lines: () => lines.map((line): unknown => JSON.parse(line)) }
}

it('notes what was blocked, where, and by which directive, each kind once, and nothing of a query', async () => {
  const { send, lines } = await open()

  expect((await send([report, report])).statusCode).toBe(204)

  expect(lines()).toHaveLength(1)
  expect(lines()).toMatchObject([
    {
      report: 'csp-violation',
      documentURL: 'https://site.example/contato',
      blockedURL: 'https://example.com/x.js',
      effectiveDirective: 'script-src-elem',
    },
  ])
  expect(JSON.stringify(lines())).not.toMatch(/Ana|alert|y#z/)
})

it('notes which release failed in a browser, why and where, and counts it', async () => {
  const { send, counts, lines } = await open()

  expect((await send([incident])).statusCode).toBe(204)
  expect((await send([incident])).statusCode).toBe(204)

  expect(lines()).toMatchObject([
    { report: 'incident', ...incident.body },
    { report: 'incident', ...incident.body },
  ])
  const { remote, release, cause } = incident.body
  expect(counts.list()).toEqual([{ remote, release, cause, count: 2 }])
})

it('keeps no more than a hundred kinds of failures', async () => {
  const counts = createIncidentCounts()

  for (let count = 0; count < 500; count++) {
    counts.add({ remote: 'mfe-loja', release: count.toString(16).padStart(16, '0'), cause: 'load' })
  }

  expect(counts.list()).toHaveLength(100)
  expect(counts.list().at(-1)).toMatchObject({ release: '00000000000001f3', count: 1 })
})

it.each([
  { title: 'a failure with a text of its own', payload: [{ ...incident, body: { ...incident.body, message: 'ana' } }] },
  { title: 'a failure of nobody', payload: [{ ...incident, body: { ...incident.body, remote: 'Ana Souza' } }] },
  { title: 'a failure in a place that is none', payload: [{ ...incident, body: { ...incident.body, place: 'a b' } }] },
])('refuses $title', async ({ payload }) => {
  const { send, counts, lines } = await open()

  expect((await send(payload)).statusCode).toBe(400)

  expect(counts.list()).toEqual([])
  expect(JSON.stringify(lines())).not.toContain('a browser reports')
})

it.each([
  { title: 'what is no report', payload: [{ type: 'deprecation', body: {} }], status: 400 },
  { title: 'more than fifty', payload: Array.from({ length: 51 }, () => report), status: 400 },
  { title: 'what is no JSON', payload: '[', status: 400 },
  { title: 'another type', payload: [report], type: 'text/plain', status: 415 },
  { title: 'what is too large', payload: `"${'x'.repeat(40_000)}"`, status: 413 },
])('refuses $title and writes nothing', async ({ payload, type, status }) => {
  const { send, lines } = await open()

  expect((await send(payload, type)).statusCode).toBe(status)
  expect(JSON.stringify(lines())).not.toContain('a browser reports')
})

it('lets nobody fill the log', async () => {
  const { send, lines } = await open()
  const many = Array.from({ length: 50 }, (_, count) => ({
    ...report,
    body: { ...report.body, blockedURL: `https://example.com/${count}` },
  }))

  for (let request = 0; request < 10; request += 1) expect((await send(many)).statusCode).toBe(204)

  expect((await send(many)).statusCode).toBe(429)
  expect(lines()).toHaveLength(30)
})
