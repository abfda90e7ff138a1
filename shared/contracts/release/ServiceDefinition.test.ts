import * as v from 'valibot'
import { serviceDefinition, serviceDefinitions, serviceProblem, serviceVariable } from './ServiceDefinition.ts'

it.each([
  { value: 'http://a.exemplo', isUrl: true },
  { value: 'https://a.exemplo:8443/path?x=1', isUrl: true },
  { value: 'HTTPS://A.EXEMPLO', isUrl: true },
  { value: 'https://[2001:db8::1]:8443/x', isUrl: true },
  { value: '/on/this/site', isUrl: true },
  { value: '//a.exemplo', isUrl: false },
  { value: '/\\a.exemplo', isUrl: false },
  { value: 'https://user:word@a.exemplo', isUrl: false },
  { value: 'https://[exemplo]/x', isUrl: false },
  { value: 'https://a.exemplo:port', isUrl: false },
  { value: 'https://a.exemplo:70000', isUrl: false },
  { value: 'see https://a.exemplo', isUrl: false },
  { value: `/${'a'.repeat(500)}`, isUrl: false },
])('accepts $value as an address: $isUrl', ({ value, isUrl }) => {
  expect(serviceProblem({ kind: 'url', default: '/usual' }, value) === undefined).toBe(isUrl)
})

it.each([
  { value: 'agent-7', isId: true },
  { value: 'a', isId: true },
  { value: 'agent 7', isId: false },
  { value: ' agent', isId: false },
  { value: 'agent>', isId: false },
  { value: 'a'.repeat(201), isId: false },
])('accepts $value as an id: $isId', ({ value, isId }) => {
  expect(serviceProblem({ kind: 'id', default: 'usual' }, value) === undefined).toBe(isId)
})

it.each([
  { advertisingTag: 'meta', value: '123456789012345', isOne: true },
  { advertisingTag: 'meta', value: 'AW-123', isOne: false },
  { advertisingTag: 'meta', value: '', isOne: true },
  { advertisingTag: 'google', value: 'AW-1234567890', isOne: true },
  { advertisingTag: 'google', value: 'GT-ABC12', isOne: true },
  { advertisingTag: 'google', value: 'G-ABC12', isOne: false },
  { advertisingTag: 'google', value: 'AW-1&x=', isOne: false },
] as const)('accepts $value as the id of a tag of $advertisingTag: $isOne', ({ advertisingTag, value, isOne }) => {
  expect(serviceProblem({ kind: 'id', default: '', advertisingTag }, value) === undefined).toBe(isOne)
})

it.each([
  { usual: '', value: '', isGood: true },
  { usual: '/usual', value: '', isGood: false },
  { usual: '', value: 'nowhere', isGood: false },
])('accepts the value "$value" with the default "$usual": $isGood', ({ usual, value, isGood }) => {
  expect(serviceProblem({ kind: 'url', default: usual }, value) === undefined).toBe(isGood)
})

it.each([
  { name: 'STOCK_URL', isOpen: true },
  { name: 'AGENT_2_ID', isOpen: true },
  { name: 'STOCK', isOpen: false },
  { name: 'STOCK_URLS', isOpen: false },
  { name: '2STOCK_URL', isOpen: false },
  { name: 'API_KEY_ID', isOpen: false },
  { name: `${'A'.repeat(60)}_URL`, isOpen: false },
])('lets a release read $name: $isOpen', ({ name, isOpen }) => {
  expect(v.is(serviceVariable, name)).toBe(isOpen)
})

const tag = { variable: 'STOCK_ID', kind: 'id', default: '' }
const service = { name: 'stock', variable: 'STOCK_URL', kind: 'url', default: '/stock' }
it.each<{ change: object; isOne: boolean }>([
  { change: {}, isOne: true },
  { change: { connect: true }, isOne: true },
  { change: { connect: false }, isOne: false },
  { change: { script: true }, isOne: true },
  { change: { script: false }, isOne: false },
  { change: { script: true, default: 'https://a.exemplo/x.js' }, isOne: false },
  { change: { script: true, default: '/http.js' }, isOne: true },
  { change: { images: 'https:' }, isOne: false },
  { change: { images: 'https:', routes: ['/stock'] }, isOne: true },
  { change: { routes: [] }, isOne: false },
  { change: { name: 'Stock' }, isOne: false },
  { change: { name: 'my stock' }, isOne: false },
  { change: { name: '_stock' }, isOne: false },
  { change: { default: 'nowhere' }, isOne: false },
  { change: { ...tag, advertisingTag: 'meta' }, isOne: true },
  { change: { ...tag, advertisingTag: 'google', default: 'AW-123' }, isOne: true },
  { change: { ...tag, advertisingTag: 'google', default: '123' }, isOne: false },
  { change: { ...tag, advertisingTag: 'other' }, isOne: false },
  { change: { advertisingTag: 'meta' }, isOne: false },
  { change: { ...tag, advertisingTag: 'meta', connect: true }, isOne: false },
  { change: { ...tag, advertisingTag: 'meta', script: true }, isOne: false },
  { change: { ...tag, advertisingTag: 'meta', routes: ['/stock'] }, isOne: false },
])('accepts a service with $change: $isOne', ({ change, isOne }) => {
  expect(v.is(serviceDefinition, { ...service, ...change })).toBe(isOne)
})

it('refuses two services with the same name in a release', () => {
  expect(v.is(serviceDefinitions, [service, { ...service, name: 'other' }])).toBe(true)
  expect(v.is(serviceDefinitions, [service, service])).toBe(false)
})

it("refuses a service with the name of one of the site's own", () => {
  const service = { name: 'leadUrl', variable: 'STOCK_URL', kind: 'url', default: '' }

  expect(v.safeParse(serviceDefinitions, [service]).issues?.[0].message).toMatch(
    /^leadUrl and analyticsId are the site's/,
  )
  expect(v.is(serviceDefinitions, [{ ...service, name: 'stockUrl' }])).toBe(true)
})
