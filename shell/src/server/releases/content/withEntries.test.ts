import { sampleRelease } from '../testing/sampleRelease.ts'
import { withEntries } from './withEntries.ts'

const release = sampleRelease({
  '/revista': {},
  '/revista/:slug': { entries: 'posts', content: true, paths: [{ path: '/revista/a', lastModified: '2026-01-01' }] },
})
const pathsWith = (posts: unknown) => withEntries(release, { posts }).routes[1]?.paths

it('is the release itself without entries', () => {
  expect(withEntries(release)).toBe(release)
  expect(withEntries(release, { other: { items: [{ slug: 'b' }] } })).toBe(release)
})

it.each([
  {
    what: 'a new one',
    items: [{ slug: 'b', date: '2026-02-01' }],
    added: [{ path: '/revista/b', lastModified: '2026-02-01' }],
  },
  {
    what: 'its last change',
    items: [{ slug: 'b', date: '2026-02-01', updated: '2026-03-01' }],
    added: [{ path: '/revista/b', lastModified: '2026-03-01' }],
  },
  { what: 'one with spaces around it', items: [{ slug: ' b ' }], added: [{ path: '/revista/b' }] },
  { what: 'one without a date', items: [{ slug: 'b' }], added: [{ path: '/revista/b' }] },
  { what: 'none that leads elsewhere', items: [{ slug: '../b' }, { slug: '' }, { slug: 'b/c' }, {}, null], added: [] },
  { what: 'nothing that is no list', items: 'b', added: [] },
])('lists $what', ({ items, added }) => {
  expect(pathsWith({ items })).toEqual([{ path: '/revista/a', lastModified: '2026-01-01' }, ...added])
})

it('replaces one of the release', () => {
  expect(pathsWith({ items: [{ slug: 'a', date: '2026-05-01' }] })).toEqual([
    { path: '/revista/a', lastModified: '2026-05-01' },
  ])
})
