import type { Outbox, WaitingLead } from '@site/leads/Outbox'
import { rememberedVisitor, rememberVisitor } from '@site/leads/rememberedVisitor'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { screen } from '@testing-library/react'
import { BrowserData, removedLine, waitingLine } from './BrowserData.tsx'

function outboxWith(count: number): Outbox {
  let entries = Array.from(
    { length: count },
    (_, place): WaitingLead => ({
      key: String(place),
      at: 0,
      consent: 'text',
      lead: { kind: 'newsletter', email: `${place}@exemplo.com.br` },
      endpoint: { method: 'POST', path: '/leads' },
    }),
  )
  return {
    keep: async () => true,
    waiting: async () => entries,
    holds: async () => true,
    drop: async () => {},
    clear: async () => {
      entries = []
    },
  }
}

it('shows how many unsent forms wait in this browser', async () => {
  renderInSite(<BrowserData outbox={outboxWith(2)} />)

  expect(await screen.findByText('2 formulários esperam envio neste navegador.')).toBeInTheDocument()
})

it('removes waiting leads and what forms remember, and says so', async () => {
  rememberVisitor({ name: 'Ana Souza' })
  const outbox = outboxWith(1)
  const { user } = renderInSite(<BrowserData outbox={outbox} />)
  await screen.findByText('1 formulário espera envio neste navegador.')

  await user.click(screen.getByRole('button', { name: 'Apagar meus dados deste navegador' }))

  expect(screen.getByRole('status')).toHaveTextContent('Pronto: 1 formulário não enviado foi apagado deste navegador.')
  expect(await outbox.waiting()).toEqual([])
  expect(rememberedVisitor()).toEqual({})
})

it('asks the shell to reopen the cookie choice', async () => {
  const asked = jest.fn()
  document.addEventListener('site:consent-review', asked, { once: true })
  const site = { ...sampleSite, services: { ...sampleSite.services, analyticsId: 'G-TEST123' } }
  const { user } = renderInSite(<BrowserData outbox={outboxWith(0)} />, { site })
  await screen.findByText('Nenhum formulário espera envio neste navegador.')

  await user.click(screen.getByRole('button', { name: 'Preferências de cookies' }))

  expect(asked).toHaveBeenCalledTimes(1)
})

it('offers no cookie choice where there are no cookies', async () => {
  renderInSite(<BrowserData outbox={outboxWith(0)} />)
  await screen.findByText('Nenhum formulário espera envio neste navegador.')

  expect(screen.queryByRole('button', { name: 'Preferências de cookies' })).not.toBeInTheDocument()
})

it.each([
  { count: 0, line: 'Pronto: este navegador não guarda mais dados dos seus formulários.' },
  { count: 1, line: 'Pronto: 1 formulário não enviado foi apagado deste navegador.' },
  { count: 2, line: 'Pronto: 2 formulários não enviados foram apagados deste navegador.' },
])('says how many forms were removed: $count', ({ count, line }) => {
  expect(removedLine(count)).toBe(line)
})

it.each([
  { count: 0, line: 'Nenhum formulário espera envio neste navegador.' },
  { count: 1, line: '1 formulário espera envio neste navegador.' },
  { count: 2, line: '2 formulários esperam envio neste navegador.' },
])('says how many forms wait: $count', ({ count, line }) => {
  expect(waitingLine(count)).toBe(line)
})
