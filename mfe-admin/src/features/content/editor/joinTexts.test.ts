import { joinTexts } from './joinTexts.ts'

const [a, b, c] = ['a', '2', 'c'].map((slug) => ({ slug, title: slug }))

it.each([
  {
    what: 'fields that only one has changed',
    former: { price: 1, offer: { name: 'Site', days: 1 }, note: 'a' },
    own: { price: 2, offer: { name: 'Página', days: 1 }, note: 'a' },
    other: { price: 1, offer: { name: 'Site', days: 2 }, note: 'b' },
    joined: { price: 2, offer: { name: 'Página', days: 2 }, note: 'b' },
  },
  {
    what: 'a field that both have changed',
    former: { price: 1 },
    own: { price: 2 },
    other: { price: 3 },
    joined: { price: 2 },
  },
  {
    what: 'fields that were added and taken away',
    former: { two: 2, three: 3 },
    own: { one: 1, three: 3 },
    other: { two: 2, four: 4 },
    joined: { one: 1, four: 4 },
  },
  {
    what: 'entries that each has added',
    former: { items: [a] },
    own: { items: [a, b] },
    other: { items: [c, a] },
    joined: { items: [a, b, c] },
  },
  {
    what: 'the first entries of two',
    former: {},
    own: { items: [a] },
    other: { items: [b] },
    joined: { items: [a, b] },
  },
  {
    what: 'entries that each has changed',
    former: { items: [a, b] },
    own: { items: [{ ...a, title: 'A' }, b] },
    other: { items: [a, { ...b, title: 'B' }] },
    joined: {
      items: [
        { ...a, title: 'A' },
        { ...b, title: 'B' },
      ],
    },
  },
  {
    what: 'an entry that one has removed',
    former: { items: [a, b, c] },
    own: { items: [b, c] },
    other: { items: [a, b] },
    joined: { items: [b] },
  },
  {
    what: 'an entry that one has removed and the other changed: it is as her own text has it',
    former: { items: [a, b] },
    own: { items: [{ ...a, title: 'A' }] },
    other: { items: [{ ...b, title: 'B' }] },
    joined: { items: [{ ...a, title: 'A' }] },
  },
  {
    what: 'a picture that both have changed: her own, whole',
    former: { src: 'a', sources: [], alt: 'A' },
    own: { src: 'b', sources: [], alt: 'A' },
    other: { src: 'c', sources: [], alt: 'C' },
    joined: { src: 'b', sources: [], alt: 'A' },
  },
  {
    what: 'entries without a name that stay where they are',
    former: [
      { name: 'Ana', role: 'Design' },
      { name: 'Rui', role: 'Vendas' },
    ],
    own: [
      { name: 'Ana', role: 'Design' },
      { name: 'Rui', role: 'Sites' },
    ],
    other: [
      { name: 'Ana', role: 'Fotos' },
      { name: 'Rui Sá', role: 'Vendas' },
    ],
    joined: [
      { name: 'Ana', role: 'Fotos' },
      { name: 'Rui Sá', role: 'Sites' },
    ],
  },
  {
    what: 'entries of which one has moved: her own',
    former: [1, 2, 3],
    own: [1, 2, 4],
    other: [2, 1, 3],
    joined: [1, 2, 4],
  },
  { what: 'entries without a name that were added: her own', former: [1], own: [1, 2], other: [1, 3], joined: [1, 2] },
  { what: 'a list that has a name twice: her own', former: [a], own: [b, b], other: [c], joined: [b, b] },
  {
    what: 'entries that have no name yet: her own',
    former: [a],
    own: [a, { slug: '', title: 'Nova' }],
    other: [a, b],
    joined: [a, { slug: '', title: 'Nova' }],
  },
  {
    what: 'a text of which the former is not known',
    former: undefined,
    own: { one: 1 },
    other: { one: 2, two: 2 },
    joined: { one: 1, two: 2 },
  },
  { what: 'a text instead of a list: her own', former: [a], own: 'a', other: [a, b], joined: 'a' },
])('joins $what', ({ own, former, other, joined }) => {
  expect(joinTexts({ own, former, other })).toEqual(joined)
})
