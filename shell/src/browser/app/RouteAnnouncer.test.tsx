import { render, screen } from '@testing-library/react'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

it('says nothing on the first page and the title of each page after it', () => {
  const { rerender } = render(<RouteAnnouncer path="/" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  document.title = 'Serviços | Vitrine 24h'
  rerender(<RouteAnnouncer path="/produtos" />)

  expect(screen.getByRole('status')).toHaveTextContent('Serviços | Vitrine 24h')
})
