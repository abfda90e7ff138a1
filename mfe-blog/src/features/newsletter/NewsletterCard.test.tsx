import { toastShown } from '@site/contracts/events'
import { forgetVisitor } from '@site/leads/rememberedVisitor'
import type { SendResult, sendLead } from '@site/leads/sendLead'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { act, screen } from '@testing-library/react'
import { MIN_SENDING_TIME } from '../ebook/formProblem.ts'
import { NewsletterCard } from './NewsletterCard.tsx'
import { newsletterForm } from './newsletterForm.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  forgetVisitor()
})

function open(answer: SendResult = { status: 'sent' }) {
  const send = jest.fn<ReturnType<typeof sendLead>, Parameters<typeof sendLead>>(async () => answer)
  return { ...renderInSite(<NewsletterCard send={send} />, { fakeClock: true }), send }
}

const email = () => screen.getByRole('textbox', { name: 'Seu e-mail' })
const subscribe = () => screen.getByRole('button', { name: 'Assinar' })
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

it('subscribes an address and says so only afterwards', async () => {
  const { user, send, actions } = open()
  await user.type(email(), ' ana@loja.com ')

  await user.click(subscribe())
  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
  await pass(MIN_SENDING_TIME)

  expect(send).toHaveBeenCalledWith(
    newsletterForm,
    { email: 'ana@loja.com' },
    sampleSite.services,
    expect.anything(),
    expect.any(Function),
    {},
  )
  expect(screen.getByRole('heading', { name: 'Inscrição feita!' })).toHaveFocus()
  const thanks = screen.getByText(/^O próximo artigo chega ao seu/).parentElement
  expect(thanks).toHaveTextContent('ao seu e-mail assim que for publicado')
  // Moving the focus announces it.
  expect(actions).toEqual([])
})

it('does not report a lead that waits in the browser as received', async () => {
  const { user, actions } = open({ status: 'kept' })
  await user.type(email(), 'ana@loja.com')

  await user.click(subscribe())
  await pass(MIN_SENDING_TIME)

  expect(screen.getByRole('heading', { name: 'Inscrição guardada' })).toHaveFocus()
  expect(screen.getByText(/segue sozinha assim que a conexão voltar/)).toBeVisible()
  expect(actions).toEqual([])
})

it('reports no success when nobody was reached', async () => {
  const { user, actions } = open({ status: 'unreachable' })
  await user.type(email(), 'ana@loja.com')

  await user.click(subscribe())
  await pass(MIN_SENDING_TIME)

  expect(actions).toMatchObject([{ payload: { title: 'Erro', tone: 'destructive' } }])
  expect(email()).toHaveValue('ana@loja.com')
})

it.each([
  { typed: ' ', title: 'Atenção' },
  { typed: 'ana@', title: 'Email inválido' },
])('shows "$title" for "$typed"', async ({ typed, title }) => {
  const { user, send, actions } = open()
  await user.type(email(), typed)

  await user.click(subscribe())

  expect(actions).toEqual([toastShown(expect.objectContaining({ title, tone: 'destructive' }))])
  expect(email()).toBeInvalid()
  expect(send).not.toHaveBeenCalled()
})
