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
    found: [{ path: 'first', own: '', other: 'true' }],
  },
])('names $what', ({ own, other, found }) => {
  expect(differencesOf(own, other)).toEqual(found)
})
