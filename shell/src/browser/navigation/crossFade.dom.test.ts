import { crossFade } from './crossFade.ts'
import type { View } from './View.ts'

const view = (path: string) => ({ path }) as View

function open({ reduced = false, able = true } = {}) {
  document.body.innerHTML = '<main></main><div><footer></footer></div>'
  const finished: Promise<unknown>[] = []
  const start = jest.fn((update: () => Promise<void>) => {
    finished.push(update())
    return { ready: Promise.reject(new Error('The page is hidden.')) }
  })
  Object.assign(document, { startViewTransition: able ? start : undefined })
  window.matchMedia = jest.fn((query) => ({ matches: query.includes('reduce') && reduced })) as never
  const shown: string[] = []
  const placed: (() => void)[] = []
  const go = crossFade(({ path, onPlaced }) => {
    shown.push(path)
    if (onPlaced) placed.push(onPlaced)
  })
  return { start, finished, shown, placed, go }
}

it('shows another page within a transition, which ends when the page has its scroll position', async () => {
  const { start, finished, shown, placed, go } = open()

  go(view('/produtos'))
  expect(start).toHaveBeenCalledTimes(1)
  expect(shown).toEqual(['/produtos'])

  for (const place of placed) place()
  await Promise.all(finished)
})

it('inserts the footer again, in its place, before the page is shown', () => {
  const { go } = open()
  const footer = document.querySelector('footer')
  const place = footer?.parentElement
  place?.append('after it')
  const inserted = jest.spyOn(place as HTMLElement, 'insertBefore')

  go(view('/produtos'))

  expect(inserted).toHaveBeenCalledTimes(1)
  expect(place?.firstChild).toBe(footer)
})

it('shows the same page with another query at once', () => {
  const { start, shown, go } = open()

  go(view(location.pathname))

  expect(start).not.toHaveBeenCalled()
  expect(shown).toEqual([location.pathname])
})

it.each([{ reduced: true }, { able: false }])('shows a page at once with %j', (how) => {
  const { start, shown, go } = open(how)

  go(view('/produtos'))

  expect(start).not.toHaveBeenCalled()
  expect(shown).toEqual(['/produtos'])
})
