import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { load } from '../texts/agentData.ts'
import AgentPage from './AgentPage.tsx'

const { data } = load({ params: {}, query: {}, site: sampleSite, forms: [] })

// The build generates the image's address; this test must not need a build.
jest.mock('#build/social/agente.json', () => ({ src: '/media/agente.jpg' }), { virtual: true })

const scrollIntoView = jest.fn()
Element.prototype.scrollIntoView = scrollIntoView
window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList

async function open(address = '/agente-ia') {
  scrollIntoView.mockClear()
  window.history.replaceState(null, '', address)
  // Islands suspend, so the rendering itself is awaited.
  const page = await act(async () => renderInSite(<AgentPage params={{}} query={{}} data={data} />))
  await screen.findByText('Só 20 agentes por mês')
  await screen.findByLabelText('Nome')
  return page
}

const heading = () => screen.getByText('Veja o agente atender a sua empresa')

it('hides the demonstration form until its button is clicked', async () => {
  await open()

  expect(heading()).not.toBeVisible()
  expect(screen.getByRole('button', { name: 'Quero uma demonstração' })).toHaveAttribute('aria-expanded', 'false')
})

it.each([
  { how: 'a click', press: (user: UserEvent, button: HTMLElement) => user.click(button) },
  { how: 'Enter', press: (user: UserEvent) => user.keyboard('{Enter}') },
  { how: 'the space bar', press: (user: UserEvent) => user.keyboard(' ') },
])('shows the form on $how, scrolls it into view and focuses it', async ({ press }) => {
  const { user } = await open()
  const button = screen.getByRole('button', { name: 'Quero uma demonstração' })
  button.focus()

  await press(user, button)

  expect(heading()).toBeVisible()
  expect(scrollIntoView).toHaveBeenCalled()
  expect(screen.getByLabelText('Nome')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Quero uma demonstração' })).toHaveAttribute('aria-expanded', 'true')
})

it('shows the form each time a link of the page is clicked', async () => {
  const { user } = await open()
  const link = screen.getByRole('link', { name: 'Pedir minha demonstração' })

  await user.click(link)
  expect(screen.getByLabelText('Nome')).toHaveFocus()
  await user.click(link)

  expect(screen.getByLabelText('Nome')).toHaveFocus()
})

it('shows the form at its own address', async () => {
  await open('/agente-ia#demonstracao')

  expect(heading()).toBeVisible()
  expect(screen.getByLabelText('Nome')).toHaveFocus()
})

it('has one headline and makes the claims of the agent', async () => {
  const { container } = await open()

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  const text = container.textContent?.replaceAll('\u00a0', ' ')
  expect(text).toContain('R$ 30.396 por ano')
  expect(text).toContain('Só 20 agentes por mês')
  // That guarantee is for clients of ad management.
  expect(text).not.toContain('3x mais vendas')
  expect(text).toContain('um atendente e o agente a R$ 799 por mês, a economia é de R$ 30.396 por ano')
  expect(text).toContain('Se o agente não estiver no ar em 72 horas, a implantação sai de graça.')
  expect(text).toContain('Se em 90 dias o investimento não mostrar retorno, devolvemos o que você pagou.')
})
