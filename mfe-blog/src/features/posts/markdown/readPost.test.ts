import { displayDate, readTimeOf } from './postTexts.ts'
import { readPost } from './readPost.ts'
import { wordsIn } from './renderArticle.ts'

jest.mock('marked', () => jest.requireActual('../../../testing/markedForTests.ts').marked)

const stated = {
  id: '9',
  title: 'Quanto custa um site',
  excerpt: 'A conta inteira.',
  category: 'Clínicas',
  tags: '[site, preço]',
  author: 'Equipe de Sites',
  date: '2025-04-01',
  featured: 'true',
  seoTitle: 'Quanto custa um site em 2025',
  seoDescription: 'A conta inteira, item por item.',
  cover: 'clinica',
  coverAlt: 'Uma clínica.',
}

function fileWith(changes: Record<string, string | undefined>, body = '## Olá\n\nUm texto.'): string {
  const fields = Object.entries({ ...stated, ...changes }).filter(([, value]) => value !== undefined)
  return `---\n${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n${body}`
}

it("reads a Markdown file as a post whose slug is the file's name", () => {
  const post = readPost('quanto-custa.md', fileWith({}))

  expect(post).toMatchObject({
    id: 9,
    slug: 'quanto-custa',
    category: 'Clínicas',
    tags: ['site', 'preço'],
    date: '01 Abr 2025',
    isoDate: '2025-04-01',
    readTime: '1 min de leitura',
    words: 3,
    featured: true,
    contents: [{ id: 'ola', text: 'Olá', level: 2 }],
    cover: { drawing: 'clinica', alt: 'Uma clínica.' },
  })
})

it.each([
  { changes: { id: '0' }, message: 'field "id" must be a whole number from 1' },
  { changes: { id: undefined }, message: 'field "id" is missing' },
  { changes: { title: '""' }, message: 'field "title" must not be empty' },
  { changes: { title: 'x'.repeat(101) }, message: 'field "title" must have at most 100 characters' },
  { changes: { excerpt: 'x'.repeat(241) }, message: 'field "excerpt" must have at most 240 characters' },
  { changes: { category: 'Restaurante' }, message: 'field "category" must be one of Restaurantes, Petshops' },
  { changes: { tags: 'site, preço' }, message: 'field "tags" must be a list such as [site, preço]' },
  { changes: { tags: '[site, ""]' }, message: 'field "tags.1" must not be empty' },
  { changes: { date: '12/01/2025' }, message: 'field "date" must be a date such as 2025-01-12' },
  { changes: { updated: '01/05/2025' }, message: 'field "updated" must be a date such as 2025-01-12' },
  { changes: { updated: '2025-03-31' }, message: 'field "updated" must not be before the date of the post' },
  { changes: { date: '2025-02-30' }, message: 'field "date" is not in the calendar' },
  { changes: { featured: 'sim' }, message: 'field "featured" must be true or false' },
  { changes: { seoTitle: 'x'.repeat(66) }, message: 'field "seoTitle" must have at most 65 characters' },
  { changes: { seoDescription: 'x'.repeat(161) }, message: 'field "seoDescription" must have at most 160 characters' },
  { changes: { cover: '../secret' }, message: 'field "cover" must be the name of a drawing' },
  { changes: { autor: 'Ana' }, message: 'field "autor" is not known' },
])('names file and field of an invalid post: $message', ({ changes, message }) => {
  const read = () => readPost('ruim.md', fileWith(changes))

  expect(read).toThrow(`ruim.md: ${message}`)
})

it.each([
  { updated: undefined, lastChanged: '2025-04-01' },
  { updated: '2025-04-01', lastChanged: '2025-04-01' },
  { updated: '2025-06-30', lastChanged: '2025-06-30' },
])('was last changed on $lastChanged if it was updated on $updated', ({ updated, lastChanged }) => {
  expect(readPost('um.md', fileWith({ updated }))).toMatchObject({ isoDate: '2025-04-01', lastChanged })
})

it.each(['\uFEFF', ''])('reads a file with the start %j', (start) => {
  expect(readPost('um.md', start + fileWith({}, '## Olá\n\n---\n\nUm texto.'))).toMatchObject({ id: 9, words: 3 })
})

it('names all problems', () => {
  const read = () => readPost('ruim.md', fileWith({ id: 'x', author: undefined }))

  expect(read).toThrow(/"id".*"author"/)
})

it.each(['Quanto_Custa.md', 'quanto--custa.md', 'preço.md', '.md'])('rejects the slug %s', (name) => {
  expect(() => readPost(name, fileWith({}))).toThrow('the file name is the slug')
})

it.each([
  {
    about: 'a colon within a text without quotes',
    source: fileWith({ title: 'Preço: a conta' }),
    message: /^ruim\.md: .*line 3/s,
  },
  { about: 'a duplicate field', source: '---\nid: 1\nid: 2\n---\n', message: /^ruim\.md: .*unique/s },
  {
    about: 'front matter that is a program',
    source: '---js\n({})\n---\n',
    message: 'ruim.md: front matter must be YAML',
  },
  { about: 'front matter without an end', source: '---\nid: 1\n', message: 'ruim.md: front matter must end with' },
  { about: 'no front matter', source: '## Olá', message: 'ruim.md: field "id" is missing' },
])('rejects $about', ({ source, message }) => {
  expect(() => readPost('ruim.md', source)).toThrow(message)
})

it('reads files with Windows line endings', () => {
  expect(readPost('um.md', fileWith({}).replaceAll('\n', '\r\n'))).toMatchObject({ id: 9, words: 3 })
})

it('names the file and the line of a text that the page cannot hold', () => {
  expect(() => readPost('ruim.md', fileWith({}, '# Título'))).toThrow('ruim.md: line 15: "Título"')
  expect(() => readPost('ruim.md', fileWith({}, 'um\n\n<b>dois</b>').replaceAll('\n', '\r\n'))).toThrow(
    'ruim.md: line 17: "<b>"',
  )
})

it.each([
  ['2025-01-12', '12 Jan 2025'],
  ['2025-02-03', '03 Fev 2025'],
  ['2024-12-31', '31 Dez 2024'],
])('shows %s as %s', (isoDate, shown) => {
  expect(displayDate(isoDate)).toBe(shown)
})

it.each([
  { words: 0, time: '1 min de leitura' },
  { words: 200, time: '1 min de leitura' },
  { words: 201, time: '2 min de leitura' },
  { words: 1000, time: '5 min de leitura' },
  { words: 1001, time: '6 min de leitura' },
])('estimates $time for $words words', ({ words, time }) => {
  expect(readTimeOf(words)).toBe(time)
})

it.each([
  { html: '', words: 0 },
  { html: '<p>Olá, <strong>dona</strong> Ana!</p>', words: 3 },
  { html: '<a href="/um/dois/tres">um link</a> &quot;e&quot; só — isso', words: 5 },
  { html: '<td>R$ 30</td><td>24h</td>', words: 3 },
])('counts $words words in $html', ({ html, words }) => {
  expect(wordsIn(html)).toBe(words)
})
