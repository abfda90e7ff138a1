import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { generatedPosts } from '../../../testing/generatedPosts.ts'
import { listDataOf } from '../query/listData.ts'
import { listStateOf } from '../query/listState.ts'
import { ArticleBrowser } from './ArticleBrowser.tsx'

class NoIntersections {
  observe() {}
  disconnect() {}
}
beforeAll(() => {
  Object.assign(window, { IntersectionObserver: NoIntersections })
})

function Blog({ count }: { count: number }) {
  const { pathname, search, hash } = useLocation()
  const state = listStateOf(Object.fromEntries(new URLSearchParams(search)))
  return (
    <>
      <ArticleBrowser search={state.search} category={state.category} data={listDataOf(generatedPosts(count), state)} />
      <p>{`At ${pathname}${search}${hash}`}</p>
    </>
  )
}

const open = (count: number, address = '/blog') =>
  renderInSite(
    <MemoryRouter initialEntries={[address]}>
      <Blog count={count} />
    </MemoryRouter>,
  )

const list = () => screen.getByRole('region', { name: /^(Todos|Artigos sobre|Resultados)/ })
const address = () => screen.getByText(/^At /).textContent?.slice(3)

it.each([
  { count: 0, promos: 0 },
  { count: 1, promos: 0 },
  { count: 3, promos: 1 },
  { count: 6, promos: 2 },
  { count: 7, promos: 2 },
  { count: 13, promos: 2 },
  { count: 100, promos: 2 },
])('shows at most six of $count articles and $promos promo banners on the first page', ({ count, promos }) => {
  open(count)

  expect(within(list()).queryAllByRole('article')).toHaveLength(Math.min(6, count))
  const names = screen.queryAllByRole('complementary').map((banner) => banner.getAttribute('aria-label'))
  expect(names).toEqual(['Oferta', 'Oferta, de novo'].slice(0, promos))
})

it('shows the promo banner after the third and the sixth article', () => {
  open(7)

  const kinds = within(list())
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('article') || within(item).queryByRole('complementary'))
    .map((item) => (within(item).queryByRole('article') ? 'article' : 'promo'))
  expect(kinds.join(' ')).toBe('article article article promo article article article promo')
})

it('shows title and count of a category, and no featured articles', async () => {
  const { user } = open(13)
  expect(screen.getByRole('heading', { name: 'Todos os Artigos 2025' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Artigos em destaque' })).toBeVisible()

  await user.click(screen.getByRole('link', { name: 'Delivery' }))

  expect(address()).toBe('/blog?category=delivery#artigos')
  expect(screen.getByRole('heading', { name: 'Artigos sobre Delivery' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('1 artigo encontrado')
  expect(screen.queryByRole('region', { name: 'Artigos em destaque' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Delivery' })).toHaveAttribute('aria-current', 'true')
})

it('keeps the search and returns to page 1 when a category is chosen; all removes the category', async () => {
  const { user } = open(100, '/blog?search=artigo&category=clinicas&page=2')

  await user.click(screen.getByRole('link', { name: 'Petshops' }))
  expect(address()).toBe('/blog?search=artigo&category=petshops#artigos')

  await user.click(screen.getByRole('link', { name: 'Todos' }))
  expect(address()).toBe('/blog?search=artigo#artigos')
})

it('says that a list is empty, and leads back to all articles', async () => {
  const { user } = open(13, '/blog?search=foguete&category=clinicas')
  expect(screen.getByRole('heading', { name: 'Resultados para "foguete"' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Nenhum artigo encontrado.')
  expect(screen.getByText('Nenhum artigo encontrado para sua busca.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))

  expect(address()).toBe('/blog#artigos')
  expect(screen.getByRole('heading', { name: 'Todos os Artigos 2025' })).toHaveFocus()
})

it('numbers pages with links that keep the filters and lead to the top', async () => {
  const { user } = open(100, '/blog?search=artigo')
  const pages = within(screen.getByRole('navigation', { name: 'Páginas de artigos' }))
  expect(pages.getByRole('link', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page')
  expect(pages.getByRole('link', { name: 'Página 17' })).toHaveAttribute('href', '/blog?search=artigo&page=17')

  await user.click(pages.getByRole('link', { name: 'Página 2' }))

  expect(address()).toBe('/blog?search=artigo&page=2')
  expect(within(list()).getAllByRole('article')[0]).toHaveTextContent('Artigo gerado 7')
  expect(screen.getByRole('heading', { name: /Resultados/ })).toHaveFocus()
  expect(pages.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '/blog?search=artigo')
})

it('shows no page numbers for a single page', () => {
  open(6)

  expect(screen.queryByRole('navigation', { name: 'Páginas de artigos' })).not.toBeInTheDocument()
})

it('links a card to its article by its title alone', () => {
  open(3)

  const link = within(list()).getByRole('link', { name: 'Artigo gerado 3' })
  expect(link).toHaveAttribute('href', '/blog/artigo-gerado-3')
})

it('shows all articles when filtering failed, and says so', () => {
  const whole = listDataOf(generatedPosts(7), listStateOf({}))

  renderInSite(
    <MemoryRouter>
      <ArticleBrowser search="pizza" category="all" data={whole} />
    </MemoryRouter>,
  )

  expect(screen.getByRole('heading', { name: 'Todos os Artigos 2025' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Não foi possível filtrar agora')
  expect(screen.getByRole('status')).toHaveTextContent('7 artigos encontrados')
})

it('says that a category has no articles, and offers the newest', () => {
  open(3, '/blog?category=delivery')

  expect(screen.getByText('Nenhum artigo nesta categoria ainda.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Limpar filtros' })).toBeVisible()
  expect(within(list()).getAllByRole('article')).toHaveLength(3)
})

it('offers the newest articles below the only one of a category', () => {
  open(3, '/blog?category=restaurantes')

  expect(screen.getByRole('status')).toHaveTextContent('1 artigo encontrado')
  expect(within(list()).getAllByRole('article')).toHaveLength(1)
  const others = screen.getByRole('region', { name: 'Leia também' })
  expect(within(others).getAllByRole('article')).toHaveLength(2)
})

it('shows a search for markup as text', () => {
  const { container } = open(3, '/blog?search=%3Cscript%3Ealert(1)%3C/script%3E')

  expect(screen.getByRole('heading', { name: 'Resultados para "<script>alert(1)</script>"' })).toBeVisible()
  expect(container.querySelector('script')).toBeNull()
})
