import { toastShown } from '@site/contracts/events'
import type { SendResult } from '@site/leads/sendLead'
import { fakeTab } from '@site/leads/testing/fakeTab'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSiteWith } from '@site/remote-kit/testing/sampleSite'
import { act, screen } from '@testing-library/react'
import { EbookCard } from './EbookCard.tsx'
import { ebookForm } from './ebookForm.ts'
import { ebookDocument } from './ebookServices.ts'

const site = sampleSiteWith(ebookDocument)

const failure = { title: 'Erro no envio', description: 'Tente novamente em alguns instantes.', tone: 'destructive' }

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function open(send: () => Promise<SendResult> = async () => ({ status: 'sent' })) {
  const sent = jest.fn(send)
  const waitingTab = fakeTab()
  const view = renderInSite(<EbookCard send={sent} />, { site, fakeClock: true })
  await view.user.click(screen.getByRole('button', { name: 'Quero o e-book' }))
  return { ...view, sent, waitingTab }
}

async function fillIn({ user }: Awaited<ReturnType<typeof open>>, nome = 'Ana Lima', email = 'ana@exemplo.com.br') {
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), nome)
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), email)
  await user.click(screen.getByRole('button', { name: 'Liberar E-book Agora' }))
  await answered()
}

/** Lets the sender's promise settle and React render, on a busy machine in several turns; the clock stands still. */
async function answered() {
  for (let turn = 0; turn < 5; turn++) await act(() => jest.advanceTimersByTimeAsync(0))
}

it('sends nome and email with an empty telefone and the fixed mensagem', async () => {
  const view = await open()

  await fillIn(view, '  Ana Lima ', ' ana@exemplo.com.br ')

  expect(view.sent).toHaveBeenCalledWith(
    ebookForm,
    {
      nome: 'Ana Lima',
      email: 'ana@exemplo.com.br',
      telefone: '',
      mensagem: 'Download E-book via botão',
    },
    site.services,
    expect.anything(),
    expect.any(Function),
    {},
  )
})

it.each([
  ['   ', 'ana@exemplo.com.br'],
  ['Ana', '   '],
  ['   ', '   '],
])('nome %j with email %j sends nothing and says which fields are missing', async (nome, email) => {
  const view = await open()

  await fillIn(view, nome, email)

  expect(view.actions).toEqual([
    toastShown({ title: 'Campos obrigatórios', description: 'Por favor, preencha nome e email.', tone: 'destructive' }),
  ])
  expect(view.sent).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('is disabled and reads Liberando... while sending', async () => {
  const view = await open(() => new Promise(() => {}))

  await fillIn(view)

  const button = screen.getByRole('button', { name: 'Liberando...' })
  expect(button).toBeDisabled()
  await view.user.click(button)
  await view.user.keyboard('{Enter}')
  expect(view.sent).toHaveBeenCalledTimes(1)
})

it('clears the form and closes the dialog after success, and opens the e-book 1000 ms later', async () => {
  const view = await open()

  await fillIn(view)

  expect(view.actions).toMatchObject([
    { payload: { title: '🎉 Sucesso!', description: 'E-book liberado para download!' } },
  ])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(999))
  expect(view.waitingTab.addresses).toEqual([])
  act(() => jest.advanceTimersByTime(1))
  expect(view.waitingTab.addresses).toEqual([ebookDocument.default])
  expect(screen.getByText('Pronto, o e-book é seu:')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Abrir o e-book' })).toHaveAttribute('href', ebookDocument.default)

  await view.user.click(screen.getByRole('button', { name: 'Quero o e-book' }))
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('')
})

it('opens the tab within the submission, where no browser blocks it, and shows the progress in it', async () => {
  let answer = (_result: SendResult) => {}
  const view = await open(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )

  await fillIn(view)

  expect(view.waitingTab.open).toHaveBeenCalledTimes(1)
  expect(view.waitingTab.text()).toBe('Liberando o e-book…')
  answer({ status: 'sent' })
  await answered()
  expect(view.waitingTab.text()).toContain('E-book liberado! Abrindo…')
})

it('keeps the e-book as a link on the page, for a browser that blocks the new tab anyway', async () => {
  const view = await open()
  view.waitingTab.open.mockReturnValue(null)

  await fillIn(view)

  expect(view.actions.at(-1)).toMatchObject({
    payload: { link: { href: ebookDocument.default, label: 'Abrir o e-book' } },
  })
})

it.each<SendResult>([{ status: 'rejected', fields: {} }, { status: 'kept' }, { status: 'unreachable' }])(
  'keeps the dialog open with what was typed when sending ends as %j',
  async (result) => {
    const view = await open(async () => result)

    await fillIn(view)
    act(() => jest.advanceTimersByTime(5000))

    expect(view.actions).toEqual([toastShown(failure as Parameters<typeof toastShown>[0])])
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Lima')
    expect(screen.getByRole('button', { name: 'Liberar E-book Agora' })).toBeEnabled()
    expect(view.waitingTab.tab.closed).toBe(true)
    expect(view.waitingTab.addresses).toEqual([])
  },
)

it('shows at the field why the server refused it', async () => {
  const view = await open(async () => ({ status: 'rejected', fields: { email: 'Confira o e-mail.' } }))

  await fillIn(view)

  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Confira o e-mail.')
})

it('does not ask again for what the visitor entered during this visit', async () => {
  sessionStorage.setItem('visitor', JSON.stringify({ name: 'Ana', email: 'ana@exemplo.com.br' }))

  await open()

  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana')
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@exemplo.com.br')
})

it('focuses its first field on opening, focuses the first error and removes a message when it is corrected', async () => {
  const view = await open()
  const [nome, email] = ['Nome', 'E-mail'].map((name) => screen.getByRole('textbox', { name }))
  if (!nome || !email) throw new Error('A field is missing.')
  expect(nome).toHaveFocus()

  await view.user.type(nome, 'Ana')
  await view.user.type(email, 'ana@loja')
  await view.user.click(screen.getByRole('button', { name: 'Liberar E-book Agora' }))
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Informe um e-mail completo, como nome@empresa.com.br.')
  expect(view.actions).toEqual([])
  await view.user.type(email, '.com')

  expect(email).toBeValid()
  expect(view.sent).not.toHaveBeenCalled()
})
