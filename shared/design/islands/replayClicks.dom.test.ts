import type {} from '@site/contracts/documentContract'
import { replayClicks } from './replayClicks.ts'

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

it('repeats the clicks made in a place before it was hydrated', () => {
  const { clicked, main } = page()

  replayClicks(main)

  expect(clicked).toEqual(['outer'])
  expect(main).toHaveAttribute('data-hydrated')
})

it('leaves clicks in a nested island until that island is hydrated', () => {
  const { clicked, main, island } = page()
  const queue = window.__clicks
  replayClicks(main)

  replayClicks(island)

  expect(clicked).toEqual(['outer', 'inner'])
  expect(window.__clicks).toBe(queue)
  expect(queue?.size).toBe(0)
})
