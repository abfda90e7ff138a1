import type { TeamState } from '@site/contracts/Team'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen, within } from '@testing-library/react'
import { askTeam } from './askTeam.ts'
import { TeamBoard } from './TeamBoard.tsx'

jest.mock('./askTeam.ts', () => ({ askTeam: jest.fn() }))

const me: TeamState['me'] = { id: 'ana', name: 'Ana', roles: ['owner'], passkeys: 0, isPerson: true }

async function open(state: TeamState = { me, mails: false, people: [] }) {
  jest.mocked(askTeam).mockResolvedValue({ status: 'done', value: state })
  const view = renderInSite(<TeamBoard />)
  await screen.findByRole('heading', { name: 'Seu acesso' })
  return view
}

const passkey = () => screen.queryByRole('button', { name: 'Entrar com este aparelho' })

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

it.each([
  { what: 'no passkeys', browser: {}, isOffered: false },
  { what: 'passkeys of an older kind', browser: { PublicKeyCredential: class {} }, isOffered: false },
  {
    what: 'passkeys',
    browser: { PublicKeyCredential: { parseCreationOptionsFromJSON: () => ({}) } },
    isOffered: true,
  },
])('is there in a browser with $what', async ({ browser, isOffered }) => {
  Object.assign(globalThis, browser)

  await open()

  expect(passkey() !== null).toBe(isOffered)
  expect(screen.getByRole('heading', { name: 'Equipe' })).toBeVisible()
})

it('says of a device that is registered already that it is', async () => {
  const create = jest.fn(() => Promise.reject(new DOMException('', 'InvalidStateError')))
  Object.assign(globalThis, { PublicKeyCredential: { parseCreationOptionsFromJSON: () => ({}) } })
  Object.assign(navigator, { credentials: { create } })
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Entrar com este aparelho' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Este aparelho já está cadastrado')
  Reflect.deleteProperty(navigator, 'credentials')
})

it('lets who has the server’s key say who she is, and invite nobody before', async () => {
  await open({ me: { ...me, isPerson: false }, mails: false, people: [] })

  expect(screen.getByLabelText('Seu nome')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Convidar alguém' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Equipe' })).not.toBeInTheDocument()
})

const rui: NonNullable<TeamState['people']>[number] = {
  ...{ id: 'rui', name: 'Rui', email: 'rui@exemplo.com.br', roles: ['seller'], passkeys: 1, sessions: 0 },
}

it('lets who has the server’s key give a person of the team a new link', async () => {
  await open({ me: { ...me, isPerson: false }, mails: false, people: [rui] })

  expect(screen.getByRole('button', { name: 'Novo link de acesso' })).toBeVisible()
})

it('says why somebody keeps her only role', async () => {
  const { user } = await open({ me, mails: false, people: [rui] })
  jest.mocked(askTeam).mockClear()

  await user.click(within(screen.getByRole('article', { name: 'Rui' })).getByRole('checkbox', { checked: true }))

  expect(await screen.findByText(/Rui precisa poder fazer alguma coisa/)).toBeVisible()
  expect(askTeam).not.toHaveBeenCalled()
})

it('asks for a role before it invites, and shows no former link beside a refusal', async () => {
  const { user } = await open({ me, mails: false, people: [] })
  const invite = async (name: string) => {
    await user.clear(screen.getByLabelText('Nome'))
    await user.type(screen.getByLabelText('Nome'), name)
    await user.clear(screen.getByLabelText('E-mail'))
    await user.type(screen.getByLabelText('E-mail'), `${name}@exemplo.com.br`)
    await user.click(screen.getByRole('button', { name: 'Convidar' }))
  }
  const link = 'https://mesa.exemplo.com.br/entrar/convite/abc'
  jest
    .mocked(askTeam)
    .mockResolvedValueOnce({ status: 'done', value: { link, mailed: false } })
    .mockResolvedValueOnce({
      status: 'done',
      value: { me, mails: false, people: [{ ...rui, email: 'vera@exemplo.com.br' }] },
    })
  await invite('Vera')
  expect(await screen.findByDisplayValue(link)).toBeVisible()

  const form = within(screen.getByRole('region', { name: 'Convidar alguém' }))
  await user.click(form.getByRole('checkbox', { checked: true }))
  await invite('Lia')

  expect(await screen.findByText('Escolha pelo menos uma coisa que a pessoa pode fazer.')).toBeVisible()
  expect(screen.queryByDisplayValue(link)).not.toBeInTheDocument()
})

it('shows that a role is being stored, during which no other one is taken', async () => {
  const { user } = await open({ me, mails: false, people: [rui] })
  const roles = within(screen.getByRole('article')).getByRole('group', { name: 'O que pode fazer' })
  jest.mocked(askTeam).mockReturnValue(new Promise(() => {}))

  await user.click(within(roles).getByRole('checkbox', { name: /^Textos/ }))

  expect(roles).toHaveAttribute('aria-busy', 'true')
})

it('keeps a new link in view when the team cannot be loaded again', async () => {
  const { user } = await open({ me, mails: false, people: [rui] })
  jest
    .mocked(askTeam)
    .mockImplementation(async (path) =>
      path === '/rui/link'
        ? { status: 'done', value: { link: 'https://admin.exemplo/1', mailed: false } }
        : { status: 'unreachable', reason: 'O servidor não está respondendo agora.' },
    )

  await user.click(screen.getByRole('button', { name: 'Novo link de acesso' }))
  await user.click(screen.getByRole('button', { name: 'Criar link' }))

  expect(await screen.findByText('O servidor não está respondendo agora.')).toBeVisible()
  expect(screen.getByLabelText('Link de acesso')).toHaveValue('https://admin.exemplo/1')
})

it('keeps no link of somebody who was removed', async () => {
  const { user } = await open({ me, mails: false, people: [] })
  const link = 'https://mesa.exemplo.com.br/entrar/convite/abc'
  const withVera = { me, mails: false, people: [{ ...rui, name: 'Vera', email: 'vera@exemplo.com.br' }] }
  jest
    .mocked(askTeam)
    .mockResolvedValueOnce({ status: 'done', value: { link, mailed: false } })
    .mockResolvedValueOnce({ status: 'done', value: withVera })
  await user.type(screen.getByLabelText('Nome'), 'Vera')
  await user.type(screen.getByLabelText('E-mail'), 'Vera@Exemplo.com.br')
  await user.click(screen.getByRole('button', { name: 'Convidar' }))
  expect(await screen.findByDisplayValue(link)).toBeVisible()

  await user.click(within(screen.getByRole('article', { name: 'Vera' })).getByRole('button', { name: 'Remover' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remover' }))

  expect(await screen.findByText('Vera não tem mais acesso.')).toBeVisible()
  expect(screen.queryByDisplayValue(link)).not.toBeInTheDocument()
})

it('shows a seller only her own access', async () => {
  await open({ me: { ...me, name: 'Bia', roles: ['seller'] }, mails: false })

  expect(screen.getByText('Bia')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Equipe' })).not.toBeInTheDocument()
})
