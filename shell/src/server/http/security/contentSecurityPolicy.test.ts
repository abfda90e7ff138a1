import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

const texts = { style: 'a{}', loader: 'load()' }
const withServices = (services: Partial<typeof sampleSite.services>) => ({
  ...sampleSite,
  services: { ...sampleSite.services, ...services },
})

it('allows the two inline elements by hash and nothing else inline', () => {
  const policy = contentSecurityPolicy({ site: sampleSite, ...texts })

  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("connect-src 'self';")
})

it('lets the page ask a configured outside service, by origin', () => {
  const policy = contentSecurityPolicy({
    site: withServices({ ebookLeadUrl: 'https://script.exemplo/macros/x?y=1' }),
    ...texts,
  })

  expect(policy).toContain("connect-src 'self' https://script.exemplo;")
})

it('names the image provider on the route that declares it only', () => {
  const access = { connect: ['imageProviderUrl' as const], images: 'https:' as const }

  expect(contentSecurityPolicy({ site: sampleSite, ...texts, access })).toContain('https://api.runware.ai')
  expect(contentSecurityPolicy({ site: sampleSite, ...texts })).not.toContain('runware')
})
