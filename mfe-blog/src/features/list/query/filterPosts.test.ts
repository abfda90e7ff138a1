import type { CategoryName } from '../../posts/categories.ts'
import { filterPosts } from './filterPosts.ts'

const post = (title: string, excerpt: string, category: CategoryName, tags: string[]) => ({
  title,
  excerpt,
  category,
  tags,
})

const posts = [
  post('Como atrair clientes', 'Do mapa à mesa.', 'Restaurantes', ['Google', 'Avaliações']),
  post('Site para banho e tosa', 'Agenda cheia.', 'Petshops', ['Sites']),
  post('Anúncios para consultórios', 'Mais consultas.', 'Clínicas', ['Google Ads']),
  post('Mapas e avaliações', 'Apareça no bairro.', 'SEO Local', ['Google']),
]

it.each([
  { about: 'everything', search: '', category: 'all', found: [0, 1, 2, 3] },
  { about: 'a title', search: 'atrair', category: 'all', found: [0] },
  { about: 'an excerpt', search: 'agenda cheia', category: 'all', found: [1] },
  { about: 'a category', search: 'petshop', category: 'all', found: [1] },
  { about: 'a tag', search: 'google ads', category: 'all', found: [2] },
  { about: 'any case', search: 'GOOGLE', category: 'all', found: [0, 2, 3] },
  { about: 'spaces around it', search: '  tosa ', category: 'all', found: [1] },
  { about: 'no accents typed', search: 'avaliacoes', category: 'all', found: [0, 3] },
  { about: 'accents in capitals', search: 'CLÍNICAS', category: 'all', found: [2] },
  { about: 'nothing that exists', search: 'foguete', category: 'all', found: [] },
  { about: 'characters that mean something in a pattern', search: '.*', category: 'all', found: [] },
  { about: 'a category alone', search: '', category: 'restaurantes', found: [0] },
  { about: 'a category by its name in another case', search: '', category: 'SEO local', found: [3] },
  { about: 'a category by its slug', search: '', category: 'seo-local', found: [3] },
  { about: 'a category that is only part of a name', search: '', category: 'SEO', found: [] },
  { about: 'an unknown category', search: '', category: 'nada', found: [] },
  { about: 'a search within a category', search: 'google', category: 'clinicas', found: [2] },
  { about: 'a search that the category has not', search: 'tosa', category: 'clinicas', found: [] },
])('finds $about', ({ search, category, found }) => {
  expect(filterPosts(posts, { search, category })).toEqual(found.map((index) => posts[index]))
})
