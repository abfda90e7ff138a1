import type { Release } from '@site/contracts/Release'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { emptyFrame } from '../../../universal/frame/siteFrame.ts'
import { documentPlan } from './documentPlan.ts'
import type { Plan } from './Plan.ts'

const [desk, magazine] = ['mfe-balcao', 'mfe-revista'].map((name) => ({ name })) as unknown as [Release, Release]
const plan = {
  releases: [desk, magazine],
  desk: { 'mfe-balcao': ['/balcao'] },
  frame: emptyFrame,
  services: { 'mfe-revista': [] },
  site: {
    ...sampleSite,
    services: { ...sampleSite.services, analyticsId: 'G-1' },
    advertising: { tags: [{ company: 'meta', id: '1234567' }], leads: ['google'] },
  },
} as unknown as Plan

it('measures and advertises nothing beside the session of somebody who may act on the site', () => {
  const { site, releases, services } = documentPlan(plan, desk, '/balcao/x')

  expect(site).not.toHaveProperty('advertising')
  expect(site.services).toEqual({ leadUrl: '/leads', analyticsId: '' })
  expect([releases, services]).toEqual([[desk], { 'mfe-balcao': [] }])
})

it.each([
  { of: desk, path: '/ferramenta' },
  { of: magazine, path: '/balcao' },
  { of: undefined, path: '/balcao' },
])('leaves $path of $of.name as it is', ({ of, path }) => {
  expect(documentPlan(plan, of, path)).toBe(plan)
})
