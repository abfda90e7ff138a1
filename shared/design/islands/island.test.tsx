import { SiteContext } from '@site/contracts/useSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { island } from '@site/design/islands/island'
import { reloadIfReachable } from './reloadIfReachable.ts'

jest.mock('./reloadIfReachable.ts', () => ({ reloadIfReachable: jest.fn() }))
const reload = jest.mocked(reloadIfReachable)

beforeEach(() => {
  jest.useFakeTimers()
  // React reports every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  reload.mockReset()
})

const Form = () => <label htmlFor="name">Nome</label>
const Throws = () => {
  throw new Error('broken')
}

/** Renders an island as on a client-side navigation, until all its automatic retries are over. */
async function show(load: () => Promise<ComponentType>) {
  const Island = island(load, { hydrate: 'idle' })
  await act(async () => void render(<Island />))
  const settle = () => act(() => jest.advanceTimersByTimeAsync(10_000))
  await settle()
  return {
    async tryAgain() {
      // Suspended work has to be awaited.
      await act(async () => screen.getByRole('button', { name: 'Tentar de novo' }).click())
      await settle()
    },
  }
}

it('loads code again in place after a failure, when the visitor asks for it', async () => {
  const load = jest.fn<Promise<ComponentType>, []>().mockRejectedValue(new Error('unreachable'))
  const { tryAgain } = await show(load)
  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')

  load.mockResolvedValue(Form)
  await tryAgain()

  expect(screen.getByText('Nome')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  { what: 'throws', load: async () => Throws },
  { what: 'cannot be loaded', load: () => Promise.reject(new Error('gone')) },
])('loads a new document in a single click if the code $what again', async ({ load }) => {
  const { tryAgain } = await show(load)
  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')
  expect(reload).not.toHaveBeenCalled()

  await tryAgain()

  expect(reload).toHaveBeenCalledTimes(1)
})

it('offers a conversation where an island failed, and doubts nothing that was received', async () => {
  window.__acknowledged = true
  const Island = island(async () => Throws, { hydrate: 'idle' })
  await act(async () => void render(<SiteContext value={sampleSite}>{<Island />}</SiteContext>))
  await act(() => jest.advanceTimersByTimeAsync(10_000))

  expect(screen.getByRole('link', { name: 'Chamar no WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/wa\.me/),
  )
  expect(screen.getByRole('alert')).toHaveTextContent('O que você enviou chegou até nós.')
  window.__acknowledged = undefined
})

const Reading = island(async () => () => <p>Do código</p>, { hydrate: 'never', section: 'Reading' })
const Live = island(async () => Form, { hydrate: 'idle', section: 'Live' })
function Page() {
  return (
    <main>
      <Suspense>
        <h1>Título</h1>
        <Reading />
        <Live />
      </Suspense>
    </main>
  )
}

describe('in a document that something has changed before it was hydrated', () => {
  const sections = { get: (name: string) => [...(document.querySelector(`[data-section=${name}]`)?.childNodes ?? [])] }

  async function hydrate(change: () => void) {
    document.body.innerHTML =
      '<div><main><!--$--><h1>Título</h1><div data-island="never" data-section="Reading"><!--$--><p>Do servidor</p><!--/$--></div>' +
      '<div data-island="idle" data-section="Live"><!--$--><label for="name">Nome</label><span hidden=""></span><!--/$--></div><!--/$--></main></div>'
    change()
    window.__sections = sections
    const recovered = jest.fn()
    const root = document.body.firstElementChild as Element
    await act(async () => void hydrateRoot(root, <Page />, { onRecoverableError: recovered }))
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    window.__sections = undefined
    return recovered
  }

  it('does not look into a read-only section', async () => {
    const translated = '<font>From the server</font>'
    const recovered = await hydrate(() => {
      document.querySelector('p')?.replaceWith(Object.assign(document.createElement('p'), { innerHTML: translated }))
    })

    expect(recovered).not.toHaveBeenCalled()
    expect(document.querySelector('[data-section=Reading] p')).toContainHTML(translated)
  })

  it('keeps the elements of a read-only section when the page is rendered anew', async () => {
    let served: Element | null = null
    const recovered = await hydrate(() => {
      served = document.querySelector('p')
      document.querySelector('h1')?.replaceChildren('Title')
    })

    expect(recovered).toHaveBeenCalled()
    expect(document.querySelector('h1')).toHaveTextContent('Título')
    expect(document.querySelector('[data-section=Reading] p')).toBe(served)
    expect(screen.getByText('Nome')).toBeVisible()
  })
})

it('says that the island failed, and offers to try again until a new document can be loaded', async () => {
  const { tryAgain } = await show(async () => Throws)

  await tryAgain()
  await tryAgain()

  expect(reload).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')
})

it('has only its space on the server if it needs a browser, and its content later', async () => {
  const load = jest.fn(async () => Form)
  const Island = island(load, { hydrate: 'idle', ssr: false, placeholder: '320px', id: 'mapa' })

  const served = renderToString(<Island />)
  expect(served).toBe('<div data-island="idle"><div style="min-height:320px" id="mapa"></div></div>')
  expect(load).not.toHaveBeenCalled()

  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = served
  const recovered = jest.fn()
  await act(async () => void hydrateRoot(place, <Island />, { onRecoverableError: recovered }))

  expect(place).toHaveTextContent('Nome')
  expect(place.querySelector('[data-island]')).toHaveAttribute('data-hydrated')
  expect(recovered).not.toHaveBeenCalled()
})
