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

describe('an anchor', () => {
  const frame = () => new Promise(requestAnimationFrame)
  const shown = { navigationType: 'push' } as View
  const scrolled: string[] = []
  const openAt = (hash: string) => {
    open('<h2 id="preço"><b>Preço</b></h2><h2 id="100%"><b>Tudo</b></h2><h2 id="a%20b"><b>Ambos</b></h2>')
    history.replaceState(null, '', `/pagina${hash}`)
    scrolled.length = 0
    window.scrollTo = jest.fn()
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this.id)
    }
    resetScrollAndFocus(shown, false)
  }
  afterEach(() => history.replaceState(null, '', '/'))

  it.each([
    { hash: '#pre%C3%A7o', id: 'preço' },
    { hash: '#preço', id: 'preço' },
    { hash: '#100%', id: '100%' },
    { hash: '#100%25', id: '100%' },
    { hash: '#a%20b', id: 'a%20b' },
  ])('$hash is shown, as the browser would', ({ hash, id }) => {
    openAt(hash)

    expect(scrolled).toEqual([id])
  })

  it.each(['#%', '#%E0%A4%A', '#%zz', '#"]', '#1a', '#[', '#\\', `#${'%'.repeat(50_000)}`])(
    'that names nothing throws nothing (%#)',
    async (hash) => {
      const failures: unknown[] = []
      const onFailure = (reason: unknown) => failures.push(reason)
      process.on('unhandledRejection', onFailure)

      openAt(hash)
      for (let frames = 0; frames < 3; frames += 1) await frame()

      process.off('unhandledRejection', onFailure)
      expect({ failures, scrolled }).toEqual({ failures: [], scrolled: [] })
    },
  )
})
