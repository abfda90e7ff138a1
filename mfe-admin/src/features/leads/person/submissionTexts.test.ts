import { ownNumbers } from './submissionTexts.ts'

it.each([
  { what: 'one form', names: ['Ana'], own: [1] },
  { what: 'two in one name', names: ['Ana Céu', 'ana  ceu '], own: [1, 2] },
  { what: 'another name at the same number', names: ['Ana', 'Rui', 'Ana'], own: [1, 3] },
  { what: 'a longer name, which may be another person', names: ['Ana', 'Ana Souza'], own: [1] },
  { what: 'a form without a name', names: ['Ana', ''], own: [1] },
  { what: 'the newest without a name', names: ['', 'Ana', ''], own: [1, 3] },
  { what: 'nothing', names: [], own: [] },
])('takes of $what those for own that certainly are', ({ names, own }) => {
  expect(ownNumbers(names.map((name, index) => ({ number: index + 1, name })))).toEqual(own)
})
