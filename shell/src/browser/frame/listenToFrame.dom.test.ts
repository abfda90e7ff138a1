import userEvent from '@testing-library/user-event'
import { listenToFrame } from './listenToFrame.ts'

let stop = () => {}

function open() {
  document.body.innerHTML = `
    <details data-menu open><summary>Menu</summary><a href="#revista">Revista</a></details>
    <button type="button" data-consent-review><b>Preferências</b></button>
    <details open><summary>Pergunta</summary></details>`
  stop = listenToFrame()
  const find = <Kind extends Element>(selector: string) => {
    const found = document.querySelector<Kind>(selector)
    if (!found) throw new Error(selector)
    return found
  }
  return {
    user: userEvent.setup(),
    menu: find<HTMLDetailsElement>('[data-menu]'),
    button: find<HTMLElement>('summary'),
    link: find('a'),
    outside: find<HTMLElement>('b'),
    question: find<HTMLDetailsElement>('details:last-of-type'),
  }
}

afterEach(() => stop())

it('closes the menu on navigation', async () => {
  const { user, menu, link } = open()

  await user.click(link)

  expect(menu.open).toBe(false)
})

it('closes it on Escape and returns the focus to its button', async () => {
  const { user, menu, button } = open()

  await user.keyboard('{Escape}')

  expect(menu.open).toBe(false)
  expect(button).toHaveFocus()
})

it('closes it on a click outside, and closes nothing else', async () => {
  const { user, menu, outside, question } = open()

  await user.click(outside)

  expect(menu.open).toBe(false)
  expect(question.open).toBe(true)
})

it('closes it when it loses the focus', async () => {
  const { user, menu } = open()

  await user.tab()
  await user.tab()
  expect(menu.open).toBe(true)
  await user.tab()

  expect(menu.open).toBe(false)
})

it('keeps it open on other keys', async () => {
  const { user, menu } = open()

  await user.keyboard('a')

  expect(menu.open).toBe(true)
})

it('reopens the cookie choice', async () => {
  const { user, outside } = open()
  const asked = jest.fn()
  document.addEventListener('site:consent-review', asked)

  await user.click(outside)

  expect(asked).toHaveBeenCalledTimes(1)
})

it('stops listening when it is stopped', async () => {
  const { user, menu, link } = open()

  stop()
  await user.click(link)

  expect(menu.open).toBe(true)
})
