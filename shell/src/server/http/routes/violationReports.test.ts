import Fastify from 'fastify'
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

async function open() {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } })
  await violationReports(app)
  const send = (payload: unknown, type = 'application/reports+json') =>
    app.inject({
      method: 'POST',
      url: '/_reports',
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { send, lines: () => lines.map((line): unknown => JSON.parse(line)) }
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
