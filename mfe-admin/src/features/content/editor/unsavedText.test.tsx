import type { ContentDesk, DeskCollection } from '@site/contracts/ContentDesk'
import { picturePath } from '@site/contracts/picture'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, screen, within } from '@testing-library/react'
import { ContentBoard } from '../ContentBoard.tsx'
import type { ActionResult, sendContentAction } from '../desk/sendContentAction.ts'

const text = { type: 'string', maxLength: 60 }
const photo = { type: 'object', properties: { src: text, sources: { type: 'array' } } }
const entry = { type: 'object', properties: { name: text, role: text, photo }, required: ['name', 'role'] }
const schema = { type: 'object', properties: { people: { type: 'array', maxItems: 3, items: entry } } }
const [ana, rui] = [
  { name: 'Ana', role: 'Textos' },
  { name: 'Rui', role: 'Sites' },
]
const collection: DeskCollection = {
  ...{ name: 'team', schema, value: { people: [ana, rui] } },
  ...{ base: null, revision: 0, planRevision: 0 },
}
const deskWith = (changes: Partial<DeskCollection> = {}): ContentDesk => ({
  mayAct: true,
  collections: [
    { ...collection, ...changes },
    { ...collection, name: 'posts', value: { people: [] } },
  ],
  versions: [{ number: 1, at: '2026-12-01T12:00:00.000Z', by: 'Eva', changed: ['team'] }],
  live: { version: 1 },
})

const pictureNamed = (name: string) => ({
  ...{ width: 400, height: 300, src: `${picturePath}${name}.jpg`, sources: [] },
  social: { src: `${picturePath}${name}.jpg`, width: 1200, height: 630, type: 'image/jpeg' },
  files: [],
})

type Answer = (result: ActionResult) => Promise<void>

/** Opens the team's form. What is sent waits for `answer`; photos wait for `arrive`, in the order in which they were sent. */
async function open(desk = deskWith()) {
  location.hash = '#team'
  const answers: ((result: ActionResult) => void)[] = []
  const send = jest.fn<Promise<ActionResult>, Parameters<typeof sendContentAction>>(
    () => new Promise((resolve) => answers.push(resolve)),
  )
  const load = jest.fn(async () => ({ status: 'done', value: desk }) as const)
  const arrivals: ((name: string) => void)[] = []
  globalThis.fetch = () =>
    new Promise((resolve) =>
      arrivals.push((name) => resolve({ ok: true, text: async () => JSON.stringify(pictureNamed(name)) } as Response)),
    )
  const view = renderInSite(<ContentBoard load={load} send={send as typeof sendContentAction} />)
  await screen.findByRole('form', { name: 'Equipe' })
  const answer: Answer = (result) => act(async () => answers.shift()?.(result))
  const arrive = (...names: string[]) =>
    act(async () => {
      for (const name of names) arrivals.shift()?.(name)
      await new Promise((resolve) => setTimeout(resolve))
    })
  return { ...view, send, load, answer, arrive }
}

const person = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Pessoa ${number}`) }))
const press = (name: string) => screen.getByRole('button', { name })
const names = () => screen.getAllByLabelText('Nome').map((input) => (input as HTMLInputElement).value)
const unsaved = () => screen.queryByText(/Ainda não guardado|ainda não foi guardado/)
const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })
const goTo = (hash: string) =>
  act(async () => {
    location.hash = hash
    dispatchEvent(new Event('hashchange'))
  })

const { fetch: ownFetch } = globalThis
afterEach(() => {
  location.hash = ''
  sessionStorage.clear()
  globalThis.fetch = ownFetch
})

it.each<{
  what: string
  meanwhile: (user: Awaited<ReturnType<typeof open>>['user']) => Promise<void>
  people: object[]
}>([
  {
    what: 'typed in another entry',
    meanwhile: (user) => user.type(person(2).getByLabelText('Nome'), ' Melo'),
    people: [
      { ...ana, photo: pictureNamed('a') },
      { ...rui, name: 'Rui Melo' },
    ],
  },
  {
    what: 'typed beside the photo',
    meanwhile: (user) => user.type(person(1).getByLabelText('Nome'), ' Lima'),
    people: [{ ...ana, name: 'Ana Lima', photo: pictureNamed('a') }, rui],
  },
  {
    what: 'sorted',
    meanwhile: (user) => user.click(press('Descer Pessoa 1')),
    people: [rui, { ...ana, photo: pictureNamed('a') }],
  },
  {
    what: 'added',
    meanwhile: (user) => user.click(press('Adicionar pessoa')),
    people: [{ ...ana, photo: pictureNamed('a') }, rui, { name: '', role: '' }],
  },
  { what: 'removed, with the photo', meanwhile: (user) => user.click(press('Remover Pessoa 1')), people: [rui] },
])('keeps what is $what while a photo is on its way', async ({ meanwhile, people }) => {
  const { user, send, arrive } = await open()
  await user.upload(person(1).getByLabelText('Escolher foto'), file)

  await meanwhile(user)
  await arrive('a')
  await user.click(press('Publicar'))

  expect(send).toHaveBeenCalledWith('publish', { name: 'team', value: { people }, base: null, revision: 0 })
})

it('keeps both of two photos that arrive together', async () => {
  const { user, send, arrive } = await open()
  await user.upload(person(1).getByLabelText('Escolher foto'), file)
  await user.upload(person(2).getByLabelText('Escolher foto'), file)

  await arrive('a', 'b')
  await user.click(press('Publicar'))

  const people = [
    { ...ana, photo: pictureNamed('a') },
    { ...rui, photo: pictureNamed('b') },
  ]
  expect(send).toHaveBeenCalledWith('publish', { name: 'team', value: { people }, base: null, revision: 0 })
})

it.each(['Publicar', 'Guardar rascunho', 'Ver no site'])('waits for a photo before "%s"', async (action) => {
  const { user, send, arrive } = await open()
  await user.upload(person(1).getByLabelText('Escolher foto'), file)

  await user.click(press(action))

  expect(await screen.findByRole('alert')).toHaveTextContent('Uma foto ainda está sendo preparada.')
  expect(send).not.toHaveBeenCalled()
  await arrive('a')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(press(action))
  expect(send).toHaveBeenCalledTimes(1)
})

it.each([
  { action: 'Publicar', outcome: { version: 2 }, said: 'No ar em todas as páginas que mostram este texto.' },
  { action: 'Guardar rascunho', outcome: { revision: 1 }, said: 'Rascunho guardado. Só a equipe o vê.' },
  { action: 'Ver no site', outcome: { preview: '/x' }, said: 'Abrir o site com este texto' },
])('neither reverts nor takes for saved what is typed during "$action"', async ({ action, outcome, said }) => {
  const { user, answer } = await open()
  await user.type(person(1).getByLabelText('Nome'), ' Lima')
  await user.click(press(action))

  await user.type(person(2).getByLabelText('Nome'), ' Melo')
  await answer({ status: 'done', value: outcome })

  expect(screen.getByText(said)).toBeVisible()
  expect(names()).toEqual(['Ana Lima', 'Rui Melo'])
  expect(unsaved()).toBeVisible()
})

it('takes for saved what was published and not touched since', async () => {
  const { user, answer } = await open()
  await user.type(person(1).getByLabelText('Nome'), ' Lima')
  expect(unsaved()).toBeVisible()
  await user.click(press('Publicar'))

  await answer({ status: 'done', value: { version: 2 } })

  expect(unsaved()).not.toBeInTheDocument()
})

it.each<{ what: string; leave: (view: Awaited<ReturnType<typeof open>>) => Promise<void> }>([
  {
    what: 'another text was opened',
    leave: async () => {
      await goTo('#posts')
      await goTo('#team')
    },
  },
  {
    what: 'the page was left',
    leave: async ({ unmount }) => {
      unmount()
      await open()
    },
  },
  {
    what: 'the site went back to another version',
    leave: async ({ user, answer }) => {
      await user.click(press('Voltar à versão 0'))
      await answer({ status: 'done', value: { version: 2 } })
    },
  },
])('still has what was written after $what', async ({ leave }) => {
  const view = await open()
  await view.user.type(person(1).getByLabelText('Nome'), ' Lima')

  await leave(view)

  expect(names()).toEqual(['Ana Lima', 'Rui'])
  expect(unsaved()).toBeVisible()
})

it('has nothing unsaved after a publication that ended elsewhere', async () => {
  const { user, answer } = await open()
  await user.type(person(1).getByLabelText('Nome'), ' Lima')
  await user.click(press('Publicar'))

  await goTo('#posts')
  await answer({ status: 'done', value: { version: 2 } })
  await goTo('#team')

  expect(names()).toEqual(['Ana', 'Rui'])
  expect(unsaved()).not.toBeInTheDocument()
})

it('discards what is not saved with one tap, and brings it back with another', async () => {
  const { user } = await open()
  await user.type(person(1).getByLabelText('Nome'), ' Lima')

  await user.click(press('Descartar o que mudei'))
  expect(names()).toEqual(['Ana', 'Rui'])
  await user.click(press('Trazer de volta'))

  expect(names()).toEqual(['Ana Lima', 'Rui'])
  expect(unsaved()).toBeVisible()
})

it('says when a session has ended, and goes on after a login in another tab', async () => {
  const { user, send, answer } = await open()
  await user.type(person(1).getByLabelText('Nome'), ' Lima')
  await user.click(press('Publicar'))

  await answer({ status: 'closed', reason: 'Seu acesso terminou.' })

  expect(screen.getByRole('alert')).toHaveTextContent('Seu acesso terminou.')
  expect(screen.getByRole('link', { name: 'Entrar em outra aba' })).toHaveAttribute('target', '_blank')
  await user.click(press('Publicar'))
  expect(send).toHaveBeenCalledTimes(2)
  expect(names()).toEqual(['Ana Lima', 'Rui'])
})

describe('a draft', () => {
  const draft = {
    value: { people: [{ ...ana, name: 'Ana Rascunho' }, rui] },
    ...{ base: null, by: 'Bia', at: '2026-12-01T12:00:00.000Z' },
  }

  it('is shown as such: whose, since when, and what is live meanwhile', async () => {
    await open(deskWith({ draft, revision: 3 }))

    const note = within(screen.getByRole('note', { name: 'Rascunho' }))
    expect(note.getByText(/^Este é o rascunho de Bia, guardado em .*no ar\.$/)).toBeVisible()
    expect(note.getByText('No rascunho: Ana Rascunho')).toBeInTheDocument()
    expect(note.getByText('No ar: Ana')).toBeInTheDocument()
  })

  it('is thrown away for what is live, and can be brought back', async () => {
    const { user, send, load, answer } = await open(deskWith({ draft, revision: 3 }))
    load.mockResolvedValue({ status: 'done', value: deskWith({ revision: 4 }) })

    await user.click(press('Jogar fora o rascunho'))
    await answer({ status: 'done', value: { revision: 4 } })

    expect(send).toHaveBeenCalledWith('draft', { name: 'team', value: null, base: null, revision: 3 })
    expect(names()).toEqual(['Ana', 'Rui'])
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    await user.click(press('Trazer de volta'))
    expect(names()).toEqual(['Ana Rascunho', 'Rui'])
    await user.click(press('Guardar rascunho'))
    expect(send).toHaveBeenLastCalledWith('draft', { name: 'team', value: draft.value, base: null, revision: 4 })
  })

  it('goes without what is typed meanwhile', async () => {
    const { user, load, answer } = await open(deskWith({ draft, revision: 3 }))
    load.mockResolvedValue({ status: 'done', value: deskWith({ revision: 4 }) })
    await user.click(press('Jogar fora o rascunho'))

    await user.type(person(2).getByLabelText('Nome'), ' Melo')
    await answer({ status: 'done', value: { revision: 4 } })

    expect(names()).toEqual(['Ana Rascunho', 'Rui Melo'])
    expect(unsaved()).toBeVisible()
  })
})
