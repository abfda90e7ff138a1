import type { ContentDesk } from '@site/contracts/ContentDesk'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { fireEvent, screen, within } from '@testing-library/react'
import { ContentBoard } from './ContentBoard.tsx'
import type { ActionResult, sendContentAction } from './desk/sendContentAction.ts'

const text = { type: 'string', minLength: 1, maxLength: 60 }
const schema = {
  type: 'object',
  properties: {
    people: {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', properties: { name: text, role: text }, required: ['name', 'role'] },
    },
  },
}
const [ana, rui] = [
  { name: 'Ana', role: 'Textos' },
  { name: 'Rui', role: 'Sites' },
]
const desk: ContentDesk = {
  mayAct: true,
  collections: [{ name: 'team', schema, value: { people: [ana, rui] }, base: null, revision: 0, planRevision: 0 }],
  versions: [{ number: 1, at: '2026-12-01T12:00:00.000Z', by: 'Eva', changed: ['team'] }],
  live: { version: 1 },
}

const done = (version?: number): ActionResult => ({ status: 'done', value: { version } })

async function open(result: ActionResult = done(), state: ContentDesk = desk) {
  location.hash = '#team'
  const load = jest.fn(async () => ({ status: 'done', value: state }) as const)
  const send = jest.fn<Promise<ActionResult>, Parameters<typeof sendContentAction>>(async () => result)
  const view = renderInSite(<ContentBoard load={load} send={send as typeof sendContentAction} />)
  await screen.findByRole('form', { name: 'Equipe' })
  return { ...view, load, send }
}

const person = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Pessoa ${number}`) }))
const press = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  location.hash = ''
  sessionStorage.clear()
})

it('publishes what was written, on top of what its writer has seen', async () => {
  const { user, send } = await open(done(2))

  await user.clear(person(2).getByLabelText('O que faz'))
  await user.type(person(2).getByLabelText('O que faz'), 'Anúncios')
  await user.click(press('Publicar'))

  const value = { people: [ana, { ...rui, role: 'Anúncios' }] }
  expect(send).toHaveBeenCalledWith('publish', { name: 'team', value, base: null, revision: 0 })
  expect(await screen.findByText(/^No ar em todas/)).toBeVisible()
})

it('undoes a publication and nothing of others, and says so at the focus', async () => {
  const { user, send } = await open(done(2))
  await user.click(press('Publicar'))

  await user.click(await screen.findByRole('button', { name: 'Desfazer' }))

  expect(send).toHaveBeenLastCalledWith('restore', { name: 'team', version: 1, newest: 2 })
  expect(await screen.findByText(/^O site voltou a dizer/)).toHaveFocus()
})

it('undoes once, however often it is pressed meanwhile', async () => {
  const { user, send } = await open(done(2))
  await user.click(press('Publicar'))
  const undo = await screen.findByRole('button', { name: 'Desfazer' })
  send.mockReturnValueOnce(new Promise(() => {}))

  await user.click(undo)
  await user.click(press('Desfazendo…'))

  expect(send.mock.calls.filter(([action]) => action === 'restore')).toHaveLength(1)
})

it('says what else a return to a version takes back', async () => {
  const versions = [
    { number: 2, at: '2026-12-02T12:00:00.000Z', by: 'Rui', changed: ['prices'] },
    { number: 1, at: '2026-12-01T12:00:00.000Z', by: 'Eva', changed: ['team'] },
  ]
  await open(done(), { ...desk, versions, live: { version: 2 } })

  const [, first] = within(screen.getByRole('region', { name: 'O que foi publicado' })).getAllByRole('listitem')

  expect(first).toHaveTextContent('Voltar desfaz o que mudou depois em: prices.')
})

it('says where a refused field is, and goes there', async () => {
  const { user } = await open({ status: 'refused', reason: 'está vazio.', field: 'people.1.name' })

  await user.click(press('Publicar'))

  expect(await screen.findByRole('alert')).toHaveTextContent('Equipe › Pessoas › 2 › Nome: está vazio.')
  expect(person(2).getByLabelText('Nome')).toHaveFocus()
})

it('names every field that is still empty at once, and goes to the first', async () => {
  const { user, send } = await open()
  await user.clear(person(1).getByLabelText('O que faz'))
  await user.clear(person(2).getByLabelText('Nome'))

  await user.click(press('Publicar'))

  const listed = within(await screen.findByRole('alert')).getAllByRole('listitem')
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'Equipe › Pessoas › 1 › O que faz: está vazio.',
    'Equipe › Pessoas › 2 › Nome: está vazio.',
  ])
  expect(person(1).getByLabelText('O que faz')).toHaveFocus()
  expect(person(2).getByLabelText('Nome')).toBeInvalid()
  expect(send).not.toHaveBeenCalled()

  await user.click(press('Guardar rascunho'))
  expect(send.mock.calls.map(([action]) => action)).toEqual(['draft'])
})

it('shows both texts if somebody else was first, and goes on with the one that is chosen', async () => {
  const { user, send } = await open({ status: 'refused', reason: 'Rui publicou.', isConflict: true })
  await user.type(person(1).getByLabelText('Nome'), ' Lima')
  await user.click(press('Publicar'))

  expect(await screen.findByText('Rui publicou. Compare os dois textos e decida.')).toBeVisible()
  expect(screen.getByText('O seu: Ana Lima')).toBeVisible()
  expect(screen.getByText('O outro: Ana')).toBeVisible()
  await user.click(press('Ficar com o outro'))
  expect(person(1).getByLabelText('Nome')).toHaveValue('Ana')
  expect(send).toHaveBeenCalledTimes(1)
  await user.click(press('Trazer de volta'))
  expect(person(1).getByLabelText('Nome')).toHaveValue('Ana Lima')
})

it('keeps what was written when the site does not answer', async () => {
  const { user } = await open({ status: 'unreachable', reason: 'O site não respondeu.' })
  await user.type(person(1).getByLabelText('Nome'), ' Lima')

  await user.click(press('Guardar rascunho'))

  expect(await screen.findByRole('alert')).toHaveTextContent('O site não respondeu. O que você escreveu continua aqui.')
  expect(person(1).getByLabelText('Nome')).toHaveValue('Ana Lima')
})

it.each([60, 240])(
  'leaves a text for %i characters whole, for the site to say that it is too long',
  async (maxLength) => {
    const paragraph = { type: 'object', properties: { about: { type: 'string', maxLength } } }
    const collections = desk.collections.map((one) => ({ ...one, schema: paragraph, value: { about: '' } }))
    const { user, send } = await open(done(2), { ...desk, collections })
    await user.click(screen.getByLabelText('about'))

    await user.paste('a'.repeat(300))
    await user.click(press('Publicar'))

    expect(send).toHaveBeenCalledWith('publish', expect.objectContaining({ value: { about: 'a'.repeat(300) } }))
  },
)

it.each([
  { pasted: 'R$ 1.990,00', sent: 1990 },
  { pasted: '1990,50', sent: 1990.5 },
  { pasted: 'mil', sent: 'mil' },
])('sends a price that is written as $pasted as $sent', async ({ pasted, sent }) => {
  const priced = { type: 'object', properties: { from: { type: 'integer' } }, required: ['from'] }
  const collections = desk.collections.map((one) => ({ ...one, schema: priced, value: { from: 490 } }))
  const { user, send } = await open(done(2), { ...desk, collections })
  const field = screen.getByLabelText('from')
  await user.clear(field)

  await user.paste(pasted)
  await user.click(press('Publicar'))

  expect(field).toHaveValue(pasted)
  expect(send).toHaveBeenCalledWith('publish', expect.objectContaining({ value: { from: sent } }))
})

it('adds no name a second time, which would empty its value', async () => {
  const named = { type: 'object', additionalProperties: { type: 'string' } }
  const views = { type: 'object', properties: { articles: named }, required: ['articles'] }
  const collections = desk.collections.map((one) => ({ ...one, schema: views, value: { articles: { um: '1,2 mil' } } }))
  const { user } = await open(done(2), { ...desk, collections })

  await user.type(screen.getByLabelText('Nome'), ' ÚM ')

  expect(press('Adicionar')).toBeDisabled()
  expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription(/já está na lista/)
})

it('publishes nothing when Enter is pressed in a line', async () => {
  const { user, send } = await open(done(2))

  await user.type(screen.getAllByLabelText('Nome')[0] as HTMLElement, ' Souza{Enter}')

  expect(send).not.toHaveBeenCalled()
  await user.click(press('Publicar'))
  expect(send).toHaveBeenCalledTimes(1)
})

it('does with Enter what the button beside a field does, and publishes nothing', async () => {
  const named = { type: 'object', additionalProperties: { type: 'string' } }
  const views = { type: 'object', properties: { articles: named }, required: ['articles'] }
  const collections = desk.collections.map((one) => ({ ...one, schema: views, value: { articles: {} } }))
  const { user, send } = await open(done(2), { ...desk, collections })

  await user.type(screen.getByLabelText('Nome'), 'um{Enter}')
  expect(screen.getByRole('group', { name: 'um' })).toBeVisible()
  expect(send).not.toHaveBeenCalled()

  fireEvent.change(screen.getByLabelText('Dia e hora'), { target: { value: '2026-12-24T09:00' } })
  await user.type(screen.getByLabelText('Dia e hora'), '{Enter}')
  expect(send.mock.calls).toEqual([['plan', expect.objectContaining({ at: '2026-12-24T09:00' })]])
})

it('sorts, removes and adds entries, as many as there may be', async () => {
  const { user } = await open()
  const names = () => screen.getAllByLabelText('Nome').map((input) => (input as HTMLInputElement).value)

  await user.click(press('Descer Pessoa 1'))
  expect(names()).toEqual(['Rui', 'Ana'])
  expect(press('Descer Pessoa 2')).toHaveFocus()
  await user.click(press('Adicionar pessoa'))
  expect(press('Adicionar pessoa')).toBeDisabled()
  await user.click(press('Remover Pessoa 1'))
  expect(names()).toEqual(['Ana', ''])
})

it('keeps an entry that is moved under the finger', async () => {
  const { user } = await open()
  const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => {})
  // Each entry is 600 px high.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 600 * Number(/Pessoa (\d)/.exec(this.getAttribute('aria-label') ?? '')?.[1]))
  })

  await user.click(press('Descer Pessoa 1'))

  expect(scrolled.mock.calls).toEqual([[{ top: 600, behavior: 'instant' }]])
  jest.restoreAllMocks()
})

it('brings removed entries back, where they were', async () => {
  const { user } = await open()
  const names = () => screen.getAllByLabelText('Nome').map((input) => (input as HTMLInputElement).value)
  await user.click(press('Remover Pessoa 1'))
  expect(press('Trazer de volta Pessoa 1: Ana')).toHaveFocus()
  await user.click(press('Remover Pessoa 1'))

  await user.click(press('Trazer de volta Pessoa 1: Rui'))
  await user.click(press('Trazer de volta Pessoa 1: Ana'))

  expect(names()).toEqual(['Ana', 'Rui'])
  expect(screen.queryByRole('button', { name: /^Trazer de volta/ })).not.toBeInTheDocument()
})

it('only shows texts where nobody may change them', async () => {
  await open(undefined, { ...desk, mayAct: false })

  expect(screen.queryByRole('button', { name: 'Publicar' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Voltar/ })).not.toBeInTheDocument()
})

it('lists what came with the release, and copies an entry to change it', async () => {
  const entry = { type: 'object', properties: { slug: text, title: text }, required: ['slug', 'title'] }
  const released = {
    items: [
      { slug: 'um', title: 'Primeiro' },
      { slug: 'dois', title: 'Segundo' },
    ],
  }
  const posts = { ...schema, released, properties: { items: { type: 'array', items: entry } } }
  const own = { slug: 'um', title: 'O meu' }
  const [team] = desk.collections
  if (!team) throw new Error('There is no collection.')
  const state = { ...desk, collections: [{ ...team, schema: posts, value: { items: [own] } }] }
  const { user, send } = await open(done(2), state)
  const others = screen.getByRole('group', { name: 'Vieram com o site' })
  expect(within(others).getAllByRole('listitem')).toHaveLength(1)

  await user.click(press('Mudar Segundo'))
  await user.click(press('Publicar'))

  expect(others).not.toBeInTheDocument()
  const value = { items: [own, { ...released.items[1], replaces: 'dois' }] }
  expect(send).toHaveBeenCalledWith('publish', { name: 'team', value, base: null, revision: 0 })
})

it('calls options by the names that writers have given them elsewhere', async () => {
  const topic = {
    type: 'string',
    enum: ['Pets', 'Lojas'],
    names: { Pets: 'words.topics.pets', Lojas: 'words.topics.lojas' },
  }
  const [team] = desk.collections
  if (!team) throw new Error('The desk has no collection.')
  const words = { ...team, name: 'words', value: { topics: { pets: 'Banho e Tosa' } } }
  const own = {
    ...team,
    schema: { type: 'object', properties: { topic }, required: ['topic'] },
    value: { topic: 'Pets' },
  }
  await open(done(), { ...desk, collections: [own, words] })

  const options = within(screen.getByRole('combobox')).getAllByRole('option')

  expect(options.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
    ['Pets', 'Banho e Tosa'],
    ['Lojas', 'Lojas'],
  ])
})
