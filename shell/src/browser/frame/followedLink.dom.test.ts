import { restoreFocusOnBack } from './restoreFocusOnBack.ts'
import { focusFollowedLink, followedBy } from './followedLink.ts'

const links = '<a href="/a">A</a><p><a href="/b">B</a></p><a href="/b"><b>B again</b></a><button>C</button>'

beforeEach(() => {
  document.body.innerHTML = links
  history.replaceState(null, '')
})

/** Clicks a link, and returns to a document with the same links. */
function followAndReturn(selector: string) {
  const clicked = new Promise<Event>((resolve) => document.addEventListener('click', resolve, { once: true }))
  const target = document.querySelector<HTMLElement>(selector)
  target?.addEventListener('click', (event) => event.preventDefault())
  target?.click()
  return clicked.then((event) => {
    history.replaceState({ scrollTop: 7, ...followedBy(event) }, '')
    document.body.innerHTML = links
  })
}

it('returns the focus to the followed link, even if several lead to the same address', async () => {
  await followAndReturn('b')

  expect(focusFollowedLink()).toHaveTextContent('B again')
  expect(document.activeElement).toBe(document.links[2])
})

it.each([
  { what: 'a click outside of links', selector: 'button' },
  { what: 'a page without such a link', selector: 'a', gone: true },
])('does not move the focus after $what', async ({ selector, gone }) => {
  await followAndReturn(selector)
  if (gone) document.body.innerHTML = '<a href="/b">B</a>'

  expect(focusFollowedLink()).toBeUndefined()
  expect(document.body).toHaveFocus()
})

it.each([
  { type: 'back_forward', focused: 'A' },
  { type: 'reload', focused: undefined },
  { type: 'navigate', focused: undefined },
])('focuses $focused in a document loaded by $type', async ({ type, focused }) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  await followAndReturn('a')

  restoreFocusOnBack()

  expect(document.activeElement === document.body ? undefined : document.activeElement?.textContent).toBe(focused)
})

it('does not move the focus if the visitor has moved it meanwhile', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] })
  await followAndReturn('a')
  document.querySelector('button')?.focus()

  restoreFocusOnBack()

  expect(document.querySelector('button')).toHaveFocus()
})
