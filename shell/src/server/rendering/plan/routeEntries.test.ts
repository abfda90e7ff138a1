import { sampleRelease } from '../../releases/testing/sampleRelease.ts'
import { clientRoutes, developmentEntry, routeEntry } from './routeEntries.ts'

const service = { name: 'stockUrl', variable: 'STOCK_URL', kind: 'url', default: '/a', value: '/a' } as const

it("tells the browser which external services a route's page may use", () => {
  const release = sampleRelease({ '/sample': {}, '/sample/other': {} })
  const services = [service, { ...service, name: 'otherUrl', routes: ['/sample/other'] }]

  expect(release.routes.map((route) => routeEntry(release, route, services).services)).toEqual([
    { stockUrl: '/a' },
    { stockUrl: '/a', otherUrl: '/a' },
  ])
  expect(release.routes.map((route) => routeEntry(release, route))).not.toContainEqual(
    expect.objectContaining({ services: expect.anything() }),
  )
})

it('leaves a route with its own services, or one that is not listed, to a new document', () => {
  const routes = { '/sample': {}, '/sample/own': {}, '/sample/hidden': { noindex: true } }
  const release = sampleRelease(routes, { services: [{ ...service, routes: ['/sample/own'] }] })

  expect(clientRoutes({ releases: [release], services: {} }).map(({ path }) => path)).toEqual(['/sample'])
})

it('marks a page that is not for visitors, so that nothing is prefetched from it', () => {
  const release = sampleRelease({
    '/sample': {},
    '/sample/hidden': { noindex: true },
    '/sample/own': { guarded: true },
  })

  expect(release.routes.map((route) => routeEntry(release, route).unlisted)).toEqual([undefined, true, true])
})

it('uses the files of a hot remote from its server during development, and all else as usual', () => {
  const release = sampleRelease({ '/sample': { query: ['search'], data: true, prefetch: true } })
  const [route] = release.routes
  if (!route) throw new Error('There is no route.')
  const entry = routeEntry(release, route, [service])

  expect(developmentEntry(entry, { 'mfe-sample': 'http://localhost:3101' })).toEqual({
    path: '/sample',
    remote: 'mfe_sample',
    expose: './Page',
    query: ['search'],
    data: release.id,
    services: { stockUrl: '/a' },
    entry: ['http://localhost:3101/remoteEntry.js', ''],
    files: [],
  })
  expect(developmentEntry(entry, { 'mfe-other': 'http://localhost:3102' })).toBe(entry)
})
