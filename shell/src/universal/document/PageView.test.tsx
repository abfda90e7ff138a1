import { serviceOf, useSite } from '@site/contracts/useSite'
import { track } from '@site/design/islands/trackedLoad'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, screen } from '@testing-library/react'
import { PageView } from './PageView.tsx'

const navigator = { createHref: () => '', push() {}, replace() {}, go() {} }

function Page() {
  const site = useSite()
  return <p>{`${site.services.leadUrl} ${serviceOf(site, { name: 'stockUrl' })}`}</p>
}

async function open(services: Record<string, string> | undefined) {
  const component = track(Promise.resolve(Page))
  await component
  const page = { params: {}, query: {}, data: undefined }
  return act(async () =>
    renderInSite(<PageView component={component} path="/loja" navigator={navigator} page={page} services={services} />),
  )
}

it('passes a page the services of its route, besides those of every page', async () => {
  await open({ stockUrl: 'https://stock.example', leadUrl: 'https://elsewhere.example' })

  expect(screen.getByText('/leads https://stock.example')).toBeVisible()
})

it('has no service for a page that declares none', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})

  await expect(open(undefined)).rejects.toThrow('The page declares no service stockUrl.')
  error.mockRestore()
})
