import { repeatEarlyTaps } from './earlyTaps.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const state = (readyState: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value: readyState, configurable: true })
const clicks: string[] = []

/** Nothing that was listening may go on in the next test. */
let listening: AbortController
beforeEach(() => {
  listening = new AbortController()
  const { signal } = listening
  const add = window.addEventListener
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
      add.call(window, type, listener, { capture: options === true, signal }),
    )
  state('loading')
  repeatEarlyTaps()
  document.body.innerHTML =
    '<a href="#wa" id="wa" data-whatsapp><b>Conversar</b></a><a href="#page" id="page">Sobre</a><button type="button" id="open">Abrir</button><button id="send">Enviar</button>'
  clicks.length = 0
  // What is prevented is what no longer happens by itself.
  document.addEventListener('click', (event) => !event.defaultPrevented && clicks.push((event.target as Element).id), {
    signal,
  })
})
afterEach(() => {
  listening.abort()
  jest.restoreAllMocks()
  Reflect.deleteProperty(document, 'readyState')
  delete window.__clicks
})

/** The loader is there and has been for a moment; then the document is complete. */
function arrive() {
  window.__clicks = new Set()
  state('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
}

it.each([
  { what: 'a link to WhatsApp', tapped: '#wa', repeated: ['wa'] },
  { what: 'a button', tapped: '#open', repeated: ['open'] },
])('repeats the tap on $what once the document has arrived', ({ tapped, repeated }) => {
  find(tapped).click()
  expect(clicks).toEqual([])
  expect(find(tapped).ariaBusy).toBe('true')

  arrive()

  expect(clicks).toEqual(repeated)
  expect(find(tapped).ariaBusy).toBeNull()
})

it('repeats the tap on a word of a link', () => {
  find('b').click()
  arrive()

  expect(clicks).toEqual(['wa'])
})

it('repeats only the last of several taps, and that once', () => {
  for (const tapped of ['#open', '#wa', '#wa']) find(tapped).click()
  expect(find('#open').ariaBusy).toBeNull()

  arrive()

  expect(clicks).toEqual(['wa'])
})

it.each(['#page', '#send'])('leaves what HTML does to the browser: %s', (tapped) => {
  find(tapped).click()

  expect(clicks).toEqual([tapped.slice(1)])
})

it.each(['metaKey', 'ctrlKey', 'shiftKey'])('leaves a link that is opened elsewhere to the browser: %s', (key) => {
  find('#wa').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))

  expect(clicks).toEqual(['wa'])
})

it.each([
  {
    when: 'the loader is there',
    begin: () => {
      window.__clicks = new Set()
    },
  },
  { when: 'the document is complete, even if the loader failed', begin: () => state('interactive') },
])('does nothing once $when', ({ begin }) => {
  begin()

  find('#wa').click()

  expect(clicks).toEqual(['wa'])
})
