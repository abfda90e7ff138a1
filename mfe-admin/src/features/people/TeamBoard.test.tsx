import type { TeamState } from '@site/contracts/Team'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen } from '@testing-library/react'
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

it('lets whoever has come with the server’s key say who she is, and invite nobody before', async () => {
  await open({ me: { ...me, isPerson: false }, mails: false, people: [] })

  expect(screen.getByLabelText('Seu nome')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Convidar alguém' })).not.toBeInTheDocument()
})

it('shows a seller only her own access', async () => {
  await open({ me: { ...me, name: 'Bia', roles: ['seller'] }, mails: false })

  expect(screen.getByText('Bia')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Equipe' })).not.toBeInTheDocument()
})
