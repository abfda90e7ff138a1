import { contentFileOf, contentIn, contentLine } from './PageContent.ts'

const paths = Array.from({ length: 5_000 }, (_, n) => `/shop/item-${n}`)

it('stores a path always in the same file, and spreads paths evenly over files', () => {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(contentFileOf(path), (counts.get(contentFileOf(path)) ?? 0) + 1)

  expect(contentFileOf('/shop/item-1')).toBe('content/a2.jsonl')
  expect(counts.size).toBe(256)
  expect(Math.max(...counts.values())).toBeLessThan(40)
})

it.each([
  { of: 'of the first line', path: '/a', content: { text: 'one' } },
  { of: 'a line between others', path: '/a/b', content: ['two', { line: 'break\nwithin]\n' }] },
  { of: 'the last line', path: '/ação "x"', content: 'three' },
  { of: 'of a path that is the beginning of another', path: '/a/b/c', content: null },
])('finds the content $of', ({ path, content }) => {
  const others: [string, unknown][] = [
    ['/a', { text: 'one' }],
    ['/a/b/c', null],
    ['/a/b', ['two', { line: 'break\nwithin]\n' }]],
    ['/ação "x"', 'three'],
  ]
  const file = others.map((line) => contentLine(...line)).join('')

  expect(JSON.parse(contentIn(file, path) ?? '')).toEqual(content)
})

it.each([
  { of: 'another path', file: contentLine('/a', 1), path: '/b' },
  { of: 'of a path that is mentioned in a text', file: contentLine('/a', '\n["/b",2]\n'), path: '/b' },
  { of: 'of the beginning of a path', file: contentLine('/a/b', 1), path: '/a' },
  { of: 'of a truncated line', file: contentLine('/a', 1).slice(0, -2), path: '/a' },
  { of: 'nothing', file: '', path: '/a' },
])('finds no content $of', ({ file, path }) => {
  expect(contentIn(file, path)).toBeUndefined()
})
