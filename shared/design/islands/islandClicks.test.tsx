import type {} from '@site/contracts/documentContract'
import { waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { island } from '@site/design/islands/island'

const clicked = jest.fn()
const committed = jest.fn()
function Part() {
  useLayoutEffect(committed, [])
  return (
    <button type="button" onClick={clicked}>
      Abrir
    </button>
  )
}
let root: Root
let arrive: () => void

/** The server's HTML of an island, hydrated but for its code, which has been asked for and comes with `arrive`. */
function open(): Promise<void> {
  let asked = () => {}
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  const load = () =>
    new Promise<typeof Part>((resolve) => {
      arrive = () => resolve(Part)
      asked()
    })
  const Island = island(load, { hydrate: 'idle' })
  document.body.innerHTML =
    '<div data-island="idle"><!--$--><button type="button">Abrir</button><span hidden=""></span><!--/$--></div>'
  root = hydrateRoot(document.body, <Island />)
  return isAsked
}

const button = () => document.querySelector('button') as HTMLButtonElement
const press = () => button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const isHydrated = () => document.querySelector('[data-hydrated]') !== null

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  clicked.mockReset()
  committed.mockReset()
  window.__clicks = new Set()
  // As the inline loader does, before React hears of the click.
  addEventListener('click', () => window.__clicks?.add(button()), { capture: true, once: true })
  await open()
})
afterEach(() => {
  root.unmount()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

it('answers a click that comes before its code, once', async () => {
  press()
  expect(clicked).not.toHaveBeenCalled()

  arrive()
  await waitFor(() => expect(isHydrated()).toBe(true))

  expect(clicked).toHaveBeenCalledTimes(1)
})

it('answers once a click for which React hydrates it at once', async () => {
  arrive()
  for (let turns = 0; turns < 20; turns++) await null
  expect(isHydrated()).toBe(false)

  press()

  expect(isHydrated()).toBe(true)
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('answers once a click that comes between its commit and its effects', async () => {
  committed.mockImplementation(() => queueMicrotask(press))

  arrive()
  await waitFor(() => expect(isHydrated()).toBe(true))
  await null

  expect(clicked).toHaveBeenCalledTimes(1)
  expect(window.__clicks?.size).toBe(0)
})
