import type {} from '@site/contracts/documentContract'
import { replayClicks } from './replayClicks.ts'
import { rememberPart } from './successorOf.ts'

function page() {
  document.body.innerHTML =
    '<main data-island="page"><button id="outer">A</button><div data-island="visible"><button id="inner">B</button></div></main>'
  const clicked: string[] = []
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(button.id))
  const [outer, inner] = document.querySelectorAll('button')
  window.__clicks = new Set([outer, inner].filter((button) => button !== undefined))
  return { clicked, main: document.querySelector('main'), island: document.querySelector('div') }
}

it('repeats the clicks made in a place before it was hydrated', async () => {
  const { clicked, main } = page()

  replayClicks(main)
  await null

  expect(clicked).toEqual(['outer'])
  expect(main).toHaveAttribute('data-hydrated')
})

it('repeats a click on the button that has replaced the clicked one, in its section only', async () => {
  const section = (name: string) =>
    `<div data-island="visible" data-section="${name}"><button type="button">A</button></div>`
  document.body.innerHTML = section('Revista') + section('Cursos')
  window.__clicks = new Set([document.querySelectorAll('button')[1] as Element])
  document.body.innerHTML = section('Revista') + section('Cursos')
  const clicked = jest.fn()
  document.body.addEventListener('click', ({ target }) => clicked((target as Element).closest('div')?.dataset.section))

  for (const island of document.querySelectorAll('div')) replayClicks(island)
  await null

  expect(clicked.mock.calls).toEqual([['Cursos']])
})

it('repeats a click on the button that has replaced the clicked one, by number', async () => {
  const islands = '<div data-island="visible"><button type="button">A</button></div>'.repeat(2)
  document.body.innerHTML = islands
  window.__clicks = new Set([document.querySelectorAll('button')[1] as Element])
  window.__entered = { elements: new Set(), top: 0, parts: new WeakMap() }
  rememberPart(document.querySelectorAll('button')[1] as Element)
  document.body.innerHTML = islands
  const clicked = jest.fn()
  const [first, second] = document.querySelectorAll('div')
  first?.addEventListener('click', () => clicked('first'))
  second?.addEventListener('click', () => clicked('second'))

  for (const island of document.querySelectorAll('div')) replayClicks(island)
  await null

  expect(clicked.mock.calls).toEqual([['second']])
  window.__entered = undefined
})

it('leaves clicks in a nested island until that island is hydrated', async () => {
  const { clicked, main, island } = page()
  const queue = window.__clicks
  replayClicks(main)

  replayClicks(island)
  await null

  expect(clicked).toEqual(['outer', 'inner'])
  expect(window.__clicks).toBe(queue)
  expect(queue?.size).toBe(0)
})
