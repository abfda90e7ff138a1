import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { screen, within } from '@testing-library/react'
import { sampleFrame } from '../testing/sampleFrame.ts'
import { Footer } from './Footer.tsx'

const hrefsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

it('has the social profile, the services and the contact channels', () => {
  renderInSite(<Footer frame={sampleFrame} />)

  expect(screen.getByRole('link', { name: 'Siga no Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/vitrine24h.exemplo',
  )
  expect(hrefsOf('Produtos')).toContain('/loja/produtos#vasos')
  expect(hrefsOf('Contato')).toEqual([
    expect.stringContaining('https://wa.me/5511900000000'),
    'tel:+551140000000',
    'mailto:contato@vitrine24h.example',
  ])
  expect(screen.getByRole('link', { name: '(11) 4000-0000' })).toBeVisible()
})

it('states who is responsible for the site, and the opening hours', () => {
  renderInSite(<Footer frame={sampleFrame} />)

  expect(screen.getByText(/CNPJ 00\.000\.000\/0001-00/)).toBeVisible()
  expect(screen.getByText(/Segunda a sexta, 8h às 18h/)).toBeVisible()
})

it('links to the privacy page, and offers no cookie choice where there are no cookies', () => {
  renderInSite(<Footer frame={sampleFrame} />)

  expect(screen.getByRole('link', { name: 'Privacidade' })).toHaveAttribute('href', '/loja/privacidade')
  expect(screen.queryByRole('button', { name: 'Preferências de cookies' })).not.toBeInTheDocument()
})

it('reopens the cookie choice where something is measured', () => {
  const site = { ...sampleSite, services: { ...sampleSite.services, analyticsId: 'G-TEST123' } }
  renderInSite(<Footer frame={sampleFrame} />, { site })

  expect(screen.getByRole('button', { name: 'Preferências de cookies' })).toHaveAttribute('data-consent-review')
})
