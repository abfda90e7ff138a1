import { serviceOf, useSite } from '@site/contracts/useSite'
import { track } from '@site/design/islands/trackedLoad'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createPath, Link, Outlet, Route, Routes, type To, useParams } from 'react-router-dom'
import { type PageServices, PageView } from './PageView.tsx'

const navigator = {
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  push() {},
  replace() {},
  go() {},
}

function Stock() {
  const site = useSite()
  return <p>{`${site.services.leadUrl} ${serviceOf(site, { name: 'stockUrl' })}`}</p>
}

type Options = { Page?: () => ReactElement; path?: string; route?: PageServices; params?: Record<string, string> }

async function open({ Page = Stock, path = '/loja', route, params = {} }: Options) {
  const component = track(Promise.resolve(Page))
  await component
  const page = { params, query: {}, data: undefined }
  return act(async () =>
    renderInSite(<PageView component={component} path={path} navigator={navigator} page={page} route={route} />),
  )
}

it('passes a page the services of its route, besides those of every page', async () => {
  await open({
    route: { services: { stockUrl: 'https://stock.example', leadUrl: 'https://elsewhere.example' } },
  })

  expect(screen.getByText('/leads https://stock.example')).toBeVisible()
})

it('has no service for a page that declares none', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})

  await expect(open({})).rejects.toThrow('The page declares no service stockUrl.')
  error.mockRestore()
})

function Product() {
  return (
    <p>
      {useParams().product} <Link to="/loja">Loja</Link> <Link to="../loja/azul">Azul</Link>
    </p>
  )
}

it("is a route of react-router's: its hooks and links work", async () => {
  await open({ Page: Product, path: '/loja/verde', params: { product: 'verde' } })

  expect(screen.getByText('verde')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Loja' })).toHaveAttribute('href', '/loja')
  expect(screen.getByRole('link', { name: 'Azul' })).toHaveAttribute('href', '/loja/azul')
})

/** An application's own routes, below the prefix of its remote. */
function Shop() {
  return (
    <Routes>
      <Route path="/loja" element={<Outlet />}>
        <Route index element={<p>Loja</p>} />
        <Route path=":product" element={<Product />} />
      </Route>
    </Routes>
  )
}

it.each<{ path: string; params: Record<string, string>; shown: string }>([
  { path: '/loja', params: {}, shown: 'Loja' },
  { path: '/loja/verde', params: { product: 'verde' }, shown: 'verde' },
])('has the routes of the application in a page match $path as a whole', async ({ path, params, shown }) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

  await open({ Page: Shop, path, params })

  expect(screen.getByText(shown)).toBeVisible()
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
