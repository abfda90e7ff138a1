import { sampleRelease, sampleRoute } from '../../releases/testing/sampleRelease.ts'
import { samplePlan } from '../testing/samplePlan.ts'
import { finishPage, noVarySearch } from './finishPage.ts'

const plan = samplePlan(sampleRelease({}), '')
const page = { path: '/shop', status: 200, html: '', style: '' }

it.each([
  { query: ['search'], header: 'key-order, params, except=("search")' },
  { query: [], header: 'params' },
])('states which parameters select another page: $query', async ({ query, header }) => {
  const route = sampleRoute('/shop', { query })

  const { headers } = await finishPage(plan, page, route, 5)

  expect(headers['no-vary-search']).toBe(header)
})

it.each([
  { options: {}, robots: undefined },
  { options: { noindex: true }, robots: 'noindex, nofollow' },
  { options: { guarded: true }, robots: 'noindex, nofollow' },
])('says what search engines may show: $options', async ({ options, robots }) => {
  const route = sampleRoute('/shop', options)

  const { headers } = await finishPage(plan, page, route, 5)

  expect(headers['x-robots-tag']).toBe(robots)
})

it.each([
  { query: [], header: 'params' },
  { query: ['search', 'category'], header: 'key-order, params, except=("search" "category")' },
  { query: ['preço "de"\r\n'], header: 'key-order, params, except=("pre%C3%A7o%20%22de%22%0D%0A")' },
])('states that a page depends on $query', ({ query, header }) => {
  expect(noVarySearch(query)).toBe(header)
})
