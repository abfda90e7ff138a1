import { rememberVisitor } from '@site/leads/rememberedVisitor'
import type { SendResult, sendLead } from '@site/leads/sendLead'
import { whatsAppText } from '@site/contracts/channels'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { questions } from '../quiz/questions/questions.ts'
import { usualAdvice } from './adviceWords.ts'
import { ResultView } from './ResultView.tsx'

beforeEach(() => sessionStorage.clear())

type Send = typeof sendLead
const sends = (result: SendResult) => jest.fn<Promise<SendResult>, Parameters<Send>>(async () => result)

function Result({ send }: { send: Send }) {
  const [leadSent, setLeadSent] = useState(false)
  return (
    <ResultView
      answers={questions.map(({ id }, question) => ({ area: id, value: [3, 3, 3, 1, 0, 0][question] ?? 0 }))}
      advice={usualAdvice}
      focused={false}
      leadSent={leadSent}
      onLeadSent={() => setLeadSent(true)}
      onLeadRefused={() => setLeadSent(false)}
      onRestart={() => {}}
      send={send}
    />
  )
}

const open = (send: Send = sends({ status: 'sent' })) => renderInSite(<Result send={send} />)

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('Nome'), 'Ana Souza')
  await user.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com.br')
  await user.type(screen.getByLabelText('Telefone com DDD'), '(11) 91234-5678')
}

const submit = () => screen.getByRole('button', { name: 'Quero o meu plano' })
const thanks = 'Obrigado! Entraremos em contato em breve.'

it('draws a gauge with score, percent and level', () => {
  open()

  expect(screen.getByRole('img', { name: 'Medidor: 10 de 18 pontos, 56%, nível Avançado' })).toBeInTheDocument()
})

it('recommends next steps based on the answers, each with a link', () => {
  open()

  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Mostre o seu negócio toda semana',
    'Descubra de onde vêm os clientes',
    'Comece a anunciar com pouco',
  ])
  for (const item of items) expect(within(item).getByRole('link')).toHaveAttribute('href')
})

it('shares the result on WhatsApp without a number', () => {
  open()

  const link = screen.getByRole('link', { name: 'Compartilhar no WhatsApp' })
  const url = new URL(link.getAttribute('href') ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/')
  expect(url.searchParams.get('text')).toContain('56%, nível Avançado')
  expect(url.searchParams.get('text')).toContain('http://localhost:3000/quiz')
})

it('offers to send the result to the agency on WhatsApp before any contact data are entered', () => {
  open()

  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Enviar o resultado pelo WhatsApp' })
  expect(link).toHaveAttribute('data-whatsapp')
  expect(whatsAppText(link.href)).toContain('10 de 18 pontos (56%), nível Avançado')
})

it('sends name, e-mail, phone, company and score, and thanks', async () => {
  const send = sends({ status: 'sent' })
  const { user } = open(send)
  await fillIn(user)
  await user.type(screen.getByLabelText('Empresa (opcional)'), 'Pizzaria da Ana')

  await user.click(submit())

  expect(send.mock.calls[0]?.[0].kind).toBe('quiz')
  expect(send.mock.calls[0]?.[1]).toEqual({
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    phone: '(11) 91234-5678',
    company: 'Pizzaria da Ana',
    score: 10,
  })
  expect(screen.getByRole('heading', { name: thanks })).toHaveFocus()
  expect(await screen.findByText(/(Aberto|Fechado) agora.* a resposta chega/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Salvar um lembrete na agenda' })).toHaveAttribute('download')
})

it('sends a blank company as Não informado', async () => {
  const send = sends({ status: 'sent' })
  const { user } = open(send)
  await fillIn(user)

  await user.click(submit())

  expect(send.mock.calls[0]?.[1]).toMatchObject({ company: 'Não informado' })
})

it.each<SendResult>([{ status: 'kept' }, { status: 'unreachable' }, { status: 'rejected', fields: {} }])(
  'thanks even if the send ends as $status',
  async (result) => {
    const { user } = open(sends(result))
    await fillIn(user)

    await user.click(submit())

    expect(screen.getByText(thanks)).toHaveFocus()
    expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument()
  },
)

it.each([
  { status: 'kept' as const, message: /guardados neste navegador e seguem sozinhos assim que a conexão voltar/ },
  { status: 'unreachable' as const, message: /Deixe esta página aberta/ },
])('adds to the thanks that nothing has arrived yet if the lead is $status', async ({ status, message }) => {
  const { user } = open(sends({ status }))
  await fillIn(user)

  await user.click(submit())

  expect(screen.getByText(thanks)).toBeVisible()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(message)
  expect(screen.getByText(/a resposta chega/)).not.toBeVisible()
})

it('shows the form again, with what was typed, if the server asks for a correction', async () => {
  const { user } = open(sends({ status: 'rejected', fields: { phone: 'Confira o telefone.' } }))
  await fillIn(user)

  await user.click(submit())

  expect(await screen.findByLabelText('Telefone com DDD')).toHaveAccessibleDescription('Confira o telefone.')
  expect(screen.getByLabelText('Telefone com DDD')).toHaveFocus()
  expect(screen.getByLabelText('Nome')).toHaveValue('Ana Souza')
  expect(screen.queryByText(thanks)).not.toBeInTheDocument()
})

it('thanks while the lead is being sent, and sends it once', async () => {
  const send = jest.fn<Promise<SendResult>, Parameters<Send>>(() => new Promise(() => {}))
  const { user } = open(send)
  await fillIn(user)

  await user.dblClick(submit())

  expect(screen.getByText(thanks)).toBeVisible()
  expect(send).toHaveBeenCalledTimes(1)
})

it('asks for name, e-mail and phone at each field, and focuses the first', async () => {
  const send = sends({ status: 'sent' })
  const { user } = open(send)

  await user.click(submit())

  expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Informe o seu nome.')
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe o seu e-mail.')
  expect(screen.getByLabelText('Telefone com DDD')).toHaveAccessibleDescription('Informe o seu telefone.')
  expect(screen.getByLabelText('Empresa (opcional)')).toBeValid()
  expect(screen.getByLabelText('Nome')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('is prefilled with what the visitor entered during this visit', () => {
  rememberVisitor({ name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '11912345678' })

  open()

  expect(screen.getByLabelText('Nome')).toHaveValue('Ana Souza')
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com.br')
  expect(screen.getByLabelText('Telefone com DDD')).toHaveValue('11912345678')
})
