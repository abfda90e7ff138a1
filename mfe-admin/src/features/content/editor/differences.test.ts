import { differencesOf } from './differences.ts'

it.each([
  { what: 'nothing', own: { a: 1 }, other: { a: 1 }, found: [] },
  {
    what: 'a field of an entry',
    own: { items: [{ name: 'Site', from: 990 }] },
    other: { items: [{ name: 'Site', from: 1090 }] },
    found: [{ path: 'items.0.from', own: '990', other: '1090' }],
  },
  {
    what: 'an entry that only one has',
    own: { items: ['a'] },
    other: { items: ['a', 'b'] },
    found: [{ path: 'items.1', own: '', other: 'b' }],
  },
  {
    what: 'a field that was left out',
    own: {},
    other: { first: true },
    found: [{ path: 'first', own: '', other: 'sim' }],
  },
])('names $what', ({ own, other, found }) => {
  expect(differencesOf(own, other, {})).toEqual(found)
})

const picture = { properties: { src: {}, sources: {} } }
const post = { properties: { title: {}, cover: picture } }
const schema = { properties: { items: { items: post }, views: { additionalProperties: {} } } }

it.each([
  { what: 'a photo once', own: { cover: { src: '/m/012345ab-800.jpg', sources: ['a', 'b'] } }, found: 'foto 012345' },
  { what: 'no field that the form does not have', own: { replaces: 'outro' } },
  { what: 'a title', own: { title: 'Um' }, found: 'Um' },
])('tells a writer of $what', ({ own, found }) => {
  const [field] = Object.keys(own)

  expect(differencesOf({ items: [own] }, { items: [{}] }, schema)).toEqual(
    found ? [{ path: `items.0.${field}`, own: found, other: '' }] : [],
  )
})

it('knows names that writers have chosen', () => {
  expect(differencesOf({ views: { um: '1 mil' } }, {}, schema)).toEqual([{ path: 'views.um', own: '1 mil', other: '' }])
})
