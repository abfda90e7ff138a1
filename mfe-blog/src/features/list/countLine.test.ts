import { countLine } from './countLine.ts'

it.each([
  { count: 0, line: 'Nenhum artigo encontrado.' },
  { count: 1, line: '1 artigo encontrado' },
  { count: 2, line: '2 artigos encontrados' },
  { count: 1000, line: '1.000 artigos encontrados' },
])('$count articles are "$line"', ({ count, line }) => {
  expect(countLine(count)).toBe(line)
})
