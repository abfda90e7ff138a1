import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { publish } from '@site/release-protocol/publication/publish'
import { makeKeys, readPrivateKey, signStatement } from '@site/release-protocol/signing/signatures'
import { shopText } from '../testing/runningSite.ts'
import type { SampleServer } from '../testing/sampleServer.ts'
import { createFolderStore } from '../../releaseStore/folder/folderStore.ts'
import { idOf } from '../testing/createSampleReleases.ts'
import { openComposer } from '../testing/openComposer.ts'
import { sampleStatement } from '../testing/sampleStatement.ts'
import { hourOf, type Measure, measures, reach } from '../../views/ViewCounts.ts'

type Bad = Partial<Record<Measure, number>>

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A site with shell and shop a live, and a shop b that nobody knows yet. */
async function running() {
  const site = openComposer({ 'mfe-shop': ['/shop'], 'mfe-office': ['/office'] })
  ends.push(site.close)
  site.shell('a')
  site.point('shell', 'a')
  for (const name of ['mfe-shop', 'mfe-office']) site.release(name, 'a')
  await site.composer.refresh()
  site.remote('mfe-shop', 'b')
  return {
    ...site,
    /** Publishes a release as a canary. */
    async startCanary(letter: string, canary: { share: number; auto: boolean } | undefined, key?: string) {
      const id = idOf(letter)
      const digest = hashOf(readFileSync(join(site.releasesFolder, 'mfe-shop', id, 'release.json')))
      const statement = { ...sampleStatement, release: id, digest, ...(canary && { canary }) }
      const signed = signStatement(statement, key === undefined ? undefined : readPrivateKey(key))
      await publish(site.releasesFolder, { 'mfe-shop': id }, { signed: { 'mfe-shop': signed } })
      await site.composer.refresh()
    },
    /**
     * 100,000 views of the live release and of shop b with a share, from this many addresses; `bad` are b's bad views by
     * measure.
     */
    view(share: number, bad: Bad = {}, addresses = 1_000) {
      const hour = hourOf(site.now())
      const views = 100_000
      for (const measure of measures) {
        const common = { hour, remote: 'mfe-shop', share, measure, views }
        site.views.push({ ...common, release: idOf('a'), bad: 0 })
        site.views.push({ ...common, release: idOf('b'), bad: bad[measure] ?? 0 })
      }
      for (const measure of reach) {
        site.views.push({ hour, remote: 'mfe-shop', share, measure, release: idOf('b'), views: addresses, bad: 0 })
      }
    },
    /** All verdicts of the site, oldest first. */
    async generations() {
      const store = createFolderStore(site.releasesFolder, site.now)
      ends.push(store.end)
      const [newest] = await store.generations()
      const numbers = Array.from({ length: newest?.generation.number ?? 0 }, (_, index) => index + 1)
      return Promise.all(numbers.map((number) => store.generationNumbered(newest?.scope ?? '', number)))
    },
    /** The next check of the views. */
    async later(composer = site.composer) {
      site.wait(10_000)
      await composer.refresh()
    },
  }
}

const live = ({ current }: SampleServer) => current.releases.map(({ id }) => id[0]).join('')
const canaries = ({ canaries }: SampleServer) =>
  Promise.all(
    canaries.map(async ({ release, share, served }) => `${release[0]} ${share} ${await shopText(served.composition)}`),
  )

it('runs next to the live release, after the same gate', async () => {
  const { composer, startCanary } = await running()

  await startCanary('b', { share: 10, auto: false })

  expect(live(composer)).toBe('aa')
  expect(await canaries(composer)).toEqual(['b 10 mfe-shop b'])
  expect(composer.report().remotes.map(({ canary }) => canary)).toEqual([{ release: idOf('b'), share: 10 }, null])
})

it('is composed again once somebody has got nothing, because a document was damaged', async () => {
  const { composer, startCanary, releasesFolder } = await running()
  await startCanary('b', { share: 10, auto: false })
  const compositions = join(releasesFolder, 'compositions')
  for (const name of readdirSync(compositions).filter((one) => one !== composer.name)) {
    writeFileSync(join(compositions, name, 'site/shop/index.html'), 'mfe-shop x')
  }

  await expect(canaries(composer)).rejects.toThrow('is damaged')
  await composer.refresh()

  expect(await canaries(composer)).toEqual(['b 10 mfe-shop b'])
})

it('is refused if it fails at the gate', async () => {
  const { composer, failing, startCanary } = await running()
  failing.set(idOf('b'), { status: 'bad', reason: 'threw.' })

  await startCanary('b', { share: 10, auto: false })

  expect([live(composer), await canaries(composer)]).toEqual(['aa', []])
  expect(composer.report().remotes[0]?.refused).toMatchObject([{ release: idOf('b'), reason: 'threw.' }])
})

it('is withdrawn by itself if it is worse for visitors, and stays withdrawn', async () => {
  const { composer, view, startCanary, later, restarted } = await running()
  await startCanary('b', { share: 10, auto: true })
  view(10, { error: 500 })

  await later()

  const reason =
    'was worse for visitors: 500 of 100000 views of a page had a failure in its code, 0 of 100000 with the live release.'
  expect([live(composer), await canaries(composer)]).toEqual(['aa', []])
  expect(composer.report().remotes[0]?.refused).toMatchObject([{ release: idOf('b'), cause: 'visitors', reason }])
  const again = await restarted()
  await again.refresh()
  expect([live(again), await canaries(again)]).toEqual(['aa', []])
})

it('reaches more and more visitors while their page views go well, and all in the end', async () => {
  const { composer, view, startCanary, later } = await running()
  await startCanary('b', { share: 1, auto: true })
  await later()
  expect(await canaries(composer)).toEqual(['b 1 mfe-shop b'])

  for (const [share, next] of [
    [1, 10],
    [10, 50],
  ] as const) {
    view(share)
    await later()
    expect(await canaries(composer)).toEqual([`b ${next} mfe-shop b`])
    await later()
    expect(await canaries(composer)).toEqual([`b ${next} mfe-shop b`])
  }
  view(50)
  await later()

  expect([live(composer), await canaries(composer)]).toEqual(['ba', []])
})

it.each([
  { what: 'does not go live by the views of forty addresses', bad: {}, addresses: 40 },
  { what: 'is not withdrawn by the views of nine addresses', bad: { error: 50_000, silent: 50_000 }, addresses: 9 },
])('$what, however many they are', async ({ bad, addresses }) => {
  const { composer, view, startCanary, later } = await running()
  await startCanary('b', { share: 50, auto: true })
  view(50, bad, addresses)

  await later()

  expect([live(composer), await canaries(composer)]).toEqual(['aa', ['b 50 mfe-shop b']])
})

it('is judged by everything counted since it began', async () => {
  const { composer, view, wait, startCanary, later } = await running()
  await startCanary('b', { share: 10, auto: true })
  view(10, { error: 500 })
  wait(3 * 60 * 60_000)

  await later()

  expect(await canaries(composer)).toEqual([])
})

it('is judged once every five seconds', async () => {
  const { composer, views, wait, startCanary } = await running()
  let read = 0
  views.filter = () => {
    read++
    return []
  }
  await startCanary('b', { share: 10, auto: true })

  for (let look = 0; look < 11; look++) {
    wait(1_000)
    await composer.refresh()
  }

  expect(read).toBe(2)
})

it('is retried after trouble, which is then no longer reported', async () => {
  const { composer, failing, startCanary, later } = await running()
  failing.set(idOf('b'), { status: 'trouble', reason: 'no memory.' })
  await startCanary('b', { share: 10, auto: false })
  expect(composer.report().remotes[0]?.refused).toMatchObject([{ release: idOf('b'), kind: 'trouble' }])

  failing.clear()
  await later()

  expect(await canaries(composer)).toEqual(['b 10 mfe-shop b'])
  expect(composer.report().remotes[0]?.refused).toEqual([])
})

it('keeps its share if the site is not allowed to raise it', async () => {
  const { composer, view, startCanary, later } = await running()
  await startCanary('b', { share: 10, auto: false })
  view(10)

  await later()

  expect(await canaries(composer)).toEqual(['b 10 mfe-shop b'])
})

it('continues next to a release of another remote, and ends when its own name is released', async () => {
  const { composer, release, startCanary, generations } = await running()
  await startCanary('b', { share: 10, auto: false })
  const before = (await generations()).length

  release('mfe-office', 'c')
  await composer.refresh()
  const since = (await generations()).slice(before - 1)
  expect(since.map((generation) => generation?.canaries?.['mfe-shop']?.release)).not.toContain(undefined)
  expect([live(composer), await canaries(composer)]).toEqual(['ac', ['b 10 mfe-shop b']])
  expect(composer.canaries[0]?.served.composition.releases.map(({ id }) => id[0]).join('')).toBe('bc')

  await startCanary('b', undefined)
  expect([live(composer), await canaries(composer)]).toEqual(['bc', []])
})

it('is the same on another server, and after a restart', async () => {
  const { composer, another, restarted, view, startCanary, later } = await running()
  const second = another()
  await startCanary('b', { share: 1, auto: true })
  view(1)
  await later()
  await second.refresh()
  expect([live(second), await canaries(second)]).toEqual(['aa', ['b 10 mfe-shop b']])

  await second.end()
  await composer.end()
  const again = await restarted()
  await again.refresh()
  expect([live(again), await canaries(again)]).toEqual(['aa', ['b 10 mfe-shop b']])
})

it('starts again next to the live release when another build of the server takes over', async () => {
  const { composer, restarted, startCanary } = await running()
  await startCanary('b', { share: 10, auto: false })

  await composer.end()
  const again = await restarted('another build')
  await again.refresh()

  expect([live(again), await canaries(again)]).toEqual(['aa', ['b 10 mfe-shop b']])
})

it('has files that every document may request, also after it was withdrawn', async () => {
  const { composer, view, startCanary, later } = await running()
  const entry = `/r/mfe-shop/${idOf('b')}/entry.js`
  await startCanary('b', { share: 10, auto: false })
  expect(composer.canaries[0]?.served.composition.files.has(entry)).toBe(true)

  view(10, { error: 500 })
  await later()

  expect(await canaries(composer)).toEqual([])
  expect(composer.current.files.has(entry)).toBe(true)
})

it('must be signed as a canary once the team has a key', async () => {
  const { composer, register, startCanary } = await running()
  const keys = makeKeys()
  register({ 'mfe-shop': ['/shop'], 'mfe-office': ['/office'] }, { 'mfe-shop': [keys.publicKey] })

  await startCanary('b', { share: 10, auto: false })
  expect([live(composer), await canaries(composer)]).toEqual(['aa', []])
  expect(composer.report().remotes[0]?.refused).toMatchObject([{ cause: 'unsigned' }])

  await startCanary('b', { share: 10, auto: false }, keys.privateKey)
  expect(await canaries(composer)).toEqual(['b 10 mfe-shop b'])
})

it('continues unchanged while the counts of views cannot be read', async () => {
  const site = await running()
  await site.startCanary('b', { share: 10, auto: true })
  site.views.filter = () => {
    throw new Error('the database is away')
  }

  await site.later()

  expect(await canaries(site.composer)).toEqual(['b 10 mfe-shop b'])
  expect(site.warnings.at(-1)).toContain('the database is away')
})
