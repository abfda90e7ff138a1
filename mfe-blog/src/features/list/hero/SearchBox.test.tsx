import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { LIST_TITLE, listStateOf } from '../query/listState.ts'
import { SearchBox } from './SearchBox.tsx'
import { SEARCH_DEBOUNCE } from './useSearchAsYouType.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function Blog() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const state = listStateOf(Object.fromEntries(new URLSearchParams(search)))
  return (
    <>
      <SearchBox search={state.search} category={state.category} />
      <h2 id={LIST_TITLE} tabIndex={-1}>{`Resultados para ${state.search}`}</h2>
      <p>{`At ${pathname}${search}${hash}`}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Voltar
      </button>
      <button type="button" onClick={() => navigate('/blog')}>
        Limpar filtros
      </button>
    </>
  )
}

function open(address: string) {
  const view = renderInSite(
    <MemoryRouter initialEntries={['/blog?search=antes', address]}>
      <Blog />
    </MemoryRouter>,
    { fakeClock: true },
  )
  return { ...view, field: screen.getByRole('searchbox', { name: 'Buscar no blog' }) }
}

const pause = (time = SEARCH_DEBOUNCE) => act(() => jest.advanceTimersByTime(time))
const address = () => screen.getByText(/^At /).textContent?.slice(3)

it('searches for what is typed after a pause', async () => {
  const { user, field } = open('/blog')

  await user.type(field, 'pizza')
  expect(address()).toBe('/blog')

  pause()
  expect(address()).toBe('/blog?search=pizza')
})

it('does not flood the history: Back still leads to the entry before the search', async () => {
  const { user, field } = open('/blog')

  await user.type(field, 'piz')
  pause()
  await user.type(field, 'za')
  pause()
  await user.click(screen.getByRole('button', { name: 'Voltar' }))

  expect(address()).toBe('/blog?search=antes')
  expect(field).toHaveValue('antes')
})

it('keeps the category and returns to page 1 when the search changes', async () => {
  const { user, field } = open('/blog?category=clinicas&page=3')

  await user.type(field, 'ads')
  pause()

  expect(address()).toBe('/blog?search=ads&category=clinicas')
})

it('keeps the category when the search is cleared', async () => {
  const { user, field } = open('/blog?search=ads&category=clinicas')

  await user.clear(field)
  pause()

  expect(address()).toBe('/blog?category=clinicas')
})

it('searches at once on submit, adds a history entry and leads to the list', async () => {
  const { user, field } = open('/blog')

  await user.type(field, '  delivery  {Enter}')
  expect(address()).toBe('/blog?search=delivery#artigos')

  await user.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(address()).toBe('/blog')
})

it('moves the focus to the heading of the results on submit', async () => {
  const { user, field } = open('/blog')

  await user.type(field, 'delivery{Enter}')
  expect(screen.getByRole('heading', { name: 'Resultados para delivery' })).toHaveFocus()

  // A search for what is already shown.
  await user.type(field, '{Enter}')
  expect(screen.getByRole('heading')).toHaveFocus()
})

it('keeps the focus in the field while the visitor continues typing', async () => {
  const { user, field } = open('/blog')

  await user.type(field, 'pizza')
  pause()

  expect(field).toHaveFocus()
})

it('ignores spaces around the text', async () => {
  const { user, field } = open('/blog?search=ads&page=2')

  await user.type(field, '  ')
  pause()

  expect(address()).toBe('/blog?search=ads&page=2')
})

it('shows a search that came from elsewhere, but never overwrites what is being typed', async () => {
  const { user, field } = open('/blog?search=pizza')

  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  expect(field).toHaveValue('')

  await user.type(field, 'deli')
  pause()
  await user.type(field, 'very')
  expect(address()).toBe('/blog?search=deli')
  expect(field).toHaveValue('delivery')
})

it('is a form for the list of the same category without scripts', () => {
  const { container } = open('/blog?search=ads&category=clinicas')

  const form = screen.getByRole('search')
  expect(form).toHaveAttribute('action', '/blog#artigos')
  expect(Object.fromEntries(new FormData(container.querySelector('form') ?? undefined))).toEqual({
    search: 'ads',
    category: 'clinicas',
  })
})

it('sends no category when all are shown', () => {
  const { container } = open('/blog')

  expect(container.querySelector('[name=category]')).toBeNull()
})
