import type {} from '@site/contracts/documentContract'
import { watchInput } from './watchInput.ts'

let stop = () => {}

function open(html: string) {
  document.body.innerHTML = `<main>${html}</main>`
  return (selector: string) => {
    const found = document.querySelector<HTMLInputElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }
}

afterEach(() => stop())

it('knows what was entered before it watched: typed, chosen, or filled in by the browser', () => {
  const find = open(
    '<input id="typed"><input id="same" value="a"><input id="box" type="checkbox"><select id="list"><option selected>a</option><option>b</option></select>',
  )
  find('#typed').value = 'Ana'
  find('#box').checked = true
  find('#list').value = 'b'

  stop = watchInput()

  expect([...(window.__entered?.elements ?? [])].map(({ id }) => id)).toEqual(['typed', 'box', 'list'])
})

it('knows what is entered from then on', () => {
  const find = open('<textarea id="message"></textarea>')
  stop = watchInput()

  find('#message').dispatchEvent(new Event('input', { bubbles: true }))

  expect([...(window.__entered?.elements ?? [])].map(({ id }) => id)).toEqual(['message'])
})

it('forgets what was entered in a page that was left', () => {
  const find = open('<input id="name">')
  stop = watchInput()
  find('#name').dispatchEvent(new Event('input', { bubbles: true }))
  open('<p>Fim</p>')

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))

  expect(window.__entered?.elements.size).toBe(0)
})

it('knows which element has the focus until the visitor leaves it', async () => {
  const find = open('<input id="name"><input id="email">')
  find('#name').focus()
  stop = watchInput()
  expect(window.__entered?.focused?.id).toBe('name')

  find('#email').focus()
  expect(window.__entered?.focused?.id).toBe('email')

  find('#email').blur()
  await null
  expect(window.__entered?.focused).toBeUndefined()
})

it('clicks the button that has replaced a pressed one', () => {
  const html = '<div data-island="visible" data-section="Cursos"><button type="button">Quero</button></div>'
  const find = open(html)
  stop = watchInput()
  find('button').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  open(html)
  const clicked = jest.fn()
  find('button').addEventListener('click', clicked)

  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }))
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }))

  expect(clicked).toHaveBeenCalledTimes(1)
})

it('leaves a pressed button that is still there to the browser', () => {
  const find = open('<div data-section="Cursos"><button type="button">Quero</button></div>')
  stop = watchInput()
  const clicked = jest.fn()
  find('button').addEventListener('click', clicked)

  for (const event of ['pointerdown', 'pointerup']) find('button').dispatchEvent(new Event(event, { bubbles: true }))

  expect(clicked).not.toHaveBeenCalled()
})
