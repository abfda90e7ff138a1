import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { sampleRelease } from '../../releases/testing/sampleRelease.ts'
import { samplePlan } from '../testing/samplePlan.ts'
import { listedPages, ownPages } from './renderJobs.ts'

const { prices, team } = sampleEvidence

it.each([
  { of: 'all collections', collections: undefined, evidence: sampleEvidence },
  { of: 'those that it declares', collections: ['prices', 'team', 'hours'], evidence: { prices, team } },
  { of: 'nothing', collections: [], evidence: {} },
])('passes $of to what is rendered, and omits them from documents', ({ collections, evidence }) => {
  const release = sampleRelease({ '/sample': { paths: [{ path: '/sample' }] } }, collections && { collections })
  const plan = { ...samplePlan(release, ''), site: { ...sampleSite, saysSamples: true as const } }

  const jobs = [...listedPages(plan, release), ...ownPages(plan)]

  expect(jobs).toHaveLength(5)
  for (const { site, snapshot } of jobs) {
    expect(site).toMatchObject({ saysSamples: true })
    expect(snapshot.site.brand).toBe(sampleSite.brand)
    expect(snapshot.site).not.toHaveProperty('evidence')
    expect(snapshot.site).not.toHaveProperty('saysSamples')
  }
  expect(jobs.map(({ site }) => site.evidence)).toEqual([evidence, {}, {}, {}, {}])
})

it('prerenders links only from pages for visitors', () => {
  const listed = { paths: [{ path: '/sample' }] }
  const release = sampleRelease({ '/sample': listed, '/draft': { paths: [{ path: '/draft' }], noindex: true } })
  const plan = samplePlan(release, '')

  const prerendering = [...listedPages(plan, release), ...ownPages(plan)].filter(({ rules }) => rules)

  expect(prerendering.map(({ path }) => path)).toEqual(['/sample'])
})

it.each([
  { lists: '/sample/one', isOf: true },
  { lists: '/sample/%C3%A9', isOf: true },
  { lists: '/sample', isOf: false },
  { lists: '/sample/one/two', isOf: false },
  { lists: '/other/one', isOf: false },
])('keeps a list with $lists, which is not wanted now, with its route: $isOf', ({ lists, isOf }) => {
  const release = sampleRelease({ '/sample/:name': { paths: [{ path: '/sample/wanted' }, { path: lists }] } })
  const list = () => listedPages(samplePlan(release, ''), release, new Set(['/sample/wanted'])).map(({ path }) => path)

  if (isOf) expect(list()).toEqual(['/sample/wanted'])
  else expect(list).toThrow(`lists ${lists}, which /sample/:name does not match.`)
})
