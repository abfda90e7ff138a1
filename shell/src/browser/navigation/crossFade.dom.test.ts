import { crossFade } from './crossFade.ts'
import type { View } from './View.ts'

const view = (path: string) => ({ path }) as View

function open({ reduced = false, able = true } = {}) {
  document.body.innerHTML = '<main id="conteudo"></main>'
  const finished: Promise<unknown>[] = []
  const start = jest.fn((update: () => Promise<void>) => {
    finished.push(update())
    return { ready: Promise.reject(new Error('The page is hidden.')) }
  })
  Object.assign(document, { startViewTransition: able ? start : undefined })
  window.matchMedia = jest.fn((query) => ({ matches: query.includes('reduce') && reduced })) as never
  const shown: string[] = []
  return { start, finished, shown, go: crossFade(({ path }) => void shown.push(path)) }
}

it('shows another page within a transition, which ends when the page has changed', async () => {
  const { start, finished, shown, go } = open()

  go(view('/produtos'))
  expect(start).toHaveBeenCalledTimes(1)
  expect(shown).toEqual(['/produtos'])

  document.querySelector('main')?.append('Produtos')
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
