import { frontMatter } from './frontMatter.ts'

it('takes what stands between the dashes apart and leaves the rest as text', () => {
  const file = frontMatter('---\nid: 7\ntitle: Preço: a conta\ntags: a, b\n---\n## Olá\n\n---\n')

  expect(file.fields).toEqual({ id: '7', title: 'Preço: a conta', tags: 'a, b' })
  expect(file.body).toBe('## Olá\n\n---\n')
})

it('reads files with the line ends of Windows', () => {
  expect(frontMatter('---\r\nid: 7\r\n---\r\nOlá\r\n')).toEqual({ fields: { id: '7' }, body: 'Olá\n' })
})

it.each([
  { source: '', says: 'between two lines of three dashes' },
  { source: 'id: 1\n', says: 'between two lines of three dashes' },
  { source: '---\nid: 1\n', says: 'between two lines of three dashes' },
  { source: '---\nid: 1\nsem dois pontos\n---\n', says: 'line 3 is not "name: value"' },
  { source: '---\nid: 1\nid: 2\n---\n', says: 'field "id" is there twice' },
])('refuses $source', ({ source, says }) => {
  expect(() => frontMatter(source)).toThrow(says)
})
