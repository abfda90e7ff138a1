import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { generatedPosts } from '../../../testing/generatedPosts.ts'
import { load } from '../../list/query/articleListData.ts'
import { titleOf } from '../../list/query/listState.ts'
import { categories } from '../categories.ts'
import { indexOf, summaryOf } from '../PostIndex.ts'
import { inNamed, namedCategories, otherNames } from './namedCategories.ts'

const siteWith = (categoryTexts: object) => ({ ...sampleSite, content: { blogTexts: { categoryTexts } } })
const pets = siteWith({ petshops: { name: 'Banho e Tosa' } })
const posts = generatedPosts(16)

it('has the usual names until somebody writes others', () => {
  expect(namedCategories(sampleSite)).toEqual(categories)
  expect(inNamed(posts, namedCategories(sampleSite))).toBe(posts)
})

it('calls a category and its posts by the name that was written', () => {
  const named = namedCategories(pets)

  expect(otherNames(named)).toEqual({ petshops: 'Banho e Tosa' })
  const [usual, other] = [posts, inNamed(posts, named)].map((some) => some.map(({ category }) => category))
  expect(other).toEqual(usual?.map((name) => (name === 'Petshops' ? 'Banho e Tosa' : name)))
})

const content = indexOf(posts.map(summaryOf))
const listAt = (site: typeof sampleSite, category: string, search = '') =>
  load({ content, site, query: { category, search } }).data

it('keeps the address of a renamed category, its posts and its colour', () => {
  const [before, after] = [listAt(sampleSite, 'petshops'), listAt(pets, 'petshops')]

  expect(after.category).toBe('petshops')
  expect(after.articles.map(({ slug, shade }) => [slug, shade])).toEqual(
    before.articles.map(({ slug, shade }) => [slug, shade]),
  )
  expect(new Set(after.articles.map(({ category }) => category))).toEqual(new Set(['Banho e Tosa']))
  expect(titleOf(after)).toBe('Artigos sobre Banho e Tosa')
  expect(listAt(pets, 'all', 'tosa').total).toBe(after.total)
})

it.each([
  { what: 'nothing', texts: {}, title: 'Artigos sobre Petshops', about: /lojas de bairro sobre Petshops\.$/ },
  { what: 'a name', texts: { name: 'Pets' }, title: 'Artigos sobre Pets', about: /lojas de bairro sobre Pets\.$/ },
  { what: 'its own words', texts: { title: 'Para pets', description: 'Tudo.' }, title: 'Para pets', about: /^Tudo\.$/ },
  {
    what: 'emptied ones',
    texts: { title: '', description: ' ' },
    title: 'Artigos sobre Petshops',
    about: /Petshops\.$/,
  },
])('tells search engines of a category with $what', ({ texts, title, about }) => {
  const { search } = listAt(siteWith({ petshops: texts }), 'petshops').texts

  expect(search.title).toBe(title)
  expect(search.description).toMatch(about)
})

it.each([
  { what: 'no name', texts: { petshops: { name: ' ' } }, message: 'categoryTexts.petshops.name: está vazio.' },
  { what: 'a long name', texts: { petshops: { name: 'a'.repeat(25) } }, message: 'name: pode ter no máximo 24' },
  {
    what: 'the name of another',
    texts: { petshops: { name: 'clinicas' } },
    message: 'categoryTexts.petshops.name: já é o nome de outra categoria: “clinicas”. Escolha outro.',
  },
])('refuses a category with $what', ({ texts, message }) => {
  expect(() => namedCategories(siteWith(texts))).toThrow(message)
})
