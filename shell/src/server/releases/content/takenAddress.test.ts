import { sampleRelease } from '../testing/sampleRelease.ts'
import { takenAddress } from './takenAddress.ts'

const release = sampleRelease(
  { '/revista/:slug': { entries: 'posts', paths: ['a', 'b', 'minha'].map((slug) => ({ path: `/revista/${slug}` })) } },
  { content: { posts: { released: { items: [{ slug: 'a', title: 'Primeiro' }] } } } },
)
const mine = { slug: 'minha', title: 'Minha' }
const problemOf = (items: unknown, former: unknown = { items: [mine] }, name = 'posts') =>
  takenAddress({ releases: [release], name, value: { items }, former })

it.each([
  { what: 'a new one', items: [mine, { slug: 'nova', title: 'Nova' }] },
  { what: 'a copy of one of the release', items: [mine, { slug: 'a', title: 'Outro título', replaces: 'a' }] },
  { what: 'none yet', items: [mine, { slug: ' ', title: 'Um' }, { slug: '', title: 'Dois' }, {}, null] },
  { what: 'a published one with another title', items: [{ ...mine, title: 'Outro' }] },
  {
    what: 'a copy that was published before it could say so',
    items: [{ slug: 'b', title: 'B' }],
    former: [{ slug: 'b' }],
  },
  { what: 'nothing that is no list', items: 'b' },
])('leaves $what alone', ({ items, former = [mine] }) => {
  expect(problemOf(items, { items: former })).toBeUndefined()
})

it.each([
  { what: 'one of the release', slug: 'a', reason: '“Primeiro”, que veio com o site.' },
  { what: 'one of the release that the desk does not list', slug: 'b', reason: '“b”, que veio com o site.' },
  { what: 'a published one', slug: 'minha', reason: '“Minha”. Escolha outro.' },
  { what: 'one with capitals', slug: 'Minha', reason: '“Minha”.' },
  { what: 'one with an accent', slug: 'mínha', reason: '“Minha”.' },
  { what: 'one with slashes', slug: ' /revista/minha/', reason: '“Minha”.' },
])('names who has the address of $what', ({ slug, reason }) => {
  const expected = { field: 'items.1.slug', reason: expect.stringContaining(`já é o endereço de ${reason}`) }

  expect(problemOf([mine, { slug, title: 'Nova' }])).toEqual(expected)
  // Wherever it stands, whoever came first keeps the address.
  expect(problemOf([{ slug, title: 'Nova' }, mine])).toEqual({ ...expected, field: 'items.0.slug' })
})

it('refuses a copy that has moved on to the page of another', () => {
  expect(problemOf([{ slug: 'b', title: 'A', replaces: 'a' }])).toMatchObject({ field: 'items.0.slug' })
})

it('knows two of which neither was published before', () => {
  const twice = [1, 2].map((number) => ({ slug: 'nova', title: `Nova ${number}` }))

  expect(problemOf(twice, undefined)).toEqual({
    field: 'items.1.slug',
    reason: 'já é o endereço de “Nova 1”. Escolha outro.',
  })
})

it('leaves collections alone whose entries have no pages', () => {
  expect(problemOf([mine, mine], undefined, 'team')).toBeUndefined()
})
