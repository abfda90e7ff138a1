import { crossFade } from './crossFade.ts'
import type { View } from './View.ts'

const view = (path: string) => ({ path }) as View

function open({ reduced = false, able = true } = {}) {
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
