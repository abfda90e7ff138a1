import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { type AllowedService, contentSecurityPolicy } from './contentSecurityPolicy.ts'

const texts = { style: 'a{}', loader: 'load()' }
const service = (more: Partial<AllowedService>): AllowedService => ({
  value: 'https://stock.exemplo/items?y=1',
  ...more,
})

it('allows the two inline elements by hash and nothing else inline', () => {
  const policy = contentSecurityPolicy({ site: sampleSite, ...texts })

  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("connect-src 'self';")
})

it('allows fonts, audio and video of this site, which releases contain, and of no other', () => {
  const policy = contentSecurityPolicy({ site: sampleSite, ...texts })

  expect(policy).toContain("font-src 'self';")
  expect(policy).toContain("media-src 'self';")
})

it('allows speculation rules and a script in the head by hash, if the document has any', () => {
  const sources = (more: { rules?: string; headScript?: string } = {}) =>
    /script-src ([^;]*)/.exec(contentSecurityPolicy({ site: sampleSite, ...texts, ...more }))?.[1]?.split(' ').length

  expect(sources()).toBe(2)
  expect(sources({ rules: '{}' })).toBe(3)
  expect(sources({ rules: '{}', headScript: 'wait()' })).toBe(4)
})

it('lets forms be sent to a configured external address, by origin', () => {
  const site = { services: { ...sampleSite.services, leadUrl: 'https://crm.exemplo/leads?x=1' } }
  const policy = contentSecurityPolicy({ site, ...texts })

  expect(policy).toContain("connect-src 'self' https://crm.exemplo;")
  expect(policy).toContain("form-action 'self' https://crm.exemplo;")
})

it.each([
  { declared: {}, directive: "connect-src 'self';" },
  { declared: { connect: true }, directive: "connect-src 'self' https://stock.exemplo;" },
  { declared: { connect: true, value: '/stock' }, directive: "connect-src 'self';" },
  { declared: { script: true }, directive: "connect-src 'self';" },
  { declared: { images: 'https:' }, directive: "img-src 'self' data: blob: https:;" },
] as const)('allows no more than $directive for a service that declares $declared', ({ declared, directive }) => {
  expect(contentSecurityPolicy({ site: sampleSite, ...texts, services: [service(declared)] })).toContain(directive)
})

it("allows a service's script if it declares one", () => {
  const scriptsWith = (declared: Partial<AllowedService>) =>
    /script-src [^;]*/.exec(contentSecurityPolicy({ site: sampleSite, ...texts, services: [service(declared)] }))?.[0]

  expect(scriptsWith({ script: true })).toContain(' https://stock.exemplo')
  expect(scriptsWith({ connect: true })).not.toContain('stock')
})
