import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { screen, within } from '@testing-library/react'
import { sampleFrame } from '../testing/sampleFrame.ts'
import { TopBar } from './TopBar.tsx'

const open = (path: string) => renderInSite(<TopBar path={path} frame={sampleFrame} />)
// jsdom treats every window as a narrow one, which hides the row of links.
const hidden = true
function links() {
  const [row] = screen.getAllByRole('navigation', { hidden })
  if (!row) throw new Error('The bar has no navigation.')
  return within(row).getAllByRole('link', { hidden })
}

it('links to what the releases offer, from every page and without scripts', () => {
  open('/outra')

  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Início', '/'],
    ['Ofertas', '/#ofertas'],
    ['Loja', '/loja'],
    ['Contato', '/#fale-conosco'],
  ])
})

it.each([
  { path: '/', label: 'Início' },
  { path: '/loja', label: 'Loja' },
  { path: '/ofertas', label: 'Ofertas' },
])('marks $label as the current page on $path', ({ path, label }) => {
  open(path)

  expect(
    links()
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent),
  ).toEqual([label])
})

it('has a button that starts the WhatsApp flow and scrolls to the contact section', () => {
  open('/')

  const button = screen.getByRole('link', { name: 'Site no Ar Hoje' })

  expect(button).toHaveAttribute('href', expect.stringContaining(`https://wa.me/${sampleSite.whatsAppNumber}?text=`))
  expect(button).toHaveAttribute('data-whatsapp')
  expect(button).toHaveAttribute('data-then', '/#fale-conosco')
})

it('has the same links in a menu that opens without scripts', () => {
  const { container } = open('/')

  const menu = container.querySelector('details[data-menu]')

  expect(menu).not.toHaveAttribute('open')
  expect(menu?.querySelectorAll('a')).toHaveLength(4)
  expect(menu?.querySelector('summary')).toHaveAccessibleName('Menu')
})

it.each([{ saysSamples: true as const }, {}])('says above the page that it shows samples: %o', (facts) => {
  renderInSite(<TopBar path="/" frame={sampleFrame} />, { site: { ...sampleSite, ...facts } })

  expect(screen.queryAllByText('Site de demonstração, com dados de exemplo.')).toHaveLength(
    'saysSamples' in facts ? 1 : 0,
  )
})
