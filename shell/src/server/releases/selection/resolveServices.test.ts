import type { Release } from '@site/contracts/Release'
import { sampleRelease } from '../testing/sampleRelease.ts'
import { resolveServices } from './resolveServices.ts'

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

it('resolves a service to the value of the environment, or to the default of the release', () => {
  expect(resolve({}, {})).toBe('/stock')
  expect(resolve({}, { STOCK_URL: 'https://stock.exemplo/v2' })).toBe('https://stock.exemplo/v2')
})

it.each([
  { value: 'stock', why: 'is not an address' },
  { value: 'javascript:alert(1)', why: 'is a script' },
  { value: '//stock.exemplo', why: 'is an address without a scheme' },
  { value: 'https://user:password@stock.exemplo', why: 'contains a password' },
  { value: "https://a;script-src'unsafe-inline'", why: 'would end a directive of the security policy' },
  { value: 'https://a.exemplo:99999', why: 'has an impossible port' },
])('refuses the release if the value $why, and does not repeat the value', ({ value }) => {
  const problem = () => resolve({}, { STOCK_URL: value })

  expect(problem).toThrow(expect.objectContaining({ kind: 'not yet', why: 'configuration' }))
  expect(problem).toThrow(/^needs STOCK_URL, which must be an http\(s\) address/)
  expect(problem).not.toThrow(value)
})

it("refuses a release that asks for a variable of the server's own", () => {
  const message = "asks for LEAD_URL, which is the server's own."

  expect(() => resolve({ variable: 'LEAD_URL' })).toThrow(
    expect.objectContaining({ kind: 'bad', why: 'foreign', message }),
  )
})

it('may be without a value if it has no default', () => {
  expect(resolve({ default: '' })).toBe('')
  expect(() => resolve({ default: '' }, { STOCK_URL: 'none' })).toThrow('needs STOCK_URL')
})
