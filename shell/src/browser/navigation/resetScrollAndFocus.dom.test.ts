import { focusHeading } from './resetScrollAndFocus.ts'

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
