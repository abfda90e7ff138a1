import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen } from '@testing-library/react'
import { NotFoundPage } from './NotFoundPage.tsx'
import { OfflinePage } from './OfflinePage.tsx'
import { PageFallback, UnavailablePage } from './UnavailableNotice.tsx'

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content')

it('says that a page was not found and leads home', () => {
  renderInSite(<NotFoundPage />)

  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/')
  expect(document.title).toBe('Página não encontrada | Vitrine 24h')
  expect(robots()).toBe('noindex')
})

it('says that a page is unavailable, with a way to try again and WhatsApp', () => {
  renderInSite(<UnavailablePage />)

  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')
  // An empty address means the current page; the test library does not count it as a link.
  expect(screen.getByText('Tentar de novo')).toHaveAttribute('href', '')
  expect(screen.getByRole('link', { name: 'Chamar no WhatsApp' })).toHaveAttribute('data-whatsapp')
  expect(robots()).toBe('noindex')
})

it('tries to load a page again when the visitor asks for it', async () => {
  const onRetry = jest.fn()
  const { user } = renderInSite(<PageFallback onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('indisponível')

  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))

  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('says that there is no connection', () => {
  renderInSite(<OfflinePage />)

  expect(screen.getByRole('heading', { level: 1, name: 'Você está sem conexão' })).toBeVisible()
  // An empty address means the current page; the test library does not count it as a link.
  expect(screen.getByText('Tentar de novo')).toHaveAttribute('href', '')
})
