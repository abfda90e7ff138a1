import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { sampleRoute } from '../../releases/testing/sampleRelease.ts'
import { openSite } from '../testing/openSite.ts'
import { createSiteMetrics } from './createSiteMetrics.ts'
import { recordMatched, requestMetrics } from './requestMetrics.ts'
import { stateMetrics } from './stateMetrics.ts'

const TOKEN = 'correct-horse-battery'
const opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  jest.useRealTimers()
  for (const site of opened.splice(0)) await site.close()
})

async function open(options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options)
  opened.push(site)
  return site
}

const local = { host: 'localhost' }

describe('/metrics', () => {
  it.each<{ who: string; headers: Record<string, string>; env: Record<string, string>; status: number }>([
    { who: 'a visitor', headers: {}, env: { ADMIN_TOKEN: TOKEN }, status: 401 },
    { who: 'a guesser', headers: { authorization: 'Bearer wrong' }, env: { ADMIN_TOKEN: TOKEN }, status: 401 },
    { who: 'Prometheus', headers: { authorization: `Bearer ${TOKEN}` }, env: { ADMIN_TOKEN: TOKEN }, status: 200 },
    { who: 'Prometheus on this machine, without a token', headers: {}, env: {}, status: 200 },
    {
      who: 'a visitor behind a proxy here, without a token',
      headers: { 'x-forwarded-for': '203.0.113.7' },
      env: {},
      status: 401,
    },
  ])('responds to $who with $status', async ({ headers, env, status }) => {
    const { app } = await open({ env })

    const answer = await app.inject({ url: '/metrics', headers: { ...local, ...headers } })

    expect(answer.statusCode).toBe(status)
    expect(answer.body.includes('site_live_release_info')).toBe(status === 200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('states what is live, how many leads wait, and the memory of the server and of the render processes', async () => {
    const { app } = await open({ countWaiting: async () => 7 })

    const { body, headers } = await app.inject({ url: '/metrics', headers: local })

    expect(headers['content-type']).toContain('version=0.0.4')
    expect(body).toContain('site_live_release_info{name="mfe-shop",release="0000000000000001"} 1')
    expect(body).toContain('site_leads_waiting 7')
    expect(body).toMatch(/process_resident_memory_bytes \d+/)
    if (process.platform === 'linux') {
      expect(body).toMatch(/site_render_process_resident_bytes\{name="mfe-shop"\} \d{7,}/)
    }
  })

  it('counts requests by the pattern of their route, without addresses or queries', async () => {
    const { app } = await open({ missing: ['mfe-closed'] })
    const urls = [
      '/shop',
      '/shop?search=pizza',
      '/office/secret-name',
      '/shop/',
      '/shop/promo%C3%A7%C3%A3o',
      '/office/feed.xml',
      '/r/mfe-shop/0000000000000001/page.js',
      '/_data/0000000000000001/shop.json',
      '/nothing/secret-name?a=secret-name',
      '//secret-name',
      '/ready',
    ]
    for (const url of urls) await app.inject({ url, headers: local })
    await app.inject({ url: '/leads/secret-name', method: 'POST', headers: local })

    const { body } = await app.inject({ url: '/metrics', headers: local })

    const counted = [...body.matchAll(/^site_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)]
    expect(counted.map(([, labels, count]) => `${labels} ${count}`).sort()).toEqual([
      'route="/leads/*",status="4xx" 1',
      'route="/office/:name",status="2xx" 2',
      'route="/ready",status="5xx" 1',
      'route="/shop",status="2xx" 2',
      'route="data",status="2xx" 1',
      'route="file",status="2xx" 1',
      'route="redirect",status="3xx" 2',
      'route="unknown",status="4xx" 2',
    ])
    expect(body).not.toMatch(/secret-name|pizza/)
  })
})

it('loses no request between two scrapes, however many there are', async () => {
  const { app } = await open()
  for (let asked = 0; asked < 450; asked += 1) await app.inject({ url: '/shop', headers: local })

  const { body } = await app.inject({ url: '/metrics', headers: local })

  expect(body).toContain('_count{route="/shop",status="2xx"} 450')
})

it('drops the pattern of a page that is no longer live when there is a new one', async () => {
  const registry = new Registry()
  const live = new Set(['/a'])
  const app = Fastify()
  opened.push(app)
  const releases = () => [{ routes: [...live].map((path) => sampleRoute(path)) }]
  await app.register(requestMetrics, { registry, releases })
  app.get('/*', async (request) => {
    recordMatched(request, { page: request.url })
    return ''
  })
  const ask = async (url: string) => {
    await app.inject({ url })
    const text = await registry.metrics()
    return [...text.matchAll(/_count\{route="([^"]+)"/g)].map(([, route]) => route)
  }

  expect(await ask('/a')).toEqual(['/a'])
  live.delete('/a')
  live.add('/b')
  expect(await ask('/b')).toEqual(['/b'])
})

describe('the current state', () => {
  function observed(countWaiting: () => Promise<number>) {
    const registry = new Registry()
    const part = { name: 'mfe-shop', since: null, canary: null, refused: [] }
    let release: string | null = 'aaaa'
    let canary: { release: string; share: number } | null = null
    const report = () => ({ shell: { ...part, name: 'shell', release: 's' }, remotes: [{ ...part, canary, release }] })
    const rest = {
      ...{ missing: [], isBehind: false, isOfFormerBuild: true, lookedAt: 5_000, judgedAt: undefined },
      ...{ unreadable: 2, problems: [] },
    }
    const failure = { remote: 'mfe-shop', release: 'aaaa', cause: 'load', count: 9, addresses: 3 } as const
    const incidents = { list: () => [failure] }
    const serving = { report: () => ({ ...report(), ...rest }), renderProcesses: () => [] }
    stateMetrics({
      registry,
      serving,
      leadStore: { countWaiting, countOverdue: () => countWaiting().then(() => 4) },
      incidents,
    })
    return {
      show: (next: string | null) => {
        release = next
      },
      startCanary: (next: typeof canary) => {
        canary = next
      },
      async lines(name: string) {
        return (await registry.metrics()).split('\n').filter((line) => line.startsWith(name))
      },
    }
  }

  it('states how many records of the history cannot be read', async () => {
    expect(await observed(async () => 0).lines('site_unreadable')).toEqual(['site_unreadable_records 2'])
  })

  it('states whether visitors get what another build has composed', async () => {
    expect(await observed(async () => 0).lines('site_of_former')).toEqual(['site_of_former_build 1'])
  })

  it('states when it last looked and judged, what fails in browsers, and how many leads are overdue', async () => {
    const { lines } = observed(async () => 0)

    expect(await lines('site_last')).toEqual([
      'site_last_look_timestamp_seconds 5',
      'site_last_verdict_timestamp_seconds 0',
    ])
    expect(await lines('site_failing')).toEqual([
      'site_failing_addresses{name="mfe-shop",release="aaaa",cause="load"} 3',
    ])
    expect(await lines('site_leads_overdue')).toEqual(['site_leads_overdue 4'])
  })

  it('states the share of the visitors that gets a canary', async () => {
    const { startCanary, lines } = observed(async () => 0)

    startCanary({ release: 'bbbb', share: 10 })
    expect(await lines('site_canary')).toEqual(['site_canary_share{name="mfe-shop",release="bbbb"} 0.1'])
    startCanary(null)
    expect(await lines('site_canary')).toEqual([])
  })

  it('names only live releases', async () => {
    const { show, lines } = observed(async () => 0)

    expect(await lines('site_live')).toContain('site_live_release_info{name="mfe-shop",release="aaaa"} 1')
    show('bbbb')
    expect(await lines('site_live')).toEqual([
      'site_live_release_info{name="shell",release="s"} 1',
      'site_live_release_info{name="mfe-shop",release="bbbb"} 1',
    ])
    show(null)
    expect(await lines('site_live')).toHaveLength(1)
  })

  it('omits leads while their database is unavailable', async () => {
    let isAway = false
    const { lines } = observed(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(3)))

    expect(await lines('site_leads_waiting')).toEqual(['site_leads_waiting 3'])
    isAway = true
    expect(await lines('site_leads')).toEqual([])
  })

  it('does not wait for a database that does not respond', async () => {
    jest.useFakeTimers()
    const { lines } = observed(() => new Promise(() => {}))

    const counts = lines('site_live')
    await jest.advanceTimersByTimeAsync(2000)

    expect(await counts).toHaveLength(2)
  })
})

it('counts compositions by their time, and refusals by cause', async () => {
  const { registry, observer } = createSiteMetrics()
  observer.composed(0.3)
  observer.composed(3)
  observer.refused('mfe-shop', 'bad', 'rendering')
  observer.refused('mfe-shop', 'bad', 'rendering')

  const text = await registry.metrics()

  expect(text).toContain('site_composition_duration_seconds_bucket{le="0.5"} 1')
  expect(text).toContain('site_composition_duration_seconds_sum 3.3')
  expect(text).toContain('site_release_refusals_total{name="mfe-shop",kind="bad",cause="rendering"} 2')
})
