import type { Release } from '@site/contracts/Release'
import { sampleRelease } from '../testing/sampleRelease.ts'
import { formServices, type ExternalService, resolveServices, servicesFor, sharedServices } from './externalServices.ts'

type Service = Release['services'][number]

const service = (more: Partial<Service> = {}): Service => ({
  name: 'stockUrl',
  variable: 'STOCK_URL',
  kind: 'url',
  default: '/stock',
  ...more,
})
const resolve = (more: Partial<Service>, values: Record<string, string> = {}) =>
  resolveServices(sampleRelease({}, { services: [service(more)] }), { reserved: new Set(['LEAD_URL']), values })[0]
    ?.value

it('takes the value of the environment, or the default of the release', () => {
  expect(resolve({}, {})).toBe('/stock')
  expect(resolve({}, { STOCK_URL: 'https://stock.exemplo/v2' })).toBe('https://stock.exemplo/v2')
})

it.each([
  { value: 'stock', why: 'is no address' },
  { value: 'javascript:alert(1)', why: 'is a script' },
  { value: '//stock.exemplo', why: 'is an address without a scheme' },
  { value: 'https://user:password@stock.exemplo', why: 'holds a password' },
  { value: "https://a;script-src'unsafe-inline'", why: 'would end a directive of the security policy' },
  { value: 'https://a.exemplo:99999', why: 'has an impossible port' },
])('refuses the release, and does not repeat the value, where it $why', ({ value }) => {
  const problem = () => resolve({}, { STOCK_URL: value })

  expect(problem).toThrow(expect.objectContaining({ kind: 'not yet', why: 'configuration' }))
  expect(problem).toThrow(/^needs STOCK_URL, which must be an http\(s\) address/)
  expect(problem).not.toThrow(value)
})

it.each([
  { change: { variable: 'LEAD_URL' }, reason: "asks for LEAD_URL, which is the server's own." },
  { change: { name: 'leadUrl' }, reason: 'claims leadUrl, a service of the shell.' },
])('refuses a release that $reason', ({ change, reason }) => {
  expect(() => resolve(change)).toThrow(expect.objectContaining({ kind: 'bad', why: 'foreign', message: reason }))
})

it('may be without a value where the default is none', () => {
  expect(resolve({ default: '' })).toBe('')
  expect(() => resolve({ default: '' }, { STOCK_URL: 'none' })).toThrow('needs STOCK_URL')
})

const external = (name: string, routes?: string[]): ExternalService => ({ ...service({ name, routes }), value: '/x' })
const namesOf = (services: readonly ExternalService[]) => services.map(({ name }) => name)

it('gives a route what its remote declares for all routes, and for this one', () => {
  const services = [external('everywhere'), external('here', ['/loja']), external('there', ['/loja/:slug'])]

  expect(namesOf(servicesFor(services, { path: '/loja' }))).toEqual(['everywhere', 'here'])
  expect(namesOf(sharedServices({ 'mfe-sample': services }))).toEqual(['everywhere'])
})

it('gives every page the services that forms are sent to, because the outbox sends from all of them', () => {
  const forms = [{ endpoint: { service: 'order' } }] as unknown as Release['forms']
  const release = sampleRelease({}, { forms })

  expect(namesOf(formServices([release], { 'mfe-sample': [external('order'), external('stock')] }))).toEqual(['order'])
})
