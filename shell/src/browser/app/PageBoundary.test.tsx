import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { SiteContext } from '@site/contracts/useSite'
import { act, render, screen } from '@testing-library/react'
import { Suspense, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { PageBoundary } from './PageBoundary.tsx'

/** React reports every error that a boundary catches. */
let consoleError: jest.SpyInstance
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.restoreAllMocks()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})

function ThrowsInTheBrowser({ when }: { when: 'rendering' | 'effect' }) {
  const inBrowser = !('__server' in globalThis)
  if (inBrowser && when === 'rendering') throw new Error('broken')
  useEffect(() => {
    if (when === 'effect') throw new Error('broken')
  }, [when])
  return (
    <>
      <title>Ajuda | Vitrine 24h</title>
      <a href="/apoio">Fale com a gente</a>
    </>
  )
}

const page = (when: 'rendering' | 'effect', isServerRendered: boolean) => (
  <SiteContext value={sampleSite}>
    <PageBoundary isServerRendered={isServerRendered} onRetry={() => {}}>
      <Suspense fallback={null}>
        <ThrowsInTheBrowser when={when} />
      </Suspense>
    </PageBoundary>
  </SiteContext>
)

it.each(['rendering', 'effect'] as const)(
  "keeps the server's HTML of a page that throws during hydration, in %s",
  async (when) => {
    Object.assign(globalThis, { __server: true })
    document.body.innerHTML = `<main>${renderToString(page(when, true))}</main>`
    document.head.append(...document.querySelectorAll('title'))
    Reflect.deleteProperty(globalThis, '__server')

    await act(async () => void hydrateRoot(document.querySelector('main') ?? document.body, page(when, true)))

    expect(consoleError).toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Fale com a gente' })).toHaveAttribute('href', '/apoio')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(document.title).toBe('Ajuda | Vitrine 24h')
  },
)

it('says that a page is unavailable if it throws without readable HTML', async () => {
  document.body.innerHTML = '<main><!--$--><!--/$--></main>'

  await act(async () => void hydrateRoot(document.querySelector('main') ?? document.body, page('rendering', true)))

  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')
})

it('says that a page is unavailable after a client-side navigation, and offers to try again', () => {
  render(page('rendering', false))

  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})
