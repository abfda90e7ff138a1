import { siteReleases, type ReleaseAction, type SitePart } from '@site/contracts/SiteReleases'
import { publish } from '@site/release-protocol/publication/publish'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import * as v from 'valibot'
import { hourOf } from '../../views/ViewCounts.ts'
import { operatorKey } from '../publishing/operatorSignature.ts'
import { readPreview } from '../preview/readPreview.ts'
import { idOf } from '../testing/createSampleReleases.ts'
import { openComposer } from '../testing/openComposer.ts'
import { sampleStatement } from '../testing/sampleStatement.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const key = operatorKey('a-long-enough-token')

/** A site with shop a and then b live, and a release c that can be published to some or all visitors. */
async function running() {
  const site = openComposer()
  ends.push(site.close)
  const { composer } = site
  site.shell('a')
  for (const letter of ['a', 'b', 'c']) site.remote('mfe-shop', letter)
  const go = async (moves: Record<string, string>, canary?: { share: number; auto: boolean }) => {
    const statement = { ...sampleStatement, ...(canary && { canary }) }
    await publish(site.releasesFolder, moves, { signed: { 'mfe-shop': { statement } } })
    site.wait(60_000)
    await composer.refresh()
  }
  await go({ shell: idOf('a'), 'mfe-shop': idOf('a') })
  await go({ 'mfe-shop': idOf('b') })
  const state = async () => v.parse(siteReleases, await composer.operation.state(true))
  async function shop(): Promise<SitePart> {
    const part = (await state()).parts.find(({ name }) => name === 'mfe-shop')
    if (!part) throw new Error('The site has no shop.')
    return part
  }
  return {
    ...site,
    go,
    state,
    shop,
    /** An action based on the present counter, or on a given one. */
    async act(action: ReleaseAction, letter?: string, counter?: number) {
      const seen = counter ?? (await shop()).counter
      const request = { name: 'mfe-shop', counter: seen, ...(letter && { release: idOf(letter) }) }
      const outcome = await composer.operation.act(action, request, { operatorKey: key, author: 'Ana Souza' })
      site.wait(60_000)
      await composer.refresh()
      return outcome
    },
    live: () => composer.current.releases.map(({ id }) => id[0]).join(''),
    tried: () => composer.canaries.map(({ release }) => release[0]).join(''),
  }
}

it('shows what is live and kept, and who published it', async () => {
  const { state, composer } = await running()

  const { parts, timeline, generation, composition, mayAct } = await state()

  expect(parts.map(({ name, releases }) => [name, releases.map(({ id, state }) => `${id[0]} ${state}`)])).toEqual([
    ['shell', ['a live']],
    ['mfe-shop', ['b live', 'a former', 'c never live']],
  ])
  expect(parts[1]).toMatchObject({ paused: false, counter: 2, wanted: idOf('b'), former: idOf('a') })
  const moved = { name: 'mfe-shop', release: idOf('b'), author: 'Ana', message: 'Show opening hours' }
  expect(timeline).toMatchObject([
    { number: 2, by: 'release', moved: [moved] },
    { number: 1, by: 'release', moved: [{ name: 'shell' }, { name: 'mfe-shop' }] },
  ])
  expect(composition.id).toBe(composer.current.id)
  expect([generation?.number, mayAct]).toEqual([2, true])
})

it('shows what was refused, and why', async () => {
  const { go, state, failing } = await running()
  failing.set(idOf('c'), { status: 'bad', reason: 'threw.' })

  await go({ 'mfe-shop': idOf('c') })

  const refusal = { name: 'mfe-shop', release: idOf('c'), cause: 'rendering', reason: 'threw.' }
  expect((await state()).refused).toMatchObject([refusal])
})

it('shows the page views of the live release and of the former one', async () => {
  const { views, shop, now } = await running()
  const common = { hour: hourOf(now()), remote: 'mfe-shop', share: 0, measure: 'error' as const, views: 10 }
  for (const [bad, letter] of ['a', 'b', 'c'].entries()) views.push({ ...common, release: idOf(letter), bad })

  expect((await shop()).views.map(({ release, hours }) => [release[0], hours])).toEqual([
    ['a', [[47, 10, 0]]],
    ['b', [[47, 10, 1]]],
  ])
})

it('rolls back to a release that was live, like the command does', async () => {
  const { act, live, state } = await running()

  await act('rollback', 'a')

  expect(live()).toBe('a')
  const [newest] = (await state()).timeline
  expect(newest).toMatchObject({ by: 'rollback', moved: [{ author: 'Ana Souza', message: `Back to ${idOf('a')}` }] })
})

it('makes a canary live for all visitors', async () => {
  const { go, act, live, tried, state } = await running()
  await go({ 'mfe-shop': idOf('c') }, { share: 10, auto: false })
  expect([live(), tried()]).toEqual(['b', 'c'])
  expect((await state()).timeline[0]).toMatchObject({ moved: [{ share: 10 }] })

  await act('promote', 'c')

  expect([live(), tried()]).toEqual(['c', ''])
})

it('ends a canary', async () => {
  const { go, act, live, tried } = await running()
  await go({ 'mfe-shop': idOf('c') }, { share: 10, auto: false })

  await act('rollback', 'b')

  expect([live(), tried()]).toEqual(['b', ''])
})

it('pauses a name, and resumes it', async () => {
  const { act, go, shop } = await running()
  await act('pause')
  expect((await shop()).paused).toBe(true)
  await expect(go({ 'mfe-shop': idOf('a') })).rejects.toThrow('paused')

  await act('resume')
  expect((await shop()).paused).toBe(false)
})

it('previews any kept release for the person who requested it, and for nobody else', async () => {
  const { act, live, now } = await running()

  const { preview = '' } = await act('preview', 'c')

  const token = preview.replace('/_preview/', '')
  const rules = { keys: new Map(), previewKeys: new Map(), siteUrl: sampleSite.siteUrl, now: now(), isLocal: false }
  expect(readPreview(token, { ...rules, operatorKey: key })).toMatchObject({ 'mfe-shop': { id: idOf('c') } })
  expect(readPreview(token, rules)).toEqual({})
  expect(live()).toBe('b')
})

it.each<{ what: string; action: ReleaseAction; letter?: string; counter?: number; reason: string }>([
  {
    what: 'a rollback of what somebody else has moved meanwhile',
    action: 'rollback',
    letter: 'a',
    counter: 1,
    reason: 'Alguém mudou',
  },
  { what: 'a pause after that', action: 'pause', counter: 1, reason: 'Alguém mudou' },
  { what: 'a promotion after that', action: 'promote', letter: 'c', counter: 1, reason: 'Alguém mudou' },
  { what: 'a release that was never live', action: 'rollback', letter: 'c', reason: 'nunca esteve no ar' },
  { what: 'a promotion without a canary', action: 'promote', letter: 'c', reason: 'não está em teste' },
  { what: 'a preview of a release that is not kept', action: 'preview', letter: 'd', reason: 'não pode ser mostrada' },
  { what: 'a rollback without a target', action: 'rollback', reason: 'O pedido chegou incompleto' },
])('refuses $what', async ({ action, letter, counter, reason }) => {
  const { act, live, shop } = await running()

  await expect(act(action, letter, counter)).rejects.toThrow(reason)

  expect([live(), (await shop()).counter, (await shop()).paused]).toEqual(['b', 2, false])
})

it('refuses to promote a paused name', async () => {
  const { go, act, live } = await running()
  await go({ 'mfe-shop': idOf('c') }, { share: 10, auto: false })
  await act('pause')

  await expect(act('promote', 'c')).rejects.toThrow('está em pausa')

  expect(live()).toBe('b')
})

it.each([
  { content: undefined, reason: 'incompleto' },
  { content: { name: 'mfe-shop' }, reason: 'incompleto' },
  { content: { name: 'mfe-shop', counter: 2, surprise: true }, reason: 'incompleto' },
  { content: { name: 'mfe-free', counter: 0 }, reason: 'mfe-free não existe' },
])('refuses the request $content', async ({ content, reason }) => {
  const { composer } = await running()

  await expect(composer.operation.act('pause', content, { operatorKey: key, author: '' })).rejects.toThrow(reason)
})

it('shows releases if the views are unknown', async () => {
  const { composer, views, shop, state } = await running()
  views.filter = () => {
    throw new Error('connection refused')
  }

  expect((await shop()).views).toEqual([])
  expect((await state()).problems).toEqual(['As contagens de visitas não podem ser lidas agora.'])
  expect(composer.current).toBeDefined()
})
