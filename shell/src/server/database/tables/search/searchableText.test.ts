import { searchableText, searchWords } from './searchableText.ts'

const fields = {
  name: "João D'Ávila",
  email: 'JOAO@exemplo.com',
  phone: '(11) 90000-1234',
  message: 'Site 100% já',
  score: 7,
}

it.each([
  ['joao', true],
  ['JOÃO', true],
  ['avila joao', true],
  ['joao maria', false],
  ['90000', true],
  ['11 90000-1234', true],
  ['(11) 9 0000', true],
  ['+55 11 90000-1234', true],
  ['\u202A+55 11 90000\u20111234\u202C', true],
  ['011 90000-1234', true],
  ['+55 11 90000-1235', false],
  ['100%', true],
  ['exemplo.com', true],
  ['  ', true],
])('a search for "%s" finds it: %s', (search, found) => {
  const text = searchableText(fields)
  expect(searchWords(search).every((word) => text.includes(word))).toBe(found)
})

it('has no sign that a database refuses, nor does a search', () => {
  const hostile = 'a\u0000b\uD800c'

  expect(searchableText({ name: hostile })).toBe('a b c')
  expect(searchWords(hostile)).toEqual(['a', 'b', 'c'])
})

it('does not search for more words than anybody types', () => {
  expect(searchWords('a '.repeat(100)).length).toBeLessThan(10)
})
