import { focusHeading, resetScrollAndFocus } from './resetScrollAndFocus.ts'
import type { View } from './View.ts'

const open = (html: string) => {
  document.body.innerHTML = `<main id="conteudo" tabindex="-1">${html}</main>`
}

it('moves the focus to the heading of the page', () => {
  open('<h1>Serviços</h1>')

  focusHeading()

  expect(document.activeElement?.textContent).toBe('Serviços')
})

it('leaves no trace when the focus moves on', () => {
  open('<h1>Serviços</h1><a href="#x">Ir</a>')
  focusHeading()

  document.querySelector('a')?.focus()

  expect(document.querySelector('h1')).not.toHaveAttribute('tabindex')
})

it('focuses the content if there is no heading', () => {
  open('<p>Indisponível</p>')

  focusHeading()

  expect(document.activeElement?.id).toBe('conteudo')
})

it('inserts the footer again, in its place, when another page is shown', () => {
  document.body.innerHTML = '<main></main><div><footer></footer>after it</div>'
  const footer = document.querySelector('footer')
  const place = footer?.parentElement as HTMLElement
  const changes = new MutationObserver(() => {})
  changes.observe(place, { childList: true })
  window.scrollTo = jest.fn()
  const step = { navigationType: 'pop' } as View

  resetScrollAndFocus(step, false)
  expect(changes.takeRecords()).toEqual([])
  resetScrollAndFocus(step, true)

  expect(changes.takeRecords().map(({ addedNodes }) => [...addedNodes])).toContainEqual([footer])
  expect(place.firstChild).toBe(footer)
})
