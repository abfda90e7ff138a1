import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { documentPolicies } from './documentPolicies.ts'

const content = { style: 'a{}', loader: 'load()' }
const analytics = { site: { services: { ...sampleSite.services, analyticsId: 'G-TEST' } } }
const advertising = {
  site: { ...sampleSite, advertising: { tags: [{ company: 'meta', id: '1' }], leads: [] } },
} as const
const service = { name: 'talkUrl', variable: 'TALK_URL', kind: 'url', default: '', script: true } as const
const withScript = (value: string) => ({ site: sampleSite, services: [{ ...service, value }] })

it('enforces Trusted Types and script hashes, and names where to report', () => {
  const headers = documentPolicies({ site: sampleSite, ...content })

  expect(headers['content-security-policy']).toMatch(
    /; require-trusted-types-for 'script'; trusted-types default; report-to site$/,
  )
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(site)')
  expect(headers['reporting-endpoints']).toBe('site="/_reports"')
})

it.each([
  { who: 'a service', bringing: withScript('https://talk.example/module.js'), types: 'trusted-types default;' },
  { who: 'analytics', bringing: analytics, types: 'trusted-types default analytics;' },
  { who: 'advertising', bringing: advertising, types: 'trusted-types default analytics;' },
])('only reports violations while $who brings its own scripts', ({ bringing, types }) => {
  const headers = documentPolicies({ ...bringing, ...content })

  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('trusted-types')
  expect(headers['content-security-policy-report-only']).toContain(types)
  expect(headers).not.toHaveProperty('integrity-policy')
  expect(headers['integrity-policy-report-only']).toContain('blocked-destinations=(script)')
})

it.each(['', '/talk.js'])('enforces both if the script of a service is at "%s"', (value) => {
  expect(documentPolicies({ ...withScript(value), ...content })).toHaveProperty('integrity-policy')
})

it('enforces both if leads are told of, but no tag is loaded', () => {
  const site = { ...sampleSite, advertising: { tags: [], leads: ['meta'] as const } }

  expect(documentPolicies({ site, ...content })).toEqual(documentPolicies({ site: sampleSite, ...content }))
})

it('omits both during development, whose scripts have other addresses and no hashes', () => {
  const headers = documentPolicies({ site: sampleSite, ...content, developmentOrigins: ['http://localhost:3001'] })

  expect(Object.keys(headers)).toEqual(['content-security-policy'])
  expect(headers['content-security-policy']).not.toContain('trusted-types')
})
