import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { documentPolicies } from './documentPolicies.ts'

const content = { style: 'a{}', loader: 'load()' }
const siteWith = (services: Partial<typeof sampleSite.services>) => ({
  ...sampleSite,
  services: { ...sampleSite.services, ...services },
})

it('enforces Trusted Types and hashes of scripts, and names where to report', () => {
  const headers = documentPolicies({ site: sampleSite, ...content })

  expect(headers['content-security-policy']).toMatch(
    /; require-trusted-types-for 'script'; trusted-types default; report-to site$/,
  )
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(site)')
  expect(headers['reporting-endpoints']).toBe('site="/_reports"')
})

it.each([
  { services: { chatModuleUrl: 'https://chat.example/module.js' }, types: 'trusted-types default;' },
  { services: { analyticsId: 'G-TEST' }, types: 'trusted-types default analytics;' },
])('only reports them while $services brings scripts of its own', ({ services, types }) => {
  const headers = documentPolicies({ site: siteWith(services), ...content })

  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('trusted-types')
  expect(headers['content-security-policy-report-only']).toContain(types)
  expect(headers).not.toHaveProperty('integrity-policy')
  expect(headers['integrity-policy-report-only']).toContain('blocked-destinations=(script)')
})

it('leaves both out while developing, whose scripts have other addresses and no hashes', () => {
  const headers = documentPolicies({ site: sampleSite, ...content, developmentOrigins: ['http://localhost:3001'] })

  expect(Object.keys(headers)).toEqual(['content-security-policy'])
  expect(headers['content-security-policy']).not.toContain('trusted-types')
})
