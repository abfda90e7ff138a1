import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { toastShown } from 'shared/contracts/toastShown.ts'
import { forgetVisitor, rememberedVisitor, rememberVisitor } from 'shared/leads/rememberedVisitor.ts'
import type { SendResult } from 'shared/leads/SendResult.ts'
import { renderInSite } from 'shared/testing/renderInSite.tsx'
import { sampleSite } from 'shared/testing/sampleSite.ts'
import { BlogEbookForm, CHAT_DELAY } from './BlogEbookForm.tsx'
import { SHORTEST_SENDING } from './sendSlowly.ts'
import type { SendLead } from './useBlogLeadForm.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  forgetVisitor()
})

const forever = () => new Promise<never>(() => {})
const broken = () => {
  throw new Error('storage is gone')
}

function open(answer: () => SendResult | Promise<never> = () => ({ status: 'sent' })) {
  const send = jest.fn<ReturnType<SendLead>, Parameters<SendLead>>(async () => answer())
  const openTab = jest.spyOn(window, 'open').mockReturnValue(window)
  return { ...renderInSite(<BlogEbookForm send={send} />, { fakeClock: true }), send, openTab }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

async function fillIn(user: UserEvent, { name = 'Ana', phone = '11 90000-0000', email = 'ana@loja.com' } = {}) {
  if (name) await user.type(field('Nome'), name)
  if (phone) await user.type(field('WhatsApp'), phone)
  if (email) await user.type(field('Email'), email)
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Receber e-book' }))

it("is disabled and says 'Enviando...' for at least 1500 ms", async () => {
  const { user, send } = open()
  await fillIn(user)

  await submit(user)
  await pass(SHORTEST_SENDING - 10)

  expect(send).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Ebook Enviado!' })).toHaveFocus()
})

it('waits for a send that takes longer', async () => {
  const { user } = open(forever)
  await fillIn(user)

  await submit(user)
  await pass(60_000)

  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
})

it.each(['sent', 'kept'] as const)('claims success when the lead is %s', async (status) => {
  const { user, actions, send } = open(() => ({ status }))
  await fillIn(user, { name: '  Ana ' })

  await submit(user)
  await pass(SHORTEST_SENDING)

  expect(send).toHaveBeenCalledWith(
    { kind: 'blog-ebook', name: 'Ana', phone: '11 90000-0000', email: 'ana@loja.com' },
    sampleSite.services,
  )
  expect(screen.getByRole('heading', { name: 'Ebook Enviado!' })).toBeVisible()
  expect(actions).toEqual([
    toastShown({
      title: 'Sucesso!',
      description: 'Ebook enviado para seu email. Verifique sua caixa de entrada.',
    }),
  ])
  expect(rememberedVisitor()).toEqual({ name: 'Ana', phone: '11 90000-0000', email: 'ana@loja.com' })
})

it.each([
  { about: 'the server refuses', answer: () => ({ status: 'rejected', fields: {} }) as const },
  { about: 'nobody is reached', answer: () => ({ status: 'unreachable' }) as const },
  { about: 'sending throws', answer: broken },
])('claims nothing when $about, and lets the visitor try again', async ({ answer }) => {
  const { user, actions, send } = open(answer)
  await fillIn(user)

  await submit(user)
  await pass(SHORTEST_SENDING)

  expect(actions).toEqual([
    toastShown({
      title: 'Erro',
      description: 'Houve um problema ao enviar. Tente novamente.',
      tone: 'destructive',
    }),
  ])
  expect(field('Nome')).toHaveValue('Ana')
  await submit(user)
  expect(send).toHaveBeenCalledTimes(2)
})

it('shows beside each field what the server found wrong with it', async () => {
  const { user } = open(() => ({ status: 'rejected', fields: { phone: 'Escreva o telefone com DDD.' } }))
  await fillIn(user)

  await submit(user)
  await pass(SHORTEST_SENDING)

  expect(field('WhatsApp')).toHaveAccessibleDescription('Escreva o telefone com DDD.')
  expect(field('WhatsApp')).toHaveFocus()
})

it.each([
  { about: 'nothing is filled in', values: { name: '', phone: '', email: '' }, invalid: 'Nome' },
  { about: 'the phone is blank', values: { phone: '   ' }, invalid: 'WhatsApp' },
])('asks for the required fields when $about', async ({ values, invalid }) => {
  const { user, actions, send } = open()
  await fillIn(user, values)

  await submit(user)

  expect(actions).toEqual([
    toastShown({
      title: 'Atenção',
      description: 'Por favor, preencha todos os campos obrigatórios.',
      tone: 'destructive',
    }),
  ])
  expect(field(invalid)).toBeInvalid()
  expect(field(invalid)).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('asks for a valid email', async () => {
  const { user, actions, send } = open()
  await fillIn(user, { email: 'ana@loja' })

  await submit(user)

  expect(actions).toEqual([
    toastShown({ title: 'Email inválido', description: 'Por favor, insira um email válido.', tone: 'destructive' }),
  ])
  expect(field('Email')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('ignores a second submission while the first is on its way', async () => {
  const { user, send } = open(forever)
  await fillIn(user)

  await act(async () => {
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Receber o e-book' })
    form.requestSubmit()
    form.requestSubmit()
  })

  expect(send).toHaveBeenCalledTimes(1)
})

it('opens WhatsApp in a new tab 3000 ms after success', async () => {
  const { user, openTab } = open()
  await fillIn(user)
  await submit(user)
  await pass(SHORTEST_SENDING)

  await pass(CHAT_DELAY - 10)
  expect(openTab).not.toHaveBeenCalled()

  await pass(10)
  expect(openTab).toHaveBeenCalledTimes(1)
  expect(openTab.mock.calls[0]?.[0]).toMatch(/^https:\/\/wa\.me\/5511900000000\?text=/)
})

it('offers the conversation as a link when the browser blocks the new tab', async () => {
  const { user, openTab, actions } = open()
  openTab.mockReturnValue(null)
  await fillIn(user)
  await submit(user)

  await pass(SHORTEST_SENDING)
  await pass(CHAT_DELAY)

  expect(actions.at(-1)).toMatchObject({
    payload: { link: { href: expect.stringContaining('wa.me/5511900000000'), label: 'Abrir o WhatsApp' } },
  })
})

it('fills in what the visitor told another form of this visit', () => {
  rememberVisitor({ name: 'Bia', email: 'bia@clinica.com' })

  open()

  expect(field('Nome')).toHaveValue('Bia')
  expect(field('Email')).toHaveValue('bia@clinica.com')
  expect(field('WhatsApp')).toHaveValue('')
})

it('is a real form with required fields for a browser without scripts', () => {
  open()

  const form = screen.getByRole('form', { name: 'Receber o e-book' })
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', sampleSite.services.leadUrl)
  expect(form).toHaveFormValues({ kind: 'blog-ebook' })
  expect(field('Nome')).toBeRequired()
  expect(field('WhatsApp')).toHaveAttribute('type', 'tel')
  expect(field('Email')).toHaveAttribute('type', 'email')
})
