import { cleanLine, cleanText, isBlank } from './plainText.ts'

const family = '👩‍👩‍👧‍👦'
const england = '🏴󠁧󠁢󠁥󠁮󠁧󠁿'
const persian = 'می\u200Cخواهم'

it.each<[string, string]>([
  ['  Ana  Lima ', 'Ana  Lima'],
  ['\u2068Ana Lima\u2069', 'Ana Lima'],
  ['\u202AAna\u202C', 'Ana'],
  ['A\u00ADna\u200B\u2060\uFEFF', 'Ana'],
  ['Ana\uFE0F Lima\u200D', 'Ana Lima'],
  ['\u200DAna', 'Ana'],
  ['Ana\u00A0Lima', 'Ana Lima'],
  ['Ana\tLima', 'Ana Lima'],
  ['Ana\u3000\u2003Lima', 'Ana  Lima'],
  ['Joa\u0303o', 'João'],
  [`Ana ${family} ❤️ ${england}`, `Ana ${family} ❤️ ${england}`],
  [persian, persian],
  ['A\u202Ena', 'A\u202Ena'],
  ['A\nna', 'A\nna'],
  ['\u200B\u2060', ''],
  ['\u3164', ''],
  [' \u2800\u00A0\u115F\u{E0020}\u202E\uFE0F ', ''],
])('takes the line %j as %j', (text, line) => {
  expect(cleanLine(text)).toBe(line)
  expect(cleanLine(line)).toBe(line)
})

it('leaves the lines and columns of a message', () => {
  expect(cleanText('\u200EOlá\r\n\u2067Quero\tum\u00A0site\u2069 \u200B')).toBe('Olá\r\nQuero\tum\u00A0site')
})

it.each(['', ' ', '\n', '\u200B', '\u2800', '\u034F', '\u{E007F}', '\u3164\uFFA0', '\u17B4'])(
  'sees nothing in %j',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

it.each(['a', '.', '\u0301', '👍', '\u202Ea'])('sees something in %j', (text) => {
  expect(isBlank(text)).toBe(false)
})
