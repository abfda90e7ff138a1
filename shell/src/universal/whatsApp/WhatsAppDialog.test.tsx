import { whatsAppRequested } from '@site/contracts/events'
import { rememberedVisitor, rememberVisitor } from '@site/leads/rememberedVisitor'
import type { SendResult } from '@site/leads/sendLead'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { act, screen } from '@testing-library/react'
import { whatsAppFormClosed } from '../store/whatsAppSlice.ts'
import { renderInShell } from '../testing/renderInShell.tsx'
import { whatsAppForm } from './whatsAppForm.ts'
import { WhatsAppDialog } from './WhatsAppDialog.tsx'

function open(send = jest.fn(async (): Promise<SendResult> => ({ status: 'sent' }))) {
  const shown = renderInShell(<WhatsAppDialog send={send} />)
  act(() => void shown.store.dispatch(whatsAppRequested({ text: 'Quero um site' })))
  const { getState } = shown.store
  return { ...shown, send, flow: () => getState().whatsApp, toasts: () => getState().toasts.shown }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Continuar no WhatsApp' })

async function fillIn(user: ReturnType<typeof open>['user'], values = {}) {
  const all = { Nome: 'Ana Lima', 'E-mail': 'ana@padaria.com.br', Telefone: '(11) 91234-5678', ...values }
  for (const [name, value] of Object.entries(all)) {
    await user.clear(field(name))
    if (value) await user.type(field(name), value)
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

it('asks for name, e-mail and phone, each required', () => {
  open()

  expect(screen.getByRole('dialog', { name: 'Antes de abrir o WhatsApp' })).toBeVisible()
  for (const name of ['Nome', 'E-mail', 'Telefone']) expect(field(name)).toBeRequired()
})

it('says with the thanks whether the agency is open, and when it will reply', async () => {
  jest.setSystemTime(new Date('2026-11-21T12:30:00-03:00'))
  const { user, toasts } = open()
  await fillIn(user)

  await user.click(submit())

  expect(toasts()).toMatchObject([
    {
      description:
        'Fechado agora. Abrimos segunda-feira às 8h. Pelo WhatsApp, a resposta chega segunda-feira, até as 10h. Se a conversa não abrir, toque no link.',
    },
  ])
})

it('closes, sends the lead and opens WhatsApp after 1.5 s', async () => {
  const { user, send, tabs, flow } = open()
  await fillIn(user)

  await user.click(submit())

  const visitor = { name: 'Ana Lima', email: 'ana@padaria.com.br', phone: '(11) 91234-5678' }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(send).toHaveBeenCalledWith(
    whatsAppForm,
    visitor,
    sampleSite.services,
    expect.anything(),
    expect.any(Function),
    {},
  )
  expect(flow().isFormSubmitted).toBe(true)
  expect(tabs).toEqual([])
  act(() => void jest.advanceTimersByTime(1500))
  expect(decodeURIComponent(tabs[0] ?? '')).toContain('Nome: Ana Lima\nE-mail: ana@padaria.com.br')
})

it('is prefilled with what was entered in another form while it was closed', () => {
  const { store } = open()
  act(() => void store.dispatch(whatsAppFormClosed()))
  rememberVisitor({ name: 'Ana Lima', email: 'ana@padaria.com.br' })

  act(() => void store.dispatch(whatsAppRequested({ text: 'Quero um site' })))

  expect(field('Nome')).toHaveValue('Ana Lima')
  expect(field('E-mail')).toHaveValue('ana@padaria.com.br')
  expect(field('Telefone')).toHaveValue('')
})

it.each([
  { name: 'Nome', value: '', message: 'Escreva o seu nome.' },
  { name: 'E-mail', value: 'ana@padaria', message: 'Informe um e-mail completo, como nome@empresa.com.br.' },
  { name: 'Telefone', value: '1234', message: 'Informe um telefone com DDD, como (11)\u00a091234-5678.' },
])('explains at the field what is wrong with $name', async ({ name, value, message }) => {
  const { user, send, flow } = open()
  await fillIn(user, { [name]: value })

  await user.click(submit())

  expect(field(name)).toBeInvalid()
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(field(name)).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
  expect(flow().phase.name).toBe('asking')
})

it('focuses its first field on opening, and removes a message when it is corrected', async () => {
  const { user } = open()
  expect(field('Nome')).toHaveFocus()
  await user.click(submit())
  expect(field('Nome')).toBeInvalid()

  await user.type(field('Nome'), 'Ana')

  expect(field('Nome')).toBeValid()
  expect(field('Telefone')).toBeInvalid()
})

it('treats a blank phone number as missing', async () => {
  const { user, send } = open()
  await fillIn(user, { Telefone: '   ' })

  await user.click(submit())

  expect(field('Telefone')).toBeInvalid()
  expect(send).not.toHaveBeenCalled()
})

it('prefills what the visitor entered earlier during this visit, and remembers what is entered here', async () => {
  rememberVisitor({ name: 'Bia Rocha', email: 'bia@pet.com.br' })
  const { user } = open()
  expect(field('Nome')).toHaveValue('Bia Rocha')
  expect(field('E-mail')).toHaveValue('bia@pet.com.br')

  await user.type(field('Telefone'), '21 98888-7777')
  await user.click(submit())

  expect(rememberedVisitor()).toEqual({ name: 'Bia Rocha', email: 'bia@pet.com.br', phone: '21 98888-7777' })
})

it('does not wait for a send that never ends', async () => {
  const { user, tabs } = open(jest.fn(() => new Promise<SendResult>(() => {})))
  await fillIn(user)

  await user.click(submit())
  act(() => void jest.advanceTimersByTime(1500))

  expect(tabs).toHaveLength(1)
})

it('opens nothing when the visitor closes it', async () => {
  const { user, tabs, send, flow } = open()

  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  act(() => void jest.advanceTimersByTime(5000))

  expect(flow()).toEqual({ isFormSubmitted: false, phase: { name: 'idle' } })
  expect(tabs).toEqual([])
  expect(send).not.toHaveBeenCalled()
})
