import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, screen, within } from '@testing-library/react'
import type { ReleaseOutcome, SiteReleases } from '@site/contracts/SiteReleases'
import type { Answer } from '../desk/askDesk.ts'
import type { sendAction } from './actions/sendAction.ts'
import { ReleaseBoard } from './ReleaseBoard.tsx'
import { POLL_INTERVAL, FAST_POLL_INTERVAL } from './site/useSiteReleases.ts'
import { idFrom, partWith, releaseOf, siteWith } from './testing/sampleReleases.ts'

type LoadResult = Answer<SiteReleases>
type ActionResult = Answer<ReleaseOutcome>

const [live, former, refused] = [
  releaseOf('b', 'live'),
  releaseOf('a', 'former', { liveUntil: '2026-01-01T12:00:00.000Z' }),
  releaseOf('e', 'refused', { cause: 'rendering', reason: 'threw.' }),
]
const canary = { release: idFrom('c'), counter: 7, share: 10, auto: false, begun: '', verdict: 'fine' } as const
const canaryRelease = releaseOf('c', 'canary', { canary: { ...canary, since: '2026-01-01T12:00:00.000Z' } })

const loaded = (site = siteWith(partWith([live, former]))): LoadResult => ({ status: 'done', value: site })

async function open(loadResult: LoadResult = loaded(), result: ActionResult = { status: 'done', value: {} }) {
  const load = jest.fn(async () => loadResult)
  const send = jest.fn<Promise<ActionResult>, Parameters<typeof sendAction>>(async () => result)
  const openPreview = jest.fn()
  const view = renderInSite(<ReleaseBoard load={load} send={send} openPreview={openPreview} />, { fakeClock: true })
  await act(async () => {})
  /** Clicks, and waits until what follows has settled. */
  async function press(element: HTMLElement) {
    await view.user.click(element)
    await pass(0)
  }
  return { ...view, load, send, openPreview, press }
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))

function hide(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('shows what is live, who released it, and the timeline', async () => {
  await open()

  const card = within(screen.getByRole('article', { name: 'mfe-shop' }))
  expect(card.getAllByText(live.id)[0]).toBeVisible()
  expect(card.getAllByText(/por Ana · .* · Make b/)[0]).toBeVisible()
  const steps = within(screen.getByRole('region', { name: 'Linha do tempo' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Publicação 3.*mfe-shop.*Ana/)])
  expect(within(screen.getByRole('region', { name: 'No ar agora' })).getByText('4')).toBeVisible()
})

const timelineRefusal = {
  ...{ name: 'mfe-shop', release: refused.id },
  ...{ at: '2026-01-01T12:00:01.000Z', reason: 'threw.' },
}

it('shows the canary, and why a release was refused', async () => {
  await open(loaded(siteWith(partWith([canaryRelease, live, refused], { wanted: refused.id }))))

  expect(screen.getByText(/Em teste com 10% dos visitantes/)).toBeVisible()
  expect(screen.getByText(/sem piora para quem testa/)).toBeVisible()
  expect(screen.getByText(/foi recusada\./).closest('p')).toHaveTextContent(
    `A versão ${refused.id} foi recusada. As páginas da versão não passaram no teste do site.Detalhe técnico: threw.`,
  )
})

it.each([
  { retry: 'never', text: 'foi recusada. As páginas da versão não passaram no teste do site.', badge: 'Recusada' },
  {
    retry: 'soon',
    text: 'ainda não foi aceita. As páginas da versão não passaram no teste do site. O site tenta de novo sozinho, em até cinco minutos.',
    badge: 'Ainda não aceita',
  },
] as const)('calls a refusal final only if it is ($retry)', async ({ retry, text, badge }) => {
  const part = partWith([live, { ...refused, retry }], { wanted: refused.id })
  await open(loaded(siteWith(part, { refused: [{ ...timelineRefusal, cause: 'rendering', retry }] })))

  expect(screen.getByText(/^A versão/).closest('p')).toHaveTextContent(
    `A versão ${refused.id} ${text}Detalhe técnico: threw.`,
  )
  expect(screen.getByText(badge)).toBeInTheDocument()
  const steps = within(screen.getByRole('region', { name: 'Linha do tempo' })).getAllByRole('listitem')
  expect(steps[0]).toHaveTextContent(
    new RegExp(`^${badge} pelo site · .*\\. ?(O site tenta .*)?Detalhe técnico: threw`),
  )
})

it.each([
  { cause: 'visitors', text: 'Retirada pelo site', headline: 'As visitas foram piores com ela do que sem ela' },
  { cause: 'rendering', text: 'Recusada pelo site', headline: 'As páginas da versão não passaram no teste do site' },
] as const)('explains $cause on the timeline: $text', async ({ cause, text, headline }) => {
  await open(loaded(siteWith(partWith([live]), { refused: [{ ...timelineRefusal, cause }] })))

  const steps = within(screen.getByRole('region', { name: 'Linha do tempo' })).getAllByRole('listitem')
  expect(steps[0]).toHaveTextContent(
    new RegExp(`^${text} · .*mfe-shop ${refused.id} · ${headline}\\.Detalhe técnico: threw\\.$`),
  )
})

it('says that nothing was published yet', async () => {
  await open(loaded(siteWith(partWith([]), { timeline: [] })))

  expect(screen.getByRole('region', { name: 'Linha do tempo' })).toHaveTextContent('Nada publicado ainda.')
  expect(screen.getByText('Nenhuma versão no ar.')).toBeVisible()
})

it('keeps the focus on the part when the focused button disappears', async () => {
  const { load } = await open(loaded(siteWith(partWith([canaryRelease, live]))))
  load.mockResolvedValue(loaded())
  act(() => button(/^Encerrar teste/).focus())

  await pass(POLL_INTERVAL)

  expect(screen.queryByRole('button', { name: /^Encerrar teste/ })).not.toBeInTheDocument()
  expect(screen.getByRole('article', { name: 'mfe-shop' })).toHaveFocus()
})

it('shows page views as a chart, in words and in numbers', async () => {
  const views = [live, former].map(({ id }, bad) => ({
    release: id,
    measure: 'error' as const,
    hours: [[47, 1000, bad] as [number, number, number]],
  }))
  await open(loaded(siteWith(partWith([live, former], { former: former.id, views }))))

  expect(screen.getByText('0,0% (antes 0,1%)', { exact: false })).toBeVisible()
  expect(screen.getByRole('img', { name: /Erros nas últimas 48 horas: no ar 0,0% de 1\.000 visitas/ })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Erros 0,0% de 1.000 0,1% de 1.000', hidden: true })).toBeInTheDocument()
})

it.each([
  {
    label: /^Voltar para esta/,
    title: 'Voltar para aaaaaaaa?',
    yes: 'Voltar',
    action: 'rollback',
    release: former.id,
  },
  { label: /^Pausar/, title: 'Pausar mfe-shop?', yes: 'Pausar', action: 'pause', release: undefined },
  {
    label: /^Publicar para todos/,
    title: 'Publicar cccccccc para todos?',
    yes: 'Publicar',
    action: 'promote',
    release: canaryRelease.id,
  },
  {
    label: /^Encerrar teste/,
    title: 'Encerrar o teste de cccccccc?',
    yes: 'Encerrar teste',
    action: 'rollback',
    release: live.id,
  },
])(
  'asks for confirmation once before $action of $release, and then reloads',
  async ({ label, title, yes, action, release }) => {
    const part = partWith(action === 'pause' || release === former.id ? [live, former] : [canaryRelease, live])
    const { press, send, load, actions } = await open(loaded(siteWith(part)))

    await press(screen.getByRole('button', { name: label, hidden: true }))
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog', { name: title })).toBeVisible()
    await press(dialog().getByRole('button', { name: yes }))

    expect(send.mock.calls).toEqual([[action, { name: 'mfe-shop', counter: 7, ...(release && { release }) }]])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(actions).toMatchObject([{ payload: { title: 'Feito' } }])
    expect(load).toHaveBeenCalledTimes(2)
    await pass(FAST_POLL_INTERVAL)
    expect(load).toHaveBeenCalledTimes(3)
  },
)

it('does nothing when it is not confirmed', async () => {
  const { press, send, load } = await open()

  await press(button(/^Pausar/))
  await press(dialog().getByRole('button', { name: 'Cancelar' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect([send.mock.calls.length, load.mock.calls.length]).toEqual([0, 1])
})

it('sends an action only once', async () => {
  const { press, user, send } = await open()
  send.mockReturnValue(new Promise(() => {}))

  await press(button(/^Pausar/))
  await user.dblClick(dialog().getByRole('button', { name: 'Pausar' }))

  const sending = dialog().getByRole('button', { name: 'Pausando…' })
  expect(sending).toHaveAttribute('aria-disabled', 'true')
  expect(sending).toHaveFocus()
  expect(dialog().getByRole('status')).toHaveTextContent('Pausando…')
  expect(send).toHaveBeenCalledTimes(1)
})

it.each<{ result: ActionResult; text: string }>([
  { result: { status: 'refused', reason: 'Alguém mudou mfe-shop.' }, text: 'Alguém mudou mfe-shop.' },
  {
    result: { status: 'unreachable', reason: 'Sem resposta.' },
    text: 'Sem resposta. Veja como está agora antes de tentar de novo.',
  },
])('explains why nothing was done: $text', async ({ result, text }) => {
  const { press, load } = await open(loaded(), result)

  await press(button(/^Pausar/))
  await press(dialog().getByRole('button', { name: 'Pausar' }))

  expect(dialog().getByRole('alert')).toHaveTextContent(text)
  expect(load).toHaveBeenCalledTimes(2)
  expect(dialog().getByRole('button', { name: 'Entendi' })).toHaveFocus()
  await press(dialog().getByRole('button', { name: 'Entendi' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('links to a preview', async () => {
  const { press, openPreview } = await open(loaded(), { status: 'done', value: { preview: '/_preview/x' } })

  await press(screen.getByRole('button', { name: /^Ver prévia/, hidden: true }))
  await press(dialog().getByRole('button', { name: 'Ver prévia' }))

  expect(openPreview.mock.calls).toEqual([['/_preview/x']])
})

it('is read-only where actions are not allowed', async () => {
  await open(loaded(siteWith(partWith([live, former]), { mayAct: false })))

  expect(screen.getByText(/Só leitura/)).toBeVisible()
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([])
})

it('reloads every 5 s, but not while the page is hidden', async () => {
  const { load, unmount } = await open()
  await pass(POLL_INTERVAL)
  expect(load).toHaveBeenCalledTimes(2)

  hide('hidden')
  await pass(10 * POLL_INTERVAL)
  expect(load).toHaveBeenCalledTimes(2)

  hide('visible')
  await pass(0)
  expect(load).toHaveBeenCalledTimes(3)
  unmount()
  await pass(10 * POLL_INTERVAL)
  expect(load).toHaveBeenCalledTimes(3)
})

it('starts no other request when the page is hidden during one', async () => {
  const { load } = await open()
  let finish = (_result: LoadResult) => {}
  load.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  await pass(POLL_INTERVAL)
  hide('hidden')

  await act(async () => finish(loaded()))

  await pass(10 * POLL_INTERVAL)
  expect(load).toHaveBeenCalledTimes(2)
})

it('reports a failed load, keeps the previous data, and retries', async () => {
  const { load, press } = await open()
  load.mockResolvedValue({ status: 'unreachable', reason: 'Sem resposta.' })
  await pass(POLL_INTERVAL)

  expect(screen.getByRole('alert')).toHaveTextContent('Sem resposta.')
  expect(screen.getByRole('article', { name: 'mfe-shop' })).toBeVisible()
  load.mockResolvedValue(loaded())
  await press(button('Tentar de novo'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('offers the login when the session has ended, and stops requesting', async () => {
  const { load } = await open({ status: 'closed', reason: 'Seu acesso terminou.' })

  expect(screen.getByRole('alert')).toHaveTextContent('Seu acesso terminou.')
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/entrar?para=/admin/releases')
  await pass(10 * POLL_INTERVAL)
  expect(load).toHaveBeenCalledTimes(1)
})
