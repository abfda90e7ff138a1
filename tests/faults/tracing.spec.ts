import { join } from 'node:path'
import { startCollector } from '../fakes/collector.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'

const script = join(import.meta.dirname, '../support/servers/printLoadedModules.cjs')
const printLoadedModules = { NODE_OPTIONS: `--require ${JSON.stringify(script)}` }
const PACKAGES = /@opentelemetry\/(sdk|exporter|otlp|resources)/

test('a server that stops has told a collector of its requests and compositions, and no visitor', async () => {
  const collector = await startCollector()
  // Spans are sent only at the end.
  const patient = { OTEL_BSP_SCHEDULE_DELAY: '600000' }
  const own = await startOwnSite({
    ...patient,
    ...printLoadedModules,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'site-under-test',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of-the-collector',
    // Composed at this start, and not before.
    BRAND: `Marca ${Date.now()}`,
  })
  const headers = { cookie: 'session=secret', 'user-agent': 'secret' }

  for (const path of ['/quiz?nome=secret', '/_preview/secret', '/nada/secret'])
    await fetch(own.url + path, { headers, redirect: 'manual' })
  expect(collector.received).toEqual([])
  await own.stop()

  // From the process that serves, and the one that composes.
  const sent = { path: '/v1/traces', key: 'of-the-collector' }
  expect(collector.received.map(({ path, key }) => ({ path, key }))).toEqual([sent, sent])
  const text = collector.received.map((one) => one.text).join()
  for (const expected of [
    'site-under-test',
    'GET /quiz',
    'GET /_preview/*',
    'GET unknown',
    'compose',
    'site.release.shell',
  ])
    expect(text).toContain(expected)
  expect(text).not.toContain('secret')
  await expect.poll(() => own.output()).toMatch(PACKAGES)
  await collector.stop()
})

test('without a collector, none of the packages for it is loaded', async () => {
  const own = await startOwnSite(printLoadedModules)

  await fetch(own.url)
  await own.stop()

  await expect.poll(() => own.output()).toContain('fastify')
  expect(own.output()).not.toMatch(PACKAGES)
})

test('an unavailable collector delays neither responses nor the end, and is logged once', async () => {
  const own = await startOwnSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    OTEL_BSP_SCHEDULE_DELAY: '10',
  })

  for (const path of ['/quiz', '/servicos']) expect((await fetch(own.url + path)).status).toBe(200)
  await expect.poll(() => own.output()).toContain('OpenTelemetry (reported once)')
  await own.stop()

  expect(own.process.exitCode).toBe(0)
})
