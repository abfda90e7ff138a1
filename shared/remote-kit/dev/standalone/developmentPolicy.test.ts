import { developmentPolicy } from './developmentPolicy.ts'

const policy =
  "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def='; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default; report-to site"
const own =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'sha256-def='; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'"

it.each([
  { what: 'allows scripts, and reports nothing to the site', services: [], expected: own },
  {
    what: 'allows requests to a declared service',
    services: [{ default: 'https://stock.example/items', connect: true }],
    expected: own.replace("connect-src 'self'", "connect-src 'self' https://stock.example"),
  },
  { what: 'knows paths of the site', services: [{ default: '/items', connect: true }], expected: own },
  { what: 'allows no requests to what is only linked', services: [{ default: 'https://a.example/' }], expected: own },
  {
    what: 'allows pictures of a declared service',
    services: [{ default: 'https://a.example/', images: 'https:' }],
    expected: own.replace("img-src 'self'", "img-src 'self' https:"),
  },
] as const)('$what', ({ services, expected }) => {
  expect(developmentPolicy(policy, services)).toBe(expected)
})
