import type { DeskLead, DeskPage } from '@site/contracts/LeadDesk'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, screen, within } from '@testing-library/react'
import type { DeskClient, LeadAnswer } from './data/deskClient.ts'
import { LeadBoard } from './LeadBoard.tsx'

const lead = (changes: Partial<DeskLead> = {}): DeskLead => ({
  number: 1,
  form: 'Contato',
  receivedAt: '2026-03-10T12:00:00.000Z',
  stage: 'new',
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '(11) 90000-0000',
  whatsApp: '5511900000000',
  answers: { Mensagem: 'Quero um site.' },
  owner: '',
  step: null,
  version: 0,
  due: '2026-03-10T14:00:00.000Z',
  suspicion: null,
  notes: 0,
  subscription: null,
  earlier: [],
  troubles: [],
  withheld: [],
  advertising: null,
  origin: { page: '/cursos', first: { campaign: { utm_source: 'jornal' } } },
  ...changes,
})

const pageOf = (leads: DeskLead[], changes: Partial<DeskPage> = {}): DeskPage => ({
  at: '',
  me: 'Bia',
  leads,
  next: null,
  stages: { new: 1, talking: 0, offer: 0, won: 0, lost: 0 },
  rooms: { held: 0, late: 0 },
  owners: ['Caio'],
  team: ['Bia', 'Léo'],
  failing: [],
  ...changes,
})

const done = <Value,>(value: Value): LeadAnswer<Value> => ({ status: 'done', value })

async function open(changes: Partial<DeskClient> = {}, shown = lead()) {
  const client: DeskClient = {
    page: jest.fn(async () => done(pageOf([shown]))),
    details: jest.fn(async () => done({ lead: shown, history: [] })),
    change: jest.fn(async () => done({ lead: shown, history: [] })),
    note: jest.fn(async () => done({ lead: { ...shown, notes: 1 }, history: [] })),
    release: jest.fn(async () => done({ lead: shown, history: [] })),
    withdrawAdvertising: jest.fn(async () => done({ lead: shown, history: [] })),
    forget: jest.fn(async () => done({ removed: 1, receivers: [] })),
    targets: jest.fn(async () => done({ targets: [] })),
    test: jest.fn(async () => done({ reason: null })),
    retry: jest.fn(async () => done({ targets: [] })),
    ...changes,
  }
  const view = renderInSite(<LeadBoard client={client} />)
  await act(async () => {})
  const card = within(screen.getByRole('article', { name: 'Ana Souza' }))
  /** Opens everything about the person, as a tap on the summary does. */
  async function openPerson() {
    const details = card.getByText('Ver tudo e anotar').closest('details')
    await act(async () => {
      details?.setAttribute('open', '')
      details?.dispatchEvent(new Event('toggle'))
    })
  }
  return { ...view, client, card, openPerson }
}

it('opens WhatsApp with the person and what they asked for', async () => {
  const { card } = await open()

  const link = new URL(card.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? '')
  expect(link.pathname).toBe('/5511900000000')
  expect(link.searchParams.get('text')).toContain('Olá, Ana!')
  expect(link.searchParams.get('text')).toContain('Quero um site.')
})

it('takes over a lead with one tap, for the version that was shown', async () => {
  const { client, card, user } = await open()

  await user.click(card.getByRole('button', { name: /^Respondi/ }))

  expect(client.change).toHaveBeenCalledWith(1, { version: 0, stage: 'talking', owner: 'Bia' })
})

it('keeps a note that was not stored, and sends it again as the same note', async () => {
  const note = jest.fn<ReturnType<DeskClient['note']>, Parameters<DeskClient['note']>>()
  note.mockResolvedValueOnce({ status: 'unreachable', reason: 'Não foi possível falar com o servidor.' })
  note.mockResolvedValueOnce(done({ lead: lead({ notes: 1 }), history: [] }))
  const { card, user, openPerson } = await open({ note })
  await openPerson()

  await user.type(card.getByLabelText('Anotação'), 'Liga de tarde')
  await user.click(card.getByRole('button', { name: 'Guardar anotação' }))
  expect(card.getByRole('alert')).toHaveTextContent('Não foi possível falar com o servidor.')
  expect(card.getByLabelText('Anotação')).toHaveValue('Liga de tarde')
  await user.click(card.getByRole('button', { name: 'Guardar anotação' }))

  expect(card.getByLabelText('Anotação')).toHaveValue('')
  const [first, second] = note.mock.calls.map(([, sent]) => sent)
  expect(second).toEqual(first)
  expect(first?.text).toBe('Liga de tarde')
})

it('shows after a conflict what somebody else has changed, and keeps it', async () => {
  const theirs = lead({ version: 3, stage: 'won', owner: 'Caio' })
  const change = jest.fn(async () => ({ status: 'refused', reason: 'Alguém mudou este lead.', lead: theirs }) as const)
  const { card, user, openPerson } = await open({ change })
  await openPerson()

  await user.type(card.getByLabelText('Próximo passo'), 'Ligar')
  await user.click(card.getByRole('button', { name: 'Guardar' }))

  expect(card.getByRole('alert')).toHaveTextContent('Alguém mudou este lead.')
  expect(card.getByLabelText('Etapa')).toHaveValue('won')
  expect(card.getByLabelText('Com quem está')).toHaveValue('Caio')
  await user.click(card.getByRole('button', { name: 'Guardar' }))
  expect(change).toHaveBeenLastCalledWith(1, { version: 3, stage: 'won', owner: 'Caio', step: null })
})

it.each([
  { what: 'that nobody has', owner: '', options: ['Ninguém', 'Bia', 'Léo'] },
  { what: 'of somebody who has left', owner: 'Caio', options: ['Ninguém', 'Bia', 'Léo', 'Caio'] },
  { what: 'of a colleague', owner: 'Léo', options: ['Ninguém', 'Bia', 'Léo'] },
])('gives a lead $what to somebody of the team', async ({ owner, options }) => {
  const { client, card, user, openPerson } = await open({}, lead({ owner }))
  await openPerson()
  const field = card.getByRole('combobox', { name: 'Com quem está' })

  expect(field).toHaveValue(owner)
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(options)
  await user.selectOptions(field, 'Bia')
  await user.click(card.getByRole('button', { name: 'Guardar' }))

  expect(client.change).toHaveBeenCalledWith(1, expect.objectContaining({ owner: 'Bia' }))
})

it('keeps what is being filled in, and its version, when the list is refreshed', async () => {
  const { client, card, user, openPerson } = await open()
  await openPerson()
  await user.type(card.getByLabelText('Próximo passo'), 'Ligar')
  jest.mocked(client.page).mockResolvedValue(done(pageOf([lead({ version: 5, stage: 'offer' })])))

  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await act(async () => {})
  expect(card.getByText('Proposta', { selector: 'span' })).toBeVisible()
  expect(card.getByLabelText('Próximo passo')).toHaveValue('Ligar')
  await user.click(card.getByRole('button', { name: 'Guardar' }))

  expect(client.change).toHaveBeenCalledWith(1, expect.objectContaining({ version: 0 }))
})

it('says who does not hear of leads, and where somebody came from', async () => {
  const troubles = [{ receiver: 'crm', reason: 'HTTP 500' }]
  const page = jest.fn(async () => done(pageOf([lead({ troubles })], { failing: ['crm'] })))
  const { card, openPerson } = await open({ page }, lead({ troubles }))
  await openPerson()

  expect(screen.getByText(/Há avisos que não chegam: crm/)).toBeVisible()
  expect(card.getByText(/Ainda não chegou a crm: HTTP 500/)).toBeVisible()
  expect(card.getByText('utm_source=jornal')).toBeVisible()
})

it('says why an advertising company does not hear of somebody, and takes back a consent', async () => {
  const withheld = [
    { receiver: 'anuncios', reason: 'Sem consentimento para anúncios' },
    { receiver: 'anuncios', reason: 'Sem consentimento para anúncios' },
  ]
  const advertising = { answer: 'accepted', at: '2026-03-10T12:00:00.000Z' } as const
  const { card, client, user, openPerson } = await open({}, lead({ withheld, advertising }))
  await openPerson()

  expect(card.getByText('Não repassado a anuncios')).toBeVisible()
  expect(card.getByText('Sem consentimento para anúncios')).toBeVisible()
  expect(card.getByText(/^Aceitou em /)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Retirar o consentimento para anúncios' }))

  expect(client.withdrawAdvertising).toHaveBeenCalledWith(1)
})

it('asks for a new login when the session has ended', async () => {
  const client = { page: async () => ({ status: 'closed', reason: 'Seu acesso terminou.' }) as const }
  renderInSite(<LeadBoard client={{ ...(await fakeClient()), ...client }} />)

  expect(await screen.findByText('Seu acesso terminou.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/entrar?para=/leads')
})

async function fakeClient(): Promise<DeskClient> {
  const { client, unmount } = await open()
  unmount()
  return client
}
