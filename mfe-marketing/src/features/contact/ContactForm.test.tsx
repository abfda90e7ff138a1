import { toastShown } from '@site/contracts/events'
import { rememberedVisitor, rememberVisitor } from '@site/leads/rememberedVisitor'
import type { SendResult } from '@site/leads/sendLead'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ContactForm } from './ContactForm.tsx'
import { contactForm } from './contactForm.ts'

function open(result: SendResult | Promise<SendResult> = { status: 'sent' }) {
  const send = jest.fn(async () => result)
  return { send, ...renderInSite(<ContactForm send={send} />) }
}

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText('Nome'), ' Ana Souza ')
  await user.type(screen.getByLabelText('E-mail'), 'ana@pizzaria.com.br')
  await user.type(screen.getByLabelText('Telefone com DDD'), '(11) 91234-5678')
  await user.type(screen.getByLabelText('Mensagem'), 'Quero um site para a minha pizzaria.')
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enviar mensagem' }))

beforeEach(() => sessionStorage.clear())

it('sends name, e-mail, phone and message, and says that they were received', async () => {
  const { user, send } = open()
  await fillIn(user)

  await submit(user)

  expect(send).toHaveBeenCalledWith(
    contactForm,
    {
      name: 'Ana Souza',
      email: 'ana@pizzaria.com.br',
      phone: '(11) 91234-5678',
      message: 'Quero um site para a minha pizzaria.',
    },
    sampleSite.services,
    expect.anything(),
    expect.any(Function),
    {},
  )
  const received = screen.getByRole('group', { name: 'Mensagem recebida' })
  expect(received).toHaveFocus()
  expect(received).toHaveAccessibleDescription(
    /Respondemos por e-\u2060mail em até 24 horas, contadas nos dias de atendimento.* (Aberto|Fechado) agora.* a resposta chega/,
  )
  // Moving the focus announces it.
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('does not report a message that waits in the browser as received, and says that it will be sent', async () => {
  const { user } = open({ status: 'kept' })
  await fillIn(user)

  await submit(user)

  const kept = screen.getByRole('group', { name: 'Mensagem guardada' })
  expect(kept).toHaveTextContent('segue sozinha assim que a conexão voltar')
  expect(kept).toHaveFocus()
  expect(screen.queryByText(/recebida|a resposta chega/)).not.toBeInTheDocument()
})

it('shows what is missing at each field, focuses the first one and sends nothing', async () => {
  const { user, send } = open()
  await user.type(screen.getByLabelText('Nome'), 'Ana')

  await submit(user)

  expect(screen.getByLabelText('Nome')).toBeValid()
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
    'Informe um e-mail completo, como nome@empresa.com.br.',
  )
  expect(screen.getByLabelText('Mensagem')).toHaveAccessibleDescription(
    'Escreva em uma ou duas frases do que você precisa.',
  )
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('shows at a field why the server refused it and keeps what was typed', async () => {
  const { user } = open({ status: 'rejected', fields: { phone: 'Confira o telefone.' } })
  await fillIn(user)

  await submit(user)

  expect(screen.getByLabelText('Telefone com DDD')).toHaveAccessibleDescription('Confira o telefone.')
  expect(screen.getByLabelText('Telefone com DDD')).toHaveFocus()
  expect(screen.getByLabelText('Mensagem')).toHaveValue('Quero um site para a minha pizzaria.')
})

it('accepts no more characters than the server does, and refuses a longer name in its own words', async () => {
  const { user, send } = open()
  await fillIn(user)
  expect(screen.getByLabelText('Nome')).toHaveAttribute('maxlength', '120')
  expect(screen.getByLabelText('Mensagem')).toHaveAttribute('maxlength', '4000')

  // The attribute does not restrict scripts or browser extensions.
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'a'.repeat(121) } })
  await submit(user)

  expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Escreva no máximo 120 caracteres.')
  expect(screen.getByLabelText('Nome')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('removes a message when its field is corrected', async () => {
  const { user } = open()
  await submit(user)

  await user.type(screen.getByLabelText('E-mail'), 'ana@pizzaria.com')

  expect(screen.getByLabelText('E-mail')).toBeValid()
  expect(screen.getByLabelText('Nome')).toBeInvalid()
})

it('announces a failure, keeps the form and can be sent again', async () => {
  const { user, actions } = open({ status: 'unreachable' })
  await fillIn(user)

  await submit(user)

  expect(actions).toEqual([
    toastShown({ title: 'Erro no envio', description: 'Tente novamente em alguns instantes.', tone: 'destructive' }),
  ])
  expect(screen.getByRole('button', { name: 'Enviar mensagem' })).toBeEnabled()
})

it('ignores a second submission while the first is on its way', async () => {
  const { user, send } = open(new Promise<SendResult>(() => {}))
  await fillIn(user)

  await user.dblClick(screen.getByRole('button', { name: 'Enviar mensagem' }))

  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
  expect(send).toHaveBeenCalledTimes(1)
})

it('does not ask again for what was entered during this visit, and passes it to the next form', async () => {
  rememberVisitor({ name: 'Ana' })

  const { user } = open()
  expect(screen.getByLabelText('Nome')).toHaveValue('Ana')
  await user.clear(screen.getByLabelText('Nome'))
  await fillIn(user)
  await submit(user)

  expect(rememberedVisitor()).toEqual({ name: 'Ana Souza', email: 'ana@pizzaria.com.br', phone: '(11) 91234-5678' })
})

it('is a plain POST to the lead endpoint without scripts', () => {
  const { container } = open()

  const form = container.querySelector('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', sampleSite.services.leadUrl)
})
