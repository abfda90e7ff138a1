import type { DeskDetails, DeskLead, DeskPage, DeskSubmission } from '@site/contracts/LeadDesk'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, fireEvent, screen, within } from '@testing-library/react'
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
  others: [],
  before: null,
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

/** A form in full, as its lead has it. */
const formOf = ({
  number,
  form,
  receivedAt,
  stage,
  name,
  email,
  phone,
  answers,
  origin,
  owner,
  step,
}: DeskLead): DeskSubmission => ({
  ...{ number, form, receivedAt, stage, name, email, phone, answers, origin, owner, step },
})
const detailsOf = (shown: DeskLead, others: DeskSubmission[] = []): DeskDetails => ({
  ...{ lead: shown, history: [], submissions: [formOf(shown), ...others] },
})

const done = <Value,>(value: Value): LeadAnswer<Value> => ({ status: 'done', value })

async function open(changes: Partial<DeskClient> = {}, shown = lead()) {
  const client: DeskClient = {
    page: jest.fn(async () => done(pageOf([shown]))),
    details: jest.fn(async () => done(detailsOf(shown))),
    change: jest.fn(async () => done(detailsOf(shown))),
    note: jest.fn(async () => done(detailsOf({ ...shown, notes: 1 }))),
    release: jest.fn(async () => done(detailsOf(shown))),
    withdrawAdvertising: jest.fn(async () => done(detailsOf(shown))),
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

it('answers who has written again without forgetting whose she was, and how far', async () => {
  const step = { text: 'Fechar', on: '2026-03-12' }
  const { client, card, user } = await open({}, lead({ owner: 'Léo', step, before: 'offer', others: ['Rui'] }))
  expect(card.getByText(/antes: Proposta/)).toBeVisible()
  expect(card.getByText('Também com este telefone ou e-mail: Rui')).toBeVisible()

  await user.click(card.getByRole('button', { name: /^Respondi/ }))

  expect(client.change).toHaveBeenCalledWith(1, { version: 0, stage: 'offer', owner: 'Léo', step })
})

it('keeps a note that was not stored, and sends it again as the same note', async () => {
  const note = jest.fn<ReturnType<DeskClient['note']>, Parameters<DeskClient['note']>>()
  note.mockResolvedValueOnce({ status: 'unreachable', reason: 'Não foi possível falar com o servidor.' })
  note.mockResolvedValueOnce(done(detailsOf(lead({ notes: 1 }))))
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

it('says that a pasted note is too long, and cuts nothing off', async () => {
  const { user, card, client, openPerson } = await open()
  await openPerson()
  await user.click(card.getByLabelText('Anotação'))

  await user.paste('a'.repeat(4001))
  await user.click(card.getByRole('button', { name: 'Guardar anotação' }))

  expect(card.getByLabelText('Anotação')).toHaveValue('a'.repeat(4001))
  expect(card.getByLabelText('Anotação')).toHaveAccessibleDescription(/Cabem 4\.000 caracteres, e aqui há 4\.001/)
  expect(client.note).not.toHaveBeenCalled()
})

it('cuts off nothing of a next step, and says how much fits', async () => {
  const { user, card, client, openPerson } = await open()
  await openPerson()
  await user.click(card.getByLabelText('Próximo passo'))

  await user.paste('a'.repeat(201))
  await user.click(card.getByRole('button', { name: 'Guardar' }))

  expect(card.getByLabelText('Próximo passo')).toHaveAccessibleDescription(/Cabem 200 caracteres, e aqui há 201/)
  expect(client.change).not.toHaveBeenCalled()
})

it('takes no year of two digits for a next step', async () => {
  const { card, openPerson } = await open()
  await openPerson()
  const field = card.getByLabelText<HTMLInputElement>('Quando')

  fireEvent.change(field, { target: { value: '0026-11-30' } })

  expect(field).toBeInvalid()
})

it('finds the filters of the list again, but no searched words', async () => {
  const first = await open()
  await first.user.type(screen.getByLabelText('Procurar'), 'Ana')
  await first.user.click(screen.getByRole('button', { name: 'Procurar' }))
  await first.user.click(screen.getByRole('button', { name: /^Novos/ }))
  first.unmount()

  const { client } = await open()

  expect(client.page).toHaveBeenLastCalledWith(expect.objectContaining({ stage: 'new', search: '' }), undefined)
  expect(screen.getByRole('button', { name: /^Novos/ })).toHaveAttribute('aria-pressed', 'true')
})

it('reads two days in either order', async () => {
  const { user, client } = await open()
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-11-29' } })
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '2026-11-01' } })

  await user.click(screen.getByRole('button', { name: 'Procurar' }))

  const days = { since: '2026-11-01', until: '2026-11-29' }
  expect(client.page).toHaveBeenLastCalledWith(expect.objectContaining(days), undefined)
})

it('says a refusal at the end of the card, where it stays in view', async () => {
  const { card, user, openPerson } = await open({ note: async () => ({ status: 'refused', reason: 'Sem acesso.' }) })
  await openPerson()
  await user.type(card.getByLabelText('Anotação'), 'Liga de tarde')

  await user.click(card.getByRole('button', { name: 'Guardar anotação' }))

  expect(screen.getByRole('article').lastElementChild).toBe(card.getByRole('alert'))
  expect(card.getByRole('alert')).toHaveStyle({ position: 'sticky' })
})

it('shows after a conflict what others have changed, and keeps what was filled in', async () => {
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
  const step = { text: 'Ligar', on: expect.any(String) }
  expect(change).toHaveBeenLastCalledWith(1, { version: 3, stage: 'won', owner: 'Caio', step })
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

it('says why advertising does not hear of somebody, and takes back a consent', async () => {
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

it('answers on the newest number, about what was asked for, and shows every form', async () => {
  const smaller = lead({
    ...{
      number: 2,
      form: 'E-book',
      phone: '(11) 90000-0000',
      asked: { form: 'Contato', answers: { Mensagem: 'Quero um site.' } },
    },
    earlier: [{ number: 1, form: 'Contato', receivedAt: '2026-03-10T12:00:00.000Z', stage: 'new' }],
  })
  const own = { ...formOf(smaller), phone: '', answers: {} }
  const before = { ...formOf(lead()), origin: { page: '/cursos/antes' } }
  const details = jest.fn(async () => done({ lead: smaller, history: [], submissions: [own, before] }))
  const { card, openPerson } = await open({ details }, smaller)

  const link = new URL(card.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? '')
  expect(link.searchParams.get('text')).toContain('(Contato): “Quero um site.”')
  expect(card.getByText('Quero um site.')).toBeVisible()
  await openPerson()

  expect(
    card.getByText(/^Contato, .*: Ana Souza, ana@exemplo\.com\.br, \(11\) 90000-0000$/, { selector: 'summary' }),
  ).toBeVisible()
  expect(card.getByText('/cursos/antes')).toBeInTheDocument()
})

describe('what is being written about a person', () => {
  const write = async (view: Awaited<ReturnType<typeof open>>) => {
    await view.openPerson()
    await view.user.type(view.card.getByLabelText('Anotação'), 'Liga de tarde')
  }
  const refresh = async () => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(async () => {})
  }
  const note = () => screen.getByLabelText('Anotação')

  it('stays while the list no longer has her', async () => {
    const view = await open()
    await write(view)
    jest.mocked(view.client.page).mockResolvedValue(done(pageOf([])))

    await refresh()
    expect(note()).toHaveValue('Liga de tarde')
    await view.user.click(screen.getByRole('button', { name: /^Em conversa/ }))

    expect(note()).toHaveValue('Liga de tarde')
    expect(screen.getByText(/^O que você escreveu aqui ainda não foi guardado/)).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Guardar anotação' }))
    await refresh()
    expect(screen.getByRole('article')).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Todos' }))
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })

  it('stays when she sends another form', async () => {
    const view = await open()
    await write(view)
    await view.user.type(view.card.getByLabelText('Próximo passo'), 'Ligar')
    const earlier = [{ number: 1, form: 'Contato', receivedAt: '2026-03-10T12:00:00.000Z', stage: 'new' as const }]
    const newest = lead({ number: 7, form: 'E-book', earlier, version: 0 })
    jest.mocked(view.client.page).mockResolvedValue(done(pageOf([newest])))
    jest.mocked(view.client.details).mockResolvedValue(done(detailsOf(newest)))

    await refresh()

    expect(note()).toHaveValue('Liga de tarde')
    expect(screen.getByLabelText('Próximo passo')).toHaveValue('Ligar')
    await view.user.click(screen.getByRole('button', { name: 'Guardar anotação' }))
    expect(view.client.note).toHaveBeenCalledWith(7, expect.objectContaining({ text: 'Liga de tarde' }))
  })

  it('is there again after the page was left, with its key', async () => {
    const unreachable = jest.fn(async () => ({ status: 'unreachable', reason: 'Sem conexão.' }) as const)
    const view = await open({ note: unreachable })
    await write(view)
    await view.user.click(screen.getByRole('button', { name: 'Guardar anotação' }))
    view.unmount()

    const { client, user } = await open()
    expect(note()).toHaveValue('Liga de tarde')
    await user.click(screen.getByRole('button', { name: 'Guardar anotação' }))

    expect(jest.mocked(client.note).mock.calls[0]).toEqual(unreachable.mock.calls[0])
  })

  it('is another note once it was changed', async () => {
    const unreachable = jest.fn<ReturnType<DeskClient['note']>, Parameters<DeskClient['note']>>(async () => ({
      status: 'unreachable',
      reason: 'Sem conexão.',
    }))
    const view = await open({ note: unreachable })
    await write(view)
    await view.user.click(screen.getByRole('button', { name: 'Guardar anotação' }))
    await view.user.type(note(), ', tem loja')
    await view.user.click(screen.getByRole('button', { name: 'Guardar anotação' }))

    const [first, second] = unreachable.mock.calls.map(([, sent]) => sent)
    expect(second?.text).toBe('Liga de tarde, tem loja')
    expect(second?.key).not.toBe(first?.key)
  })

  it('keeps what is written behind a note that is being stored', async () => {
    let store: (answer: LeadAnswer<DeskDetails>) => void = () => {}
    const view = await open({ note: () => new Promise((resolve) => (store = resolve)) })
    await write(view)
    await view.user.click(screen.getByRole('button', { name: 'Guardar anotação' }))
    await view.user.type(note(), ' Tem loja.')
    await view.user.type(screen.getByLabelText('Próximo passo'), 'Ligar')

    await act(async () => store(done(detailsOf(lead({ notes: 1, version: 4 })))))

    expect(note()).toHaveValue('Tem loja.')
    expect(screen.getByLabelText('Próximo passo')).toHaveValue('Ligar')
  })

  it('keeps what is filled in while a change is being stored', async () => {
    let store: (answer: LeadAnswer<DeskDetails>) => void = () => {}
    const view = await open({ change: () => new Promise((resolve) => (store = resolve)) })
    await view.openPerson()
    await view.user.selectOptions(view.card.getByLabelText('Etapa'), 'offer')
    await view.user.click(view.card.getByRole('button', { name: 'Guardar' }))
    await view.user.type(screen.getByLabelText('Próximo passo'), 'Ligar')

    await act(async () => store(done(detailsOf(lead({ stage: 'offer', version: 1 })))))

    expect(view.card.getByLabelText('Etapa')).toHaveValue('offer')
    expect(screen.getByLabelText('Próximo passo')).toHaveValue('Ligar')
  })

  it('goes on after a login in another tab', async () => {
    const view = await open({ note: async () => ({ status: 'closed', reason: 'Seu acesso terminou.' }) })
    await write(view)
    await view.user.click(screen.getByRole('button', { name: 'Guardar anotação' }))

    expect(view.card.getByRole('alert')).toHaveTextContent('Seu acesso terminou.')
    expect(view.card.getByRole('link', { name: 'Entrar em outra aba' })).toHaveAttribute('target', '_blank')
    expect(note()).toHaveValue('Liga de tarde')
  })
})

it('shows the present list when an answer for the former one comes', async () => {
  let store: (answer: LeadAnswer<DeskDetails>) => void = () => {}
  const view = await open({ change: () => new Promise((resolve) => (store = resolve)) })
  await view.user.click(view.card.getByRole('button', { name: /^Respondi/ }))
  jest
    .mocked(view.client.page)
    .mockImplementation(async ({ stage }) => done(pageOf([lead(stage === 'won' ? { number: 9, name: 'Vera' } : {})])))
  await view.user.click(screen.getByRole('button', { name: /^Ganhos/ }))

  await act(async () => store(done(detailsOf(lead({ stage: 'talking', version: 1 })))))

  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('article', { name: 'Vera' })).toBeVisible()
})

it('shows what somebody has just done, although the list was asked for before', async () => {
  let answerList: (answer: LeadAnswer<DeskPage>) => void = () => {}
  const view = await open()
  const talking = lead({ stage: 'talking', version: 1 })
  jest.mocked(view.client.page).mockReturnValueOnce(new Promise((resolve) => (answerList = resolve)))
  jest.mocked(view.client.page).mockResolvedValue(done(pageOf([talking])))
  jest.mocked(view.client.change).mockResolvedValue(done(detailsOf(talking)))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await view.user.click(view.card.getByRole('button', { name: /^Respondi/ }))

  await act(async () => answerList(done(pageOf([lead()]))))

  expect(view.card.getByText('Em conversa', { selector: 'span' })).toBeVisible()
})

describe('of people who share a number', () => {
  const rui = { ...formOf(lead({ number: 2, name: 'Rui', email: 'rui@exemplo.com.br' })) }
  const openShared = async () => {
    const details = jest.fn(async () => done(detailsOf(lead(), [rui])))
    const view = await open({ details })
    await view.openPerson()
    return view
  }

  it('deletes only who was chosen, and says who goes and who stays', async () => {
    const { client, card, user } = await openShared()
    expect(card.getByRole('link', { name: /^Baixar os dados/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?numbers=1$/),
    )

    await user.click(card.getByRole('button', { name: 'Apagar esta pessoa' }))
    const listed = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(listed('São apagados')).toEqual([expect.stringContaining('Ana Souza')])
    expect(listed('Ficam')).toEqual([expect.stringContaining('Rui')])
    await user.click(screen.getByRole('button', { name: 'Apagar tudo isto' }))

    expect(client.forget).toHaveBeenCalledWith(1, [1])
  })

  it('deletes all of them if all were chosen', async () => {
    const { client, card, user } = await openShared()

    await user.click(card.getByRole('checkbox', { name: /Rui/ }))
    await user.click(card.getByRole('button', { name: 'Apagar esta pessoa' }))
    await user.click(screen.getByRole('button', { name: 'Apagar tudo isto' }))

    expect(client.forget).toHaveBeenCalledWith(1, [1, 2])
  })
})

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
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
