import type { DeskTarget } from '@site/contracts/LeadDesk'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, screen } from '@testing-library/react'
import type { DeskClient, LeadAnswer } from '../data/deskClient.ts'
import { NoticeTargets } from './NoticeTargets.tsx'

const target: DeskTarget = {
  name: 'crm',
  place: 'crm.example',
  waiting: 1,
  delivered: 2,
  dead: 0,
  withheld: 0,
  lastError: 'HTTP 500',
  canTest: true,
}
const done = <Value,>(value: Value): LeadAnswer<Value> => ({ status: 'done', value })

type Client = Pick<DeskClient, 'targets' | 'test' | 'retry'>

/** The list, opened. */
async function open(changes: Partial<Client>) {
  const client: Client = {
    targets: jest.fn(async () => done({ targets: [target] })),
    test: jest.fn(async () => done({ reason: null })),
    retry: jest.fn(async () => done({ targets: [{ ...target, lastError: '', waiting: 0, delivered: 3 }] })),
    ...changes,
  }
  const view = renderInSite(<NoticeTargets client={client} />)
  await act(async () => {
    const details = screen.getByText('Quem é avisado de um lead novo').closest('details')
    details?.setAttribute('open', '')
    details?.dispatchEvent(new Event('toggle'))
  })
  return { ...view, client }
}

it('says how many leads a receiver must not hear of', async () => {
  await open({ targets: jest.fn(async () => done({ targets: [{ ...target, withheld: 3 }] })) })

  expect(screen.getByText(/Desistências: 0\. Não repassados, com o motivo em cada lead: 3\.$/)).toBeVisible()
})

it('says who hears of leads and what the last problem was, and tries again', async () => {
  const { user, client } = await open({})
  expect(screen.getByText('Chegaram: 2. Esperando: 1. Desistências: 0.')).toBeVisible()
  expect(screen.getByText('Último problema: HTTP 500')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Tentar de novo agora com crm' }))

  expect(client.retry).toHaveBeenCalledWith('crm')
  expect(screen.getByText('Chegaram: 3. Esperando: 0. Desistências: 0.')).toBeVisible()
})

it.each<{ answer: Awaited<ReturnType<Client['test']>>; said: string | RegExp }>([
  { answer: done({ reason: null }), said: 'O teste chegou a crm.' },
  { answer: done({ reason: 'HTTP 404' }), said: 'crm não aceitou: HTTP 404' },
  { answer: { status: 'refused', reason: 'Sem acesso.' }, said: 'Sem acesso.' },
  {
    answer: { status: 'unreachable', reason: 'Não foi possível falar com o servidor.' },
    said: /^Não foi possível falar com o servidor/,
  },
])('says of a test: $said', async ({ answer, said }) => {
  const { user } = await open({ test: async () => answer })

  await user.click(screen.getByRole('button', { name: 'Enviar um teste para crm' }))

  expect(screen.getByRole('status', { name: 'Teste de aviso' })).toHaveTextContent(said)
})

it('offers no test of what is written to visitors, and calls it by what it is', async () => {
  const visitor = { ...target, name: 'visitor', place: 'quem pediu o material', canTest: false }
  await open({ targets: async () => done({ targets: [visitor] }) })

  expect(screen.getByText('e-mail com o material')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Enviar um teste/ })).not.toBeInTheDocument()
})

it('says that nobody hears of leads yet', async () => {
  await open({ targets: async () => done({ targets: [] }) })

  expect(screen.getByText(/^Ninguém ainda/)).toBeVisible()
})
