import { toastShown } from '@site/contracts/events'
import { fakeEffects } from '../testing/fakeEffects.ts'
import { createSiteStore } from './createSiteStore.ts'
import { toastDismissed, toastsHeld, toastsReleased } from './toastSlice.ts'

function open() {
  const store = createSiteStore(fakeEffects().effects)
  const show = (...titles: string[]) => {
    for (const title of titles) store.dispatch(toastShown({ title }))
  }
  return { store, show, titles: () => store.getState().toasts.shown.map(({ title }) => title) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('shows a toast for 4000 ms', () => {
  const { show, titles } = open()

  show('Sucesso!')

  jest.advanceTimersByTime(3999)
  expect(titles()).toEqual(['Sucesso!'])
  jest.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

it('gives each toast its own 4000 ms', () => {
  const { show, titles } = open()

  show('A')
  jest.advanceTimersByTime(3000)
  show('B')

  jest.advanceTimersByTime(1000)
  expect(titles()).toEqual(['B'])
  jest.advanceTimersByTime(3000)
  expect(titles()).toEqual([])
})

it.each([
  { shown: ['A', 'B', 'C'], visible: ['A', 'B', 'C'] },
  { shown: ['A', 'B', 'C', 'D'], visible: ['B', 'C', 'D'] },
  { shown: ['A', 'B', 'C', 'D', 'E'], visible: ['C', 'D', 'E'] },
])('shows at most 3, the newest: $shown', ({ shown, visible }) => {
  const { show, titles } = open()

  show(...shown)

  expect(titles()).toEqual(visible)
})

const link = { href: 'https://wa.me/1', label: 'Abrir o WhatsApp' }

it('keeps one with a link until it is followed or dismissed', () => {
  const { store, show, titles } = open()
  store.dispatch(toastShown({ title: 'Falta só um toque', link }))
  show('A')

  jest.advanceTimersByTime(600_000)
  expect(titles()).toEqual(['Falta só um toque'])
  store.dispatch(toastDismissed(1))

  expect(titles()).toEqual([])
})

it('replaces one with a link only by the next one with a link', () => {
  const { store, show, titles } = open()
  store.dispatch(toastShown({ title: 'Falta só um toque', link }))

  show('A', 'B', 'C')
  expect(titles()).toEqual(['Falta só um toque', 'B', 'C'])
  store.dispatch(toastShown({ title: 'Abrindo o WhatsApp…', link }))

  expect(titles()).toEqual(['B', 'C', 'Abrindo o WhatsApp…'])
})

it('removes the dismissed one and no other', () => {
  const { store, show, titles } = open()
  show('A', 'B')

  store.dispatch(toastDismissed(1))

  expect(titles()).toEqual(['B'])
})

it('keeps toasts while they are held, and for their whole time again after that', () => {
  const { store, show, titles } = open()
  show('A')
  jest.advanceTimersByTime(3000)

  store.dispatch(toastsHeld())
  jest.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['A'])
  store.dispatch(toastsReleased())

  jest.advanceTimersByTime(3999)
  expect(titles()).toEqual(['A'])
  jest.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

it('continues the others when a held one is dismissed', () => {
  const { store, show, titles } = open()
  show('A', 'B')
  store.dispatch(toastsHeld())

  store.dispatch(toastDismissed(2))
  jest.advanceTimersByTime(4000)

  expect(titles()).toEqual([])
})
