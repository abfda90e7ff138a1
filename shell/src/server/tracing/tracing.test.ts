import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { openSite } from '../http/testing/openSite.ts'
import { openSqlite } from '../database/openSqlite.ts'
import { summaryOf } from './querySpans.ts'
import { startTracing } from './startTracing.ts'

const exporter = new InMemorySpanExporter()
const tracing = startTracing({ log: { warn: fail }, processor: new SimpleSpanProcessor(exporter) })
const ends: (() => Promise<unknown>)[] = []

function fail(message: string) {
  throw new Error(message)
}

beforeEach(() => exporter.reset())
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
afterAll(() => tracing.stop())

const finishedSpans = () => exporter.getFinishedSpans()
const facts = ({ name, attributes, status }: ReadableSpan) => ({ name, ...attributes, failed: status.code === 2 })

async function open(env: Record<string, string> = {}) {
  const { app, close } = await openSite({ env, tracing, missing: ['mfe-closed'] })
  ends.push(close)
  return app
}

describe('a request', () => {
  it.each([
    { url: '/shop?search=pizza', name: 'GET /shop', status: 200, failed: false },
    { url: '/office/secret-name', name: 'GET /office/:name', status: 200, failed: false },
    { url: '/_data/0000000000000001/shop.json', name: 'GET data', status: 200, failed: false },
    { url: '/_preview/secret-permit', name: 'GET /_preview/*', status: 303, failed: false },
    { url: '/nothing/secret-name?token=secret', name: 'GET unknown', status: 404, failed: false },
    { url: '/ready', name: 'GET /ready', status: 503, failed: true },
  ])('for $url is a span "$name" with its status and no visitor data', async ({ url, name, status, failed }) => {
    const app = await open()

    await app.inject({
      url,
      headers: { host: 'localhost', cookie: 'session=secret', authorization: 'Bearer secret', 'user-agent': 'secret' },
    })

    expect(finishedSpans().map(facts)).toEqual([
      {
        name,
        'http.request.method': 'GET',
        'url.scheme': 'http',
        'http.route': name.replace('GET ', ''),
        'http.response.status_code': status,
        ...(failed && { 'error.type': String(status) }),
        failed,
      },
    ])
    const [span] = finishedSpans()
    expect(JSON.stringify([span?.attributes, span?.events, span?.links])).not.toMatch(/secret|pizza/)
  })

  const traceparent = '00-11111111111111111111111111111111-2222222222222222-01'
  it.each<{ who: string; env: Record<string, string>; continued: boolean }>([
    { who: 'a visitor', env: {}, continued: false },
    { who: 'a proxy that is trusted', env: { TRUST_PROXY: '1' }, continued: true },
  ])('continues the trace of $who: $continued', async ({ env, continued }) => {
    const app = await open(env)

    await app.inject({ url: '/shop', headers: { traceparent, 'x-forwarded-for': '203.0.113.7' } })

    expect(finishedSpans()[0]?.spanContext().traceId === '1'.repeat(32)).toBe(continued)
  })
})

describe('a query', () => {
  async function openDatabase() {
    const folder = mkdtempSync(join(tmpdir(), 'tracing-'))
    const { db } = await openSqlite(join(folder, 'leads.sqlite'), tracing.querySpans)
    ends.push(async () => {
      await db.destroy()
      rmSync(folder, { recursive: true })
    })
    return db
  }

  it('is part of the request that makes it, also after a body, and contains no value', async () => {
    const db = await openDatabase()
    const app = Fastify()
    ends.push(() => app.close())
    tracing.followRequests(app, ({ routeOptions }) => routeOptions.url ?? '')
    const begun = new Promise<void>((resolve) => app.addHook('onRequest', async () => resolve()))
    app.post('/ask', async () => {
      await sql`SELECT * FROM leads WHERE email = ${'secret@example.com'}`.execute(db).catch(() => {})
      return sql`SELECT name FROM sqlite_master WHERE name <> ${'secret'}`.execute(db)
    })
    await app.listen({ port: 0, host: '127.0.0.1' })

    const request = httpRequest(`${app.listeningOrigin}/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    request.flushHeaders()
    await begun
    request.end('{"a":1}')
    await once(request, 'response')
    await app.close()

    const [failing, asked, whole] = finishedSpans()
    const table = { 'db.system.name': 'sqlite', 'db.operation.name': 'select' }
    expect([failing, asked, whole].map((span) => span && facts(span))).toMatchObject([
      { name: 'select leads', ...table, 'db.collection.name': 'leads', failed: true },
      { name: 'select sqlite_master', ...table, 'db.collection.name': 'sqlite_master', failed: false },
      { name: 'POST /ask' },
    ])
    for (const query of [failing, asked]) expect(query?.parentSpanContext?.spanId).toBe(whole?.spanContext().spanId)
    expect(JSON.stringify(finishedSpans().map(({ attributes, events }) => [attributes, events]))).not.toContain(
      'secret',
    )
  })

  it('is no span by itself', async () => {
    await openDatabase()

    expect(finishedSpans()).toEqual([])
  })

  it.each([
    { statement: 'select "id" from "leads" where "id" = $1', operation: 'select', table: 'leads' },
    { statement: 'insert into "page_views" ("hour") values ($1)', operation: 'insert', table: 'page_views' },
    { statement: 'update "leads" set "state" = $1', operation: 'update', table: 'leads' },
    { statement: ' DELETE FROM leads', operation: 'delete', table: 'leads' },
    { statement: 'begin', operation: 'begin', table: undefined },
    { statement: '-- nothing', operation: 'query', table: undefined },
  ])('with "$statement" is $operation of $table', ({ statement, operation, table }) => {
    expect(summaryOf(statement)).toEqual({ operation, ...(table && { table }) })
  })
})

describe('a composition', () => {
  it('is a span with its outcome, above those of its parts', async () => {
    await tracing.traced('compose', { 'site.release.shell': 'aaaa' }, async () => {
      await tracing.traced('render', { 'site.part': 'mfe-shop' }, async () => ({ status: 'bad' }))
      return { status: 'refused' }
    })

    const [part, whole] = finishedSpans()
    expect(part && facts(part)).toEqual({ name: 'render', 'site.part': 'mfe-shop', outcome: 'bad', failed: false })
    expect(whole && facts(whole)).toMatchObject({ name: 'compose', 'site.release.shell': 'aaaa', outcome: 'refused' })
    expect(part?.parentSpanContext?.spanId).toBe(whole?.spanContext().spanId)
  })

  it('that throws is a failure, and the error is rethrown', async () => {
    const broken = tracing.traced('compose', {}, () => Promise.reject(new Error('secret')))

    await expect(broken).rejects.toThrow('secret')
    expect(finishedSpans().map(facts)).toEqual([{ name: 'compose', failed: true }])
  })
})
