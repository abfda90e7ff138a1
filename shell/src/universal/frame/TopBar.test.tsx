import { screen, within } from '@testing-library/react'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { TopBar } from './TopBar.tsx'

const open = (path: string) => renderInSite(<TopBar path={path} />)
// The test's document takes every window for a narrow one, which hides the row of links.
const hidden = true
function links() {
  const [row] = screen.getAllByRole('navigation', { hidden })
  if (!row) throw new Error('The bar has no navigation.')
  return within(row).getAllByRole('link', { hidden })
}

it('leads to home, services, blog, quiz, about and contact from every page, without scripts', () => {
  open('/quiz')

  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Início', '/'],
    ['Serviços', '/#services'],
    ['Diferencial', '/#diferencial'],
    ['Sobre', '/#about'],
    ['Blog', '/blog'],
    ['Quiz', '/quiz'],
    ['Contato', '/#contact'],
  ])
})

it.each([
  { path: '/', label: 'Início' },
  { path: '/blog', label: 'Blog' },
  { path: '/quiz', label: 'Quiz' },
])('marks $label as the current page on $path', ({ path, label }) => {
  open(path)

  expect(
    links()
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent),
  ).toEqual([label])
})

it('has a button that starts the WhatsApp flow and goes to #contact', () => {
  open('/')

  const button = screen.getByRole('link', { name: 'Site no Ar Hoje' })

  expect(button).toHaveAttribute('href', expect.stringContaining(`https://wa.me/${sampleSite.whatsAppNumber}?text=`))
  expect(button).toHaveAttribute('data-whatsapp')
  expect(button).toHaveAttribute('data-then', 'contact')
})

it('has the same links in a menu that opens without scripts', () => {
  const { container } = open('/')

  const menu = container.querySelector('details[data-menu]')

  expect(menu).not.toHaveAttribute('open')
  expect(menu?.querySelectorAll('a')).toHaveLength(7)
  expect(menu?.querySelector('summary')).toHaveAccessibleName('Menu')
})
