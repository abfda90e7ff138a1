import { toastShown } from '@site/contracts/events'
import { rememberVisitor } from '@site/leads/rememberedVisitor'
import type { SendResult } from '@site/leads/sendLead'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { DemonstrationForm } from './DemonstrationForm.tsx'
import { demonstrationForm } from './demonstrationForm.ts'

function open(result: SendResult | Promise<SendResult> = { status: 'sent' }) {
  const send = jest.fn(async () => result)
  return { send, ...renderInSite(<DemonstrationForm send={send} />) }
}

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText('Nome'), ' Ana Souza ')
  await user.type(screen.getByLabelText('Empresa'), 'Petshop Amigo')
  await user.type(screen.getByLabelText('Telefone com DDD'), '(11) 91234-5678')
  await user.type(screen.getByLabelText('E-mail'), 'ana@petshop.com.br')
  await user.selectOptions(screen.getByLabelText('Segmento'), 'Petshop')
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Pedir demonstração' }))

beforeEach(() => sessionStorage.clear())

it('sends name, company, phone, e-mail and segment as a demonstration', async () => {
  const { user, send } = open()
  await fillIn(user)

  await submit(user)

  expect(send).toHaveBeenCalledWith(
    demonstrationForm,
    {
      name: 'Ana Souza',
      company: 'Petshop Amigo',
      phone: '(11) 91234-5678',
      email: 'ana@petshop.com.br',
      segment: 'Petshop',
    },
    sampleSite.services,
    expect.anything(),
    expect.any(Function),
    {},
  )
  expect(screen.getByRole('group', { name: 'Pedido recebido' })).toHaveFocus()
  expect(screen.getByText(/a resposta chega/)).toBeVisible()
})

it('does not report a lead that waits in the browser as received, and says that it will be sent', async () => {
  const { user } = open({ status: 'kept' })
  await fillIn(user)

  await submit(user)

  const kept = screen.getByRole('group', { name: 'Pedido guardado' })
  expect(kept).toHaveTextContent('segue sozinho assim que a conexão voltar')
  expect(screen.queryByText(/recebido|a resposta chega/)).not.toBeInTheDocument()
})

it('shows what is missing at each field, focuses the first one and sends nothing', async () => {
  const { user, send } = open()

  await submit(user)

  expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Escreva o seu nome.')
  expect(screen.getByLabelText('Segmento')).toHaveAccessibleDescription('Escolha o segmento da sua empresa.')
  expect(screen.getByLabelText('Nome')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('shows at a field why the server refused it and keeps what was typed', async () => {
  const { user } = open({ status: 'rejected', fields: { email: 'Este e-mail não existe.' } })
  await fillIn(user)

  await submit(user)

  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Este e-mail não existe.')
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
  expect(screen.getByLabelText('Empresa')).toHaveValue('Petshop Amigo')
})

it('announces a failure, keeps the form and can be sent again', async () => {
  const { user, actions } = open({ status: 'unreachable' })
  await fillIn(user)

  await submit(user)

  expect(actions).toEqual([
    toastShown({ title: 'Erro no envio', description: 'Tente novamente em alguns instantes.', tone: 'destructive' }),
  ])
  expect(screen.getByRole('button', { name: 'Pedir demonstração' })).toBeEnabled()
})

it('ignores a second submission while the first is on its way', async () => {
  const { user, send } = open(new Promise<SendResult>(() => {}))
  await fillIn(user)

  await user.dblClick(screen.getByRole('button', { name: 'Pedir demonstração' }))

  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
  expect(send).toHaveBeenCalledTimes(1)
})

it('does not ask again for what was entered during this visit', () => {
  rememberVisitor({ name: 'Ana', email: 'ana@petshop.com.br', phone: '11912345678' })

  open()

  expect(screen.getByLabelText('Nome')).toHaveValue('Ana')
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@petshop.com.br')
  expect(screen.getByLabelText('Telefone com DDD')).toHaveValue('11912345678')
})

it('is a plain POST to the lead endpoint without scripts', () => {
  const { container } = open()

  const form = container.querySelector('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', sampleSite.services.leadUrl)
})
