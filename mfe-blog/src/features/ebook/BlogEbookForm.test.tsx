import { toastShown } from '@site/contracts/events'
import { forgetVisitor, rememberedVisitor } from '@site/leads/rememberedVisitor'
import { sampleSiteWith } from '@site/remote-kit/testing/sampleSite'
import { act, screen } from '@testing-library/react'
import { CHAT_DELAY } from './BlogEbookForm.tsx'
import { blogEbookForm } from './blogEbookForm.ts'
import { ebookDocument } from './ebookDocument.ts'
import { MIN_SENDING_TIME } from './formProblem.ts'
import { openEbookForm } from './testing/openEbookForm.tsx'

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

it("is disabled and says 'Enviando...' for at least 1500 ms", async () => {
  const { send, fillIn, submit, pass } = openEbookForm()
  await fillIn()

  await submit()
  await pass(MIN_SENDING_TIME - 10)

  expect(send).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Ebook Enviado!' })).toHaveFocus()
})

it('waits for a send that takes longer', async () => {
  const { fillIn, submit, pass } = openEbookForm(forever)
  await fillIn()

  await submit()
  await pass(60_000)

  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
})

it('says that the e-book was sent as soon as the lead was', async () => {
  const { actions, send, fillIn, submit, pass } = openEbookForm()
  await fillIn({ name: '  Ana ' })

  await submit()
  await pass(MIN_SENDING_TIME)

  expect(send).toHaveBeenCalledWith(
    blogEbookForm,
    { name: 'Ana', phone: '11 90000-0000', email: 'ana@loja.com' },
    sampleSiteWith(ebookDocument).services,
    expect.anything(),
    expect.any(Function),
    {},
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

it('does not report a lead that waits in the browser as received, and opens no conversation about it', async () => {
  const { actions, waitingTab, fillIn, submit, pass } = openEbookForm(() => ({ status: 'kept' }))
  await fillIn()

  await submit()
  await pass(MIN_SENDING_TIME + CHAT_DELAY)

  expect(screen.getByRole('heading', { name: 'Pedido guardado' })).toHaveFocus()
  expect(screen.getByText(/guardado neste navegador e segue sozinho assim que a conexão voltar/)).toBeVisible()
  expect(screen.queryByText(/Enviado/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Baixar o e-book' })).toBeVisible()
  expect(actions).toEqual([])
  expect(waitingTab.tab.closed).toBe(true)
})

it.each([
  { about: 'the server refuses', answer: () => ({ status: 'rejected', fields: {} }) as const },
  { about: 'nobody is reached', answer: () => ({ status: 'unreachable' }) as const },
  { about: 'sending throws', answer: broken },
])('reports no success if $about, and lets the visitor try again', async ({ answer }) => {
  const { actions, send, field, fillIn, submit, pass } = openEbookForm(answer)
  await fillIn()

  await submit()
  await pass(MIN_SENDING_TIME)

  expect(actions).toEqual([
    toastShown({
      title: 'Erro',
      description: 'Houve um problema ao enviar. Tente novamente.',
      tone: 'destructive',
    }),
  ])
  expect(field('Nome')).toHaveValue('Ana')
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
})

it('ignores a second submission while the first is on its way', async () => {
  const { send, fillIn } = openEbookForm(forever)
  await fillIn()

  await act(async () => {
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Receber o e-book' })
    form.requestSubmit()
    form.requestSubmit()
  })

  expect(send).toHaveBeenCalledTimes(1)
})

it('opens WhatsApp in a new tab 3000 ms after success', async () => {
  const { waitingTab, fillIn, submit, pass } = openEbookForm()
  await fillIn()
  await submit()
  await pass(MIN_SENDING_TIME)

  await pass(CHAT_DELAY - 10)
  expect(waitingTab.addresses).toEqual([])

  await pass(10)
  expect(waitingTab.addresses).toEqual([expect.stringMatching(/^https:\/\/wa\.me\/5511900000000\?text=/)])
})

it('opens the tab within the submission, where no browser blocks it, and shows the progress in it', async () => {
  const { waitingTab, fillIn, submit, pass } = openEbookForm()
  await fillIn()
  expect(waitingTab.open).not.toHaveBeenCalled()

  await submit()

  expect(waitingTab.open).toHaveBeenCalledTimes(1)
  expect(waitingTab.text()).toBe('Enviando o seu e-book…')
  await pass(MIN_SENDING_TIME)
  expect(waitingTab.text()).toContain('Ebook Enviado! Abrindo o WhatsApp…')
})

it('opens no tab for a form that is not sent', async () => {
  const { waitingTab, submit } = openEbookForm()

  await submit()

  expect(waitingTab.open).not.toHaveBeenCalled()
})

it('closes the tab when nothing was sent', async () => {
  const { waitingTab, fillIn, submit, pass } = openEbookForm(() => ({ status: 'unreachable' }))
  await fillIn()

  await submit()
  await pass(MIN_SENDING_TIME + CHAT_DELAY)

  expect(waitingTab.tab.closed).toBe(true)
  expect(waitingTab.addresses).toEqual([])
})

it('keeps the conversation as a link on the page, for a browser that blocks the new tab anyway', async () => {
  const { waitingTab, fillIn, submit, pass } = openEbookForm()
  waitingTab.open.mockReturnValue(null)
  await fillIn()
  await submit()

  await pass(MIN_SENDING_TIME)

  expect(screen.getByRole('link', { name: 'Abrir o WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('wa.me/5511900000000'),
  )
})
