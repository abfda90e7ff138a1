import { joinInMemory } from '../../workers/testing/joinInMemory.ts'
import { openSite } from '../testing/openSite.ts'
import { releases } from '../testing/sampleSite.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

const TOKEN = 'correct-horse-battery'

/** Two workers of one server, each with its own application. */
async function two(env: Record<string, string> = {}) {
  const sites = await Promise.all(joinInMemory(2).workers.map((workers) => openSite({ env, workers })))
  opened.push(...sites)
  const [one, other] = sites.map(({ app }) => app)
  if (!one || !other) throw new Error('There are two.')
  return { one, other }
}
type App = Awaited<ReturnType<typeof two>>['one']

const health = async (app: App) => (await app.inject({ url: '/health', headers: { host: 'localhost' } })).json()
const report = (app: App, type: string, body: object) =>
  app.inject({
    url: '/_reports',
    method: 'POST',
    headers: { 'content-type': 'application/reports+json', 'sec-fetch-site': 'same-origin' },
    payload: JSON.stringify([{ type, body }]),
  })

it('counts wrong tokens of an address over both', async () => {
  const { one, other } = await two({ ADMIN_TOKEN: TOKEN })
  const login = (app: App, chave: string) =>
    app.inject({
      method: 'POST',
      url: '/entrar',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', origin: 'http://localhost' },
      payload: new URLSearchParams({ chave }).toString(),
    })
  for (let wrong = 0; wrong < 9; wrong++) expect((await login(wrong % 2 ? one : other, 'wrong')).statusCode).toBe(401)

  expect((await login(one, 'wrong')).statusCode).toBe(401)
  expect((await login(one, TOKEN)).statusCode).toBe(429)
  expect((await login(other, TOKEN)).statusCode).toBe(429)
})

it('counts the reports of an address over both, against each limit separately', async () => {
  const { one, other } = await two()
  for (let count = 0; count < 10; count++) {
    expect((await report(count % 2 ? one : other, 'nothing known', {})).statusCode).toBe(400)
  }

  expect((await report(one, 'nothing known', {})).statusCode).toBe(429)
  expect((await report(other, 'nothing known', {})).statusCode).toBe(429)
  const view = { remote: 'mfe-shop', release: releases.shop.id, shell: '0123456789', failed: false }
  expect((await report(other, 'view', view)).statusCode).toBe(204)
})

it('shows in /health what browsers have reported to either of them', async () => {
  const { one, other } = await two()
  const { id } = releases.shop
  for (const app of [one, other, other]) {
    await report(app, 'incident', { remote: 'mfe-shop', release: id, cause: 'load' })
  }
  await report(other, 'incident', { remote: 'shell', release: '0123456789', cause: 'exception' })
  for (const [app, duration] of [[one, 60] as const, [other, 90] as const]) {
    const slowest = { place: 'page.js:1', duration }
    await report(app, 'view', { remote: 'mfe-shop', release: id, shell: '0123456789', failed: false, slowest })
  }

  for (const app of [one, other]) {
    expect(await health(app)).toMatchObject({
      incidents: [
        { remote: 'mfe-shop', release: id, cause: 'load', count: 3 },
        { remote: 'shell', release: '0123456789', cause: 'exception', count: 1 },
      ],
      slowScripts: [{ remote: 'mfe-shop', release: id, file: 'page.js', views: 2, longest: 90 }],
    })
  }
})

it('shows both in /metrics, each with its number', async () => {
  const { one, other } = await two()
  await one.inject('/shop')
  await other.inject('/shop')
  await other.inject('/shop')

  const { body } = await one.inject({ url: '/metrics', headers: { host: 'localhost' } })

  const counted = [...body.matchAll(/^site_http_request_duration_seconds_count\{(.*route="\/shop".*)\} (\d+)$/gm)]
  expect(counted.map(([, labels, count]) => `${labels} ${count}`)).toEqual([
    'route="/shop",status="2xx",worker="1" 1',
    'route="/shop",status="2xx",worker="2" 2',
  ])
  expect(body).toContain(`site_worker_process_id{worker="2"} ${process.pid}`)
  expect(body).toMatch(/process_start_time_seconds\{worker="1"\} \d+/)
})
