import type {} from '@site/contracts/documentContract'
import { watchChanges } from './watchChanges.ts'

const page =
  '<main id="conteudo" data-island="page"><div data-island="visible" id="late"><p>Olá</p></div></main><p></p>'

async function watched(change: () => void, { elements = 2, hydrated = false } = {}) {
  window.__changed = undefined
  // Each document is watched once.
  document.body.replaceWith(Object.assign(document.createElement('body'), { innerHTML: page }))
  watchChanges(elements)
  if (hydrated) document.querySelector('main')?.setAttribute('data-hydrated', '')
  change()
  await null
  return window.__changed
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement

it.each([
  { what: 'a translator wraps a text', change: () => find('p').replaceChildren(document.createElement('font')) },
  { what: 'a translator writes another text', change: () => (find('p').firstChild as Text).replaceData(0, 3, 'Hello') },
  { what: 'an extension adds an element', change: () => find('main').append(document.createElement('div')) },
])('notices that $what before hydration', async ({ change }) => {
  expect(await watched(change)).toBe(true)
})

it('notices what was added before any script of the page ran', async () => {
  expect(await watched(() => {}, { elements: 1 })).toBe(true)
})

it('notices a change in a part that is not hydrated when the others are', async () => {
  expect(await watched(() => find('p').append('!'), { hydrated: true })).toBe(true)
})

it.each([
  { what: 'nothing', change: () => {}, hydrated: false },
  {
    what: 'layers above the page',
    change: () => document.body.append(document.createElement('section')),
    hydrated: false,
  },
  {
    what: "the loader's notice",
    change: () => document.querySelector('body > p')?.append('Carregando…'),
    hydrated: false,
  },
  { what: 'what is hydrated', change: () => find('main').append(document.createElement('p')), hydrated: true },
  {
    what: 'an island that is hydrated',
    change: () => {
      find('#late').setAttribute('data-hydrated', '')
      find('p').append('!')
    },
    hydrated: true,
  },
])('takes for its own: $what', async ({ change, hydrated }) => {
  expect(await watched(change, { hydrated })).toBeUndefined()
})
