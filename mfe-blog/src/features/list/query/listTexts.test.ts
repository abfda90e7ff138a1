import { countLine, titleOf } from './listTexts.ts'

it.each([
  { search: '', category: 'all', title: 'Todos os Artigos 2025' },
  { search: '', category: 'restaurantes', title: 'Artigos sobre Restaurantes' },
  { search: '', category: 'seo-local', title: 'Artigos sobre SEO Local' },
  { search: '', category: 'nada', title: 'Artigos sobre nada' },
  { search: 'pizza', category: 'all', title: 'Resultados para "pizza"' },
  { search: 'pizza', category: 'restaurantes', title: 'Resultados para "pizza"' },
])('search "$search" in category $category has the title $title', ({ title, ...state }) => {
  expect(titleOf(state)).toBe(title)
})

it.each([
  { count: 0, line: 'Nenhum artigo encontrado.' },
  { count: 1, line: '1 artigo encontrado' },
  { count: 2, line: '2 artigos encontrados' },
  { count: 1000, line: '1.000 artigos encontrados' },
])('$count articles are "$line"', ({ count, line }) => {
  expect(countLine(count)).toBe(line)
})
