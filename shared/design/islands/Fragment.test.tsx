import type {} from '@site/contracts/documentContract'
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { Fragment } from './Fragment.tsx'

const page = (
  <section>
    <p>before</p>
    <Fragment name="mfe-shop/Prices" count={3} fallback={<p>no prices</p>} />
  </section>
)
const place = 'mfe-shop/Prices {"count":3}'

/** The server's HTML of the page: with the fragment, or with its fallback. */
const onServer = (html = '<p>no prices</p>') =>
  `<section><p>before</p><div data-island="never" data-section='${place}'>${html}</div></section>`

afterEach(() => {
  window.__sections = undefined
  document.body.innerHTML = ''
})

it.each([
  { what: 'what the server put there', html: '<p>prices: 3</p>', shown: 'prices: 3' },
  { what: 'the fallback', html: undefined, shown: 'no prices' },
])('keeps $what while the page around it is hydrated, with what others have changed there', async ({ html, shown }) => {
  window.__sections = new Map()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = onServer(html)
  const text = screen.getByText(shown)
  text.textContent = 'translated'

  await act(async () => hydrateRoot(root, page))

  expect(screen.getByText('translated')).toBe(text)
})

it('names its place, so that a client-side navigation finds it in the next document', () => {
  window.__sections = new Map([[place, '<p>prices of the next page</p>']])

  render(page)

  expect(screen.getByText('prices of the next page')).toBeInTheDocument()
  expect(screen.queryByText('no prices')).not.toBeInTheDocument()
})

it('shows the fallback after a navigation to a page that stands without it', () => {
  window.__sections = new Map()

  render(page)

  expect(screen.getByText('no prices')).toBeInTheDocument()
})

it('takes no place without a fallback', () => {
  const { container } = render(<Fragment name="mfe-shop/Prices" />)

  expect(container.firstElementChild).not.toBeVisible()
})

it('is another fragment with other props', () => {
  const prices = (count: number) => <Fragment name="mfe-shop/Prices" count={count} fallback="no prices" />
  window.__sections = new Map([
    [place, 'three'],
    ['mfe-shop/Prices {"count":4}', 'four'],
  ])
  const { container, rerender } = render(prices(3))
  expect(container).toHaveTextContent('three')

  rerender(prices(4))

  expect(container).toHaveTextContent('four')
})
