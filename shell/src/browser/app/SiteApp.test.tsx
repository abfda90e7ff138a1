import type { SiteContext } from '@site/contracts/useSite'
import { track } from '@site/design/islands/trackedLoad'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { act, render, screen } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import type { RouteEntry } from '@site/contracts/Snapshot'
import { createSiteStore } from '../../universal/store/createSiteStore.ts'
import { fakeEffects } from '../../universal/testing/fakeEffects.ts'
import { loadPage } from '../federation/federation.ts'
import type { Navigation } from '../navigation/createNavigation.ts'
import { SiteApp } from './SiteApp.tsx'
import type { View } from '../navigation/View.ts'

jest.mock('../federation/federation.ts', () => ({ loadPage: jest.fn() }))
// The document is the server's; here its two slots suffice, the page and the layers above it.
jest.mock('../../universal/document/SiteDocument.tsx', () => ({
  SiteDocument({
    site,
    store,
    children,
    layers,
  }: Record<'children' | 'layers', ReactNode> & { site: never; store: never }) {
    const { Provider } = jest.requireActual('react-redux')
    const { SiteContext: Site } = jest.requireActual<{ SiteContext: typeof SiteContext }>('@site/contracts/useSite')
    return (
      <Provider store={store}>
        <Site value={site}>
          <main id="conteudo" data-island="page">
            {children}
          </main>
          {layers}
        </Site>
      </Provider>
    )
  },
}))

const pageCalled = (title: string) => () => (
  <>
    <title>{title}</title>
    <h1>{title}</h1>
    <input aria-label="Busca" />
  </>
)

const route: RouteEntry = {
  path: '/',
  remote: 'shop',
  expose: './Page',
  entry: ['/r/shop/entry.js', 'sha384-a'],
  files: [],
  query: [],
}

let mark: jest.Mock
beforeEach(() => {
  document.adoptedStyleSheets = []
  mark = jest.fn()
  Object.assign(performance, { mark })
  globalThis.scrollTo = jest.fn()
  history.replaceState(null, '', '/')
  jest.mocked(loadPage).mockReset().mockResolvedValue(pageCalled('Início'))
  document.body.innerHTML =
    '<header><nav><a href="/" aria-current="page">Início</a><a href="/ofertas">Ofertas</a></nav></header>'
})

async function open() {
  let show = (_view: View) => {}
  const navigation: Pick<Navigation, 'connect' | 'navigator'> = {
    connect(onView) {
      show = onView
    },
    navigator: { createHref: () => '', push() {}, replace() {}, go() {} },
  }
  const props: ComponentProps<typeof SiteApp> = {
    snapshot: { edition: 'edition', site: sampleSite, shell: [], page: { path: '/', route, params: {}, query: {} } },
    store: createSiteStore(fakeEffects().effects),
    navigation: navigation as Navigation,
    onLayerGivenUp: () => {},
  }
  await act(
    async () =>
      void render(<SiteApp {...props} />, { container: document.body.appendChild(document.createElement('div')) }),
  )
  return { show: (view: View) => act(async () => show(view)) }
}

async function viewOf(title: string, url: string, navigationType: View['navigationType'] = 'push'): Promise<View> {
  const component = track(Promise.resolve(pageCalled(title)))
  await component
  const page = { params: {}, query: {}, data: undefined }
  return { status: 'shown', url, path: url.replace(/\?.*/, ''), component, page, route: undefined, navigationType }
}

const isClickedEarly = (button: Element | null) => {
  if (button) window.__clicks = new Set([button])
}

it("shows the document's own page, marks itself as ready, and repeats the clicks made before its code was loaded", async () => {
  const clicked = jest.fn()
  jest.mocked(loadPage).mockResolvedValue(() => (
    <button type="button" onClick={clicked} ref={isClickedEarly}>
      Comprar
    </button>
  ))

  await open()

  expect(mark.mock.calls).toEqual([['hydrated']])
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(document.body).toHaveFocus()
})

it('shows the page that the visitor navigates to, marks it in the bar and focuses its heading', async () => {
  const { show } = await open()

  await show(await viewOf('Ofertas', '/ofertas'))

  expect(screen.getByRole('heading', { name: 'Ofertas' })).toHaveFocus()
  expect(screen.queryByRole('heading', { name: 'Início' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ofertas' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Início' })).not.toHaveAttribute('aria-current')
  // A screen reader reads the focused heading: nothing is announced twice.
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('keeps the focus if only the query of the page changes', async () => {
  const { show } = await open()
  const view = await viewOf('Ofertas', '/ofertas')
  await show(view)
  screen.getByRole('textbox', { name: 'Busca' }).focus()

  await show({ ...view, url: '/ofertas?search=a', navigationType: 'replace' })

  expect(screen.getByRole('textbox', { name: 'Busca' })).toHaveFocus()
})

it('shows the next page after one that failed', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { show } = await open()
  const broken = track(
    Promise.resolve(() => {
      throw new Error('broken')
    }),
  )
  await broken
  await show({ ...(await viewOf('Ofertas', '/ofertas')), component: broken } as View)
  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')

  await show(await viewOf('Ajuda', '/apoio'))

  expect(screen.getByRole('heading', { name: 'Ajuda' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  consoleError.mockRestore()
})

it('says that a page is unavailable, and lets the visitor try again', async () => {
  const { show } = await open()
  const retry = jest.fn()

  await show({ status: 'unavailable', url: '/ofertas', path: '/ofertas', navigationType: 'push', retry })
  act(() => screen.getByRole('button', { name: 'Tentar de novo' }).click())

  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')
  expect(retry).toHaveBeenCalledTimes(1)
})
