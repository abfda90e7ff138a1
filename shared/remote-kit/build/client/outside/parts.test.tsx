import { island } from '@site/design/islands/island'
import { useSite } from '@site/contracts/useSite'
import { toastShown, whatsAppRequested } from '@site/contracts/events'
import { useSiteDispatch } from '@site/contracts/useSiteDispatch'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import * as v from 'valibot'

// jsdom cannot parse nested rules.
jest.mock('@site/design/baseStyles', () => ({ baseStyles: '' }))

const folder = 'https://site.example/_mf/mfe-shop/0123456789abcdef/'
// What the bundler's runtime says in a browser.
Object.assign(globalThis, { __webpack_public_path__: folder })

const answers: Record<string, object> = {
  'https://site.example/_mf/mfe-shop/site.json': { ...sampleSite, brand: 'Loja' },
  [`${folder}page.json?path=%2Fshop%2Fa%25C3%25A7a%25C3%25AD&query=size%3D2`]: {
    status: 200,
    data: { title: 'Açaí' },
    serverOnly: 'long',
  },
}
const asked: string[] = []

const { jsx, jsxs } = require('./jsxRuntime.ts') as typeof import('./jsxRuntime.ts')
const { OutsideFragment } = require('./OutsideFragment.tsx') as typeof import('./OutsideFragment.tsx')
const { OutsidePage } = require('./OutsidePage.tsx') as typeof import('./OutsidePage.tsx')

beforeEach(() => {
  asked.length = 0
  globalThis.fetch = async (address) => {
    asked.push(String(address))
    const answer = answers[String(address)]
    const response: Pick<Response, 'ok' | 'status' | 'json'> = {
      ...{ ok: answer !== undefined, status: answer ? 200 : 404 },
      json: async () => answer,
    }
    // jsdom has no responses.
    return response as Response
  }
})

class Boundary extends Component<{ children: ReactNode }, { reason?: string }> {
  override state: { reason?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { reason: String(error) }
  }

  override render() {
    return this.state.reason ?? this.props.children
  }
}

const show = (children: ReactNode) => act(async () => render(children))

describe('the addresses of a part on another site', () => {
  it.each([
    ['href', '/shop', 'https://site.example/shop'],
    ['href', '#top', '#top'],
    ['href', '//other.example/', '//other.example/'],
    ['href', 'https://other.example/', 'https://other.example/'],
    ['src', '/media/mfe-shop/a.webp', 'https://site.example/media/mfe-shop/a.webp'],
    ['src', 'data:,', 'data:,'],
    ['srcSet', '/a.webp 1x, /b.webp 2x', 'https://site.example/a.webp 1x, https://site.example/b.webp 2x'],
    ['title', '/shop', '/shop'],
  ])('%s %s is %s', (name, given, expected) => {
    expect(jsx('a', { [name]: given })?.props).toEqual({ [name]: expected })
  })

  it('are whole in HTML too', () => {
    const __html = '<a href="/shop">a</a><img alt="/x" src="/a.webp"><a href="//other.example">b</a>'

    expect(jsx('p', { dangerouslySetInnerHTML: { __html } })?.props).toEqual({
      dangerouslySetInnerHTML: {
        __html:
          '<a href="https://site.example/shop">a</a><img alt="/x" src="https://site.example/a.webp"><a href="//other.example">b</a>',
      },
    })
  })

  it('keeps keys and children, and leaves out structured data', () => {
    const list = jsxs('ul', { children: [jsx('li', { children: 'one' }, 'a'), jsx('li', { children: 'two' }, 'b')] })

    expect(render(list).container.innerHTML).toBe('<ul><li>one</li><li>two</li></ul>')
    expect(jsx('li', {}, 'a')?.key).toBe('a')
    expect(jsx('script', { type: 'application/ld+json' })).toBeNull()
  })
})

const Price = ({ count }: { count?: number }) => (
  <p>
    {count} {useSite().brand} <Link to="/shop/hours">hours</Link>
  </p>
)
const props = v.object({ count: v.number() })

it('gives a fragment the facts of the site, and links that lead there', async () => {
  await show(<OutsideFragment fragment={{ default: Price, props }} given={{ count: 3 }} />)

  expect(screen.getByText(/3 Loja/)).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://site.example/shop/hours')
})

it.each([
  {
    what: 'refuses its props',
    fragment: { default: Price, props },
    given: { count: 'three' },
    error: /does not accept its props: Invalid type/,
  },
  {
    what: 'throws',
    fragment: {
      default: () => {
        throw new Error('broken')
      },
    },
    given: {},
    error: /broken/,
  },
])('leaves it to the page around what to show when a fragment $what', async ({ fragment, given, error }) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})

  await show(
    <Boundary>
      <OutsideFragment fragment={fragment} given={given} />
    </Boundary>,
  )

  expect(await screen.findByText(error)).toBeVisible()
})

it('gives a fragment without a schema no props', async () => {
  await show(<OutsideFragment fragment={{ default: Price }} given={{ count: 3 }} />)

  expect(screen.queryByText(/3/)).toBeNull()
})

it('renders islands with their code', async () => {
  const Live = island(async () => () => <button type="button">live</button>, { hydrate: 'intent' })
  await show(<OutsideFragment fragment={{ default: Live }} given={{}} />)

  expect(await screen.findByRole('button', { name: 'live' })).toBeVisible()
})

function Buttons() {
  const dispatch = useSiteDispatch()
  return (
    <>
      <button type="button" onClick={() => dispatch(toastShown({ title: 'Added' }))}>
        add
      </button>
      <button type="button" onClick={() => dispatch(whatsAppRequested({ text: 'Hello' }))}>
        ask
      </button>
    </>
  )
}

it('answers the events of a part', async () => {
  const toasts: unknown[] = []
  addEventListener('site:toast', (event) => toasts.push(event instanceof CustomEvent && event.detail))
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  await show(<OutsideFragment fragment={{ default: Buttons }} given={{}} />)

  await userEvent.click(screen.getByRole('button', { name: 'add' }))
  await userEvent.click(screen.getByRole('button', { name: 'ask' }))

  expect(toasts).toEqual([{ title: 'Added' }])
  expect(open.mock.calls[0]?.[0]).toBe(`https://wa.me/${sampleSite.whatsAppNumber}?text=Hello`)
})

type Data = { data: { title: string } | undefined; serverOnly?: string | undefined }
const Page = ({ data, serverOnly }: Data) => (
  <h1>
    {useParams().name}: {data?.title} {serverOnly}
  </h1>
)
const component = Page as Parameters<typeof OutsidePage>[0]['page']['component']

describe('a page', () => {
  it('gets its parameters, and its data from the site', async () => {
    const page = { path: '/shop/:name', hasData: true, component }
    await show(<OutsidePage page={page} given={{ params: { name: 'açaí' }, query: { size: '2', color: undefined } }} />)

    expect(await screen.findByRole('heading')).toHaveTextContent('açaí: Açaí long')
  })

  it('asks for no data if it has none', async () => {
    await show(
      <OutsidePage page={{ path: '/shop/:name', hasData: false, component }} given={{ params: { name: 'x' } }} />,
    )

    expect(screen.getByRole('heading')).toHaveTextContent('x:')
    expect(asked.filter((address) => address.includes('page.json'))).toEqual([])
  })

  it('that is not there is an error of the page around', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const page = { path: '/shop/:name', hasData: true, component }

    await show(
      <Boundary>
        <OutsidePage page={page} given={{ params: { name: 'none' } }} />
      </Boundary>,
    )

    expect(await screen.findByText(/answers 404/)).toBeVisible()
    expect(asked.filter((address) => address.includes('none'))).toHaveLength(1)
  })
})
