import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { articleViews } from './articleViews.ts'

const evidenceWith = (views: typeof sampleEvidence.views) => ({ evidence: { ...sampleEvidence, views } })
const PETSHOP = 'petshop-precisa-site-2025'

const cases: { views: typeof sampleEvidence.views; shows: string | undefined }[] = [
  { views: { sample: true, articles: {} }, shows: '1,9 mil visualizações de exemplo' },
  { views: { sample: true, articles: { [PETSHOP]: '7' } }, shows: '7 visualizações de exemplo' },
  { views: { sample: false, articles: { [PETSHOP]: '7' } }, shows: '7 visualizações' },
  { views: { sample: false, articles: {} }, shows: undefined },
]

it.each(cases)('shows $shows for an article where the site has $views', ({ views, shows }) => {
  expect(articleViews(evidenceWith(views))[PETSHOP]).toBe(shows)
})

it('shows no views without evidence', () => {
  expect(articleViews({})).toEqual({})
})
