import { act, render, screen } from '@testing-library/react'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

async function goTo(focused: string) {
  document.title = 'Início | Vitrine 24h'
  const page = (path: string) => (
    <>
      <h1 tabIndex={-1}>Serviços</h1>
      <a href="/ofertas">Ofertas</a>
      <RouteAnnouncer path={path} />
    </>
  )
  const { rerender } = render(page('/'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  document.title = 'Serviços | Vitrine 24h'
  rerender(page('/produtos'))
  screen.getByText(focused).focus()
  await act(async () => {})
}

it('announces nothing on the first page and the title of each page after it', async () => {
  await goTo('Ofertas')

  expect(screen.getByRole('status')).toHaveTextContent('Serviços | Vitrine 24h')
})

it('announces nothing if the heading has the focus, because it is read then', async () => {
  await goTo('Serviços')

  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
