import type {} from '@site/contracts/documentContract'
import { keepReplaced } from './keepReplaced.ts'

const islands = '<div data-island="visible"></div><div data-island="visible"></div>'

/** The space in the second island of a document. */
function spaceIn(html: string): HTMLElement {
  document.body.innerHTML = html
  const space = document.createElement('div')
  space.style.minHeight = '24rem'
  document.querySelectorAll('[data-island]')[1]?.append(space)
  return space
}

afterEach(() => {
  window.__entered = undefined
})

it('shows what was in the island that has the number of the replaced one', () => {
  document.body.innerHTML = islands
  const served = [...document.querySelectorAll('[data-island]')]
  for (const [number, island] of served.entries()) island.append(`served ${number}`)
  window.__entered = { elements: new Set(), top: 0, islands: served }

  const space = spaceIn(islands)
  keepReplaced(space)

  expect(space).toHaveTextContent('served 1')
  expect(space.style.minHeight).toBe('')
})

it.each([
  { what: 'after a navigation', left: [] },
  { what: 'on a page without the site’s own script', left: undefined },
])('leaves the space as it is $what', ({ left }) => {
  window.__entered = { elements: new Set(), top: 0, ...(left && { islands: left }) }

  const space = spaceIn(islands)
  keepReplaced(space)

  expect(space).toBeEmptyDOMElement()
  expect(space.style.minHeight).toBe('24rem')
})
