import { closeSites, open as openSite } from './testing/openedSites.ts'
import { releases, shell } from './testing/sampleSite.ts'

afterEach(closeSites)

async function open(options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options)
  const visit = (
    url: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
    remoteAddress = '192.0.2.1',
  ) =>
    site.app.inject({
      url,
      method,
      remoteAddress,
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'none',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        ...headers,
      },
    })
  const report = (
    body: object,
    remoteAddress = '192.0.2.1',
    { type = 'view', headers = {} }: { type?: string; headers?: Record<string, string> } = {},
  ) =>
    site.app.inject({
      remoteAddress,
      url: '/_reports',
      method: 'POST',
      headers: { 'content-type': 'application/reports+json', 'sec-fetch-site': 'same-origin', ...headers },
      payload: JSON.stringify([{ type, body }]),
    })
  return { ...site, visit, report }
}

/** A browser at an address reports a failure of the shop. */
const fail = (app: Awaited<ReturnType<typeof openSite>>['app'], remoteAddress: string) =>
  app.inject({
    ...{ url: '/_reports', method: 'POST', remoteAddress, headers: { 'content-type': 'application/reports+json' } },
    payload: JSON.stringify([
      {
        type: 'incident',
        body: { remote: 'mfe-shop', release: releases.shop.id, cause: 'exception', error: 'E', place: 'a.js:1:1' },
      },
    ]),
  })

const view = { remote: 'mfe-shop', release: releases.shop.id, shell: '0123456789', failed: false, lcp: 3000 }

it.each([
  { by: 'the server', sent: 3, reported: 2, documents: 3 },
  { by: 'a web server', sent: 0, reported: 2, documents: 2 },
])('compares failures with documents that $by has sent: $documents', async ({ sent, reported, documents }) => {
  const { visit, report, app } = await open({ env: { ADMIN_TOKEN: 'a-long-enough-token' } })
  for (let count = 0; count < sent; count++) await visit('/shop')
  for (let count = 0; count < reported; count++) await report(view)
  for (let address = 1; address <= 5; address++) await fail(app, `192.0.2.${address}`)

  const { body } = await app.inject({ url: '/health', headers: { authorization: 'Bearer a-long-enough-token' } })

  expect(JSON.parse(body).concerns).toContain(
    `mfe-shop fails (exception) for 5 addresses within an hour, of ${documents} documents.`,
  )
})

describe('a document opened by a visitor', () => {
  it('is counted for its remote and for the shell', async () => {
    const { visit, viewCounts } = await open()

    expect((await visit('/shop')).statusCode).toBe(200)

    expect(viewCounts).toMatchObject([
      { remote: 'mfe-shop', release: releases.shop.id, measure: 'silent', views: 1, bad: 1, share: 0 },
      { remote: 'shell', release: shell.id, measure: 'silent', views: 1, bad: 1, share: 0 },
    ])
  })

  it('is counted if the browser already has it, and if it is rendered on demand', async () => {
    const { visit, viewCounts } = await open()
    const { headers } = await visit('/shop')

    expect((await visit('/shop', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    expect((await visit('/shop?search=bolo')).body).toBe('made /shop?search=bolo')

    expect(viewCounts.filter(({ remote }) => remote === 'mfe-shop')).toHaveLength(3)
  })

  it.each<{ what: string; url: string; headers?: Record<string, string>; method?: 'HEAD' }>([
    { what: 'a document that a script requests', url: '/shop', headers: { 'sec-fetch-mode': 'cors' } },
    { what: 'a prefetched document', url: '/shop', headers: { 'sec-purpose': 'prefetch' } },
    { what: 'the view of a visitor who objects', url: '/shop', headers: { 'sec-gpc': '1' } },
    { what: 'data', url: '/_data/0000000000000001/shop.json' },
    { what: 'a file', url: '/r/mfe-shop/0000000000000001/page.js' },
    { what: 'a page that does not exist', url: '/nada' },
    { what: 'a page that is not for visitors', url: '/shop/draft' },
    { what: 'a guarded page', url: '/office/tools' },
    { what: "a remote's document that is not a page", url: '/office/feed.xml' },
    { what: 'a HEAD request for a page', url: '/shop', method: 'HEAD' },
  ])('does not count $what', async ({ url, headers, method }) => {
    const { visit, viewCounts } = await open()

    await visit(url, headers, method)

    expect(viewCounts).toEqual([])
  })
})

it('counts a report, also in /metrics, and shows its slowest script in /health', async () => {
  const { report, app, viewCounts } = await open()

  await report({ ...view, slowest: { place: 'page.js:12', duration: 300 } })
  await report({ ...view, slowest: { place: 'page.js:13', duration: 200 } })
  await report({ ...view, slowest: { place: 'main.js', duration: 90 } })
  await report({ ...view, slowest: { place: 'elsewhere.js', duration: 900 } })

  expect(viewCounts.filter(({ remote, measure }) => remote === 'mfe-shop' && measure === 'lcp')).toHaveLength(4)
  const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } })
  expect(body).toContain('site_page_views_total{name="mfe-shop",measure="lcp"} 4')
  expect(body).toContain('site_bad_page_views_total{name="shell",measure="error"} 0')
  expect(body).not.toContain('measure="silent"')
  const health = await app.inject({ url: '/health', headers: { host: 'localhost' } })
  expect(health.json().slowScripts).toEqual([
    { remote: 'mfe-shop', release: releases.shop.id, file: 'page.js', views: 2, longest: 300 },
    { remote: 'shell', release: '0123456789', file: 'main.js', views: 1, longest: 90 },
  ])
})

describe('while a release has a canary', () => {
  const canaryId = 'eeeeeeeeeeeeeeee'
  const canaries: Parameters<typeof openSite>[0] = {
    canaries: (composition) => {
      const own = composition.releases.map((one) => (one.name === 'mfe-shop' ? { ...one, id: canaryId } : one))
      const served = { composition: { ...composition, releases: own }, onDemand: () => Promise.reject() }
      return [{ name: 'mfe-shop', release: canaryId, share: 100, served }]
    },
  }
  const markOf = (answer: { headers: Record<string, unknown> }) =>
    /^view;desc="([\w.-]+)"$/.exec(String(answer.headers['server-timing']))?.[1]
  const stranger = (number: number) => `198.51.100.${number}`
  const canaryView = { ...view, release: canaryId }

  async function openCanary() {
    const site = await open(canaries)
    return {
      ...site,
      /** What counts for the canary, by measure: all views, and the bad ones. */
      counted(measure: string) {
        const rows = site.viewCounts.filter(
          (row) => row.remote === 'mfe-shop' && row.measure === measure && row.share > 0,
        )
        return rows.reduce((sum, { views, bad }) => ({ views: sum.views + views, bad: sum.bad + bad }), {
          views: 0,
          bad: 0,
        })
      },
    }
  }

  it("counts a report with its document's mark, once, also if the browser already had the document", async () => {
    const { visit, report, counted } = await openCanary()
    const { headers } = await visit('/shop')
    const again = await visit('/shop', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)

    for (const mark of [markOf({ headers }), markOf(again), markOf(again)]) await report({ ...canaryView, mark })

    expect(counted('lcp')).toEqual({ views: 2, bad: 2 })
    expect(counted('silent')).toEqual({ views: 2, bad: 0 })
    expect([counted('served').views, counted('painted').views]).toEqual([1, 1])
  })

  it.each<{ what: string; change: (mark: string | undefined) => object }>([
    { what: 'without a mark', change: () => ({}) },
    { what: 'with an invented mark', change: () => ({ mark: 'abc.def.ghi' }) },
    { what: 'with the mark of another release', change: (mark) => ({ mark, release: releases.shop.id }) },
  ])('counts a report $what for neither release', async ({ change }) => {
    const { visit, report, counted } = await openCanary()
    const mark = markOf(await visit('/shop'))

    await report({ ...canaryView, ...change(mark) })

    expect(counted('lcp')).toEqual({ views: 0, bad: 0 })
  })

  it('counts only a few documents of an address that never reports', async () => {
    const { visit, counted } = await openCanary()

    for (let request = 0; request < 500; request++) await visit('/shop')

    expect(counted('silent')).toEqual({ views: 6, bad: 6 })
    expect(counted('served').views).toBe(1)
  })

  it('counts only a few views of each of forty addresses, and each address once', async () => {
    const { visit, report, counted } = await openCanary()

    for (let request = 0; request < 400; request++) {
      const address = stranger(request % 40)
      const mark = markOf(await visit('/shop', {}, 'GET', address))
      await report({ ...canaryView, mark }, address)
    }

    expect(counted('error').views).toBe(240)
    expect(counted('painted').views).toBe(40)
  })

  it.each<{ what: string; headers: Record<string, string> }>([
    { what: 'a script', headers: { 'sec-fetch-mode': 'cors' } },
    { what: 'a prefetch', headers: { 'sec-purpose': 'prefetch' } },
    { what: 'a visitor who objects', headers: { 'sec-gpc': '1' } },
    { what: 'a bot', headers: { 'user-agent': 'Googlebot/2.1' } },
  ])('gives no mark to $what', async ({ headers }) => {
    const { visit } = await openCanary()

    expect((await visit('/shop', headers)).headers).not.toHaveProperty('server-timing')
  })

  it('gives no mark to documents of other remotes, nor to any without a canary', async () => {
    const { visit } = await open()

    expect((await visit('/shop')).headers).not.toHaveProperty('server-timing')
  })
})

it('accepts a report of what was never served without counting it', async () => {
  const { report, viewCounts } = await open()

  const { statusCode } = await report({ ...view, release: 'ffffffffffffffff' })

  expect(statusCode).toBe(204)
  expect(viewCounts).toEqual([])
})

const { failed: _failed, lcp: _lcp, ...document } = view
it.each<{ what: string; type: 'view' | 'tap'; body: object; headers?: Record<string, string>; counted: string[] }>([
  {
    what: 'a visit',
    type: 'view',
    body: { ...view, source: 'jornal.example' },
    counted: ["visit of mfe-shop from 'jornal.example'"],
  },
  { what: 'a visit from nowhere', type: 'view', body: { ...view, source: '' }, counted: ["visit of mfe-shop from ''"] },
  { what: 'a view within a visit', type: 'view', body: view, counted: [] },
  {
    what: 'a visit to a release that nobody has',
    type: 'view',
    body: { ...view, release: '0'.repeat(16), source: '' },
    counted: [],
  },
  { what: 'a source that is too long', type: 'view', body: { ...view, source: 'x'.repeat(61) }, counted: [] },
  { what: 'a tap', type: 'tap', body: document, counted: ['tap on mfe-shop'] },
  { what: 'a tap with more than it may say', type: 'tap', body: { ...document, who: 'Ana' }, counted: [] },
  {
    what: 'a tap on a release that nobody has',
    type: 'tap',
    body: { ...document, release: '0'.repeat(16) },
    counted: [],
  },
  { what: 'a tap of a program', type: 'tap', body: document, headers: { 'user-agent': 'Googlebot' }, counted: [] },
  { what: 'a tap with Global Privacy Control', type: 'tap', body: document, headers: { 'sec-gpc': '1' }, counted: [] },
])('counts for $what: $counted', async ({ type, body, headers = {}, counted }) => {
  const { report, visits } = await open()

  await report(body, '192.0.2.1', { type, headers })

  expect(visits).toEqual(counted)
})
