import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease } from '@site/contracts/Release'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { readRemoteVerdicts } from '@site/remote-kit/release/upload/readRemoteVerdicts'
import { readHistory, readSteps } from '@site/remote-kit/release/upload/rollBackAtSite'
import { checkReleasable } from '@site/remote-kit/release/upload/checkReleasable'
import { readPointer, sendFiles } from '@site/remote-kit/release/upload/uploadRelease'
import { setPause } from '../../releases/command/rollBack.ts'
import { startPostgres } from '../../database/testing/startPostgres.ts'
import { createPostgresStore } from '../../releaseStore/postgres/postgresStore.ts'
import { idOf } from '../../releases/testing/createSampleReleases.ts'
import { sampleRoute } from '../../releases/testing/sampleRelease.ts'
import { endAll, atEnd, live, name, newFolder, openTeam, runningSite, serve } from './testing/openPublishing.ts'

jest.setTimeout(60_000)

afterEach(endAll)

it('makes an upload live as soon as it has passed the gate, and serves none of it before', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  const addresses = () => [...site.composer.current.files.keys()].filter((address) => address.includes(idOf('b')))

  site.failing.set(idOf('b'), { status: 'trouble', reason: 'took too long.' })
  site.shell('c')
  site.point('shell', 'c')
  const { publication } = await team.upload('b')
  await site.composer.refresh()
  expect([addresses(), live(site), site.composer.current.shell.id]).toEqual([[], 'a', idOf('c')])

  site.failing.clear()
  await team.upload('b')
  await site.composer.refresh()

  expect([addresses().length > 0, live(site)]).toEqual([true, 'b'])
  expect((await site.store.pointers([name])).pointers.get(name)?.signed?.statement).toMatchObject({
    remote: name,
    release: idOf('b'),
    message: 'Release b',
  })
  expect((await readRemoteVerdicts(team.client))[0]?.generation).toMatchObject({ live: { [name]: idOf('b') } })
  expect(publication).toBe(3)
})

it('keeps the existing release if the same one is uploaded again', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  await team.upload('b')
  await site.composer.refresh()
  const made = JSON.parse(team.textOf('b').toString())
  await team.upload('c')
  await site.composer.refresh()

  team.make(name, 'b', { ...made, createdAt: '2026-02-02T00:00:00.000Z' })
  await team.upload('b')
  await site.composer.refresh()
  expect(live(site)).toBe('b')

  team.make(name, 'b', { ...made, navigation: [{ label: 'Loja', href: '/shop', order: 1 }] })
  await expect(team.upload('b')).rejects.toThrow('belongs to other content')
})

it('does not make a preview live, and can promote exactly what was seen', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  team.make(name, 'b')
  const release = parseRelease(JSON.parse(team.textOf('b').toString()))
  const digest = hashOf(team.textOf('b'))

  await sendFiles({ client: team.client, releasesFolder: team.releasesFolder, release })
  await team.client.ask({ method: 'POST', path: '/candidates', body: { release: release.id, digest } })
  await site.composer.refresh()
  const preview = await site.composer.previews.of({ [name]: { id: release.id, digest } })
  const changes = await team.client.ask({ method: 'POST', path: '/changes', body: { release: release.id, digest } })

  expect(live(site)).toBe('a')
  expect([...site.composer.current.files.keys()].filter((address) => address.includes(release.id))).toEqual([])
  expect(preview.composition.releases[0]?.id).toBe(release.id)
  expect(await team.client.ask({ method: 'POST', path: '/links', body: { release: release.id, digest } })).toEqual([])
  expect(changes).toEqual([{ path: '/shop', kind: 'changed', before: expect.any(Number), after: expect.any(Number) }])

  await team.state('b', { digest, counter: (await readPointer(team.client)).counter })
  await site.composer.refresh()
  expect(live(site)).toBe('b')
})

it.each([
  { status: 'bad', reason: 'threw.', answer: /refuses: mfe-shop b{16} threw\.$/ },
  {
    status: 'trouble',
    reason: 'took longer than 5000 ms with too little of the processor rendering /shop.',
    answer: /rendering \/shop\. That may be due to a busy server: try again\.$/,
  },
  {
    status: 'trouble',
    reason: 'took longer than 5000 ms rendering /shop.',
    answer: /rendering \/shop\. Something there never ends, or is too much: "npm run build" names its place\.$/,
  },
  {
    status: 'trouble',
    reason: 'ran out of memory rendering /shop.',
    answer: /memory rendering \/shop\. Something there never ends/,
  },
] as const)(
  'tells a candidate that fails ($status: $reason) from a busy server',
  async ({ status, reason, answer }) => {
    const site = await runningSite()
    const team = openTeam(site.site)
    team.make(name, 'b')
    site.failing.set(idOf('b'), { status, reason })
    const release = parseRelease(JSON.parse(team.textOf('b').toString()))
    const body = { release: release.id, digest: hashOf(team.textOf('b')) }
    await sendFiles({ client: team.client, releasesFolder: team.releasesFolder, release })
    await team.client.ask({ method: 'POST', path: '/candidates', body })

    await expect(team.client.ask({ method: 'POST', path: '/changes', body })).rejects.toThrow(answer)
  },
)

it('tells the team why its release is refused, and nothing about others', async () => {
  const site = await runningSite()
  site.failing.set(idOf('b'), { status: 'bad', reason: 'threw.' })
  const team = openTeam(site.site)
  await team.upload('b')
  await site.composer.refresh()

  const [verdict] = await readRemoteVerdicts(team.client)

  expect(verdict?.generation?.live).toEqual({ [name]: idOf('a') })
  expect(verdict?.generation?.refused).toMatchObject([{ name, release: idOf('b'), reason: 'threw.' }])
})

it('receives only the files that the site lacks: one changed file, or the rest after an interruption', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  expect((await team.upload('b')).sent).toMatchObject({ files: 4, of: 4 })
  await site.composer.refresh()

  const files = { ...parseRelease(JSON.parse(team.textOf('b').toString())).files }
  team.make(name, 'c')
  const own = parseRelease(JSON.parse(team.textOf('c').toString())).files
  files['browser/entry.js'] = own['browser/entry.js'] ?? ''
  team.make(name, 'c', { files })
  const { sent } = await team.upload('c')

  expect(sent).toMatchObject({ files: 2, of: 4 })
  const folder = join(site.releasesFolder, name, idOf('c'))
  expect(readFileSync(join(folder, 'server/server.cjs'), 'utf8')).toBe('server b')
  expect(readdirSync(join(folder, 'browser')).toSorted()).toEqual(['entry.js', 'entry.js.br', 'entry.js.gz'])
  expect(readdirSync(join(site.releasesFolder, '.incoming', name))).toEqual([])
})

it('does not receive a file again that arrived before an interruption', async () => {
  const { site } = await runningSite()
  const team = openTeam(site)
  const content = Buffer.from('entry b')
  await team.client.ask({ method: 'PUT', path: `/files?hash=${encodeURIComponent(hashOf(content))}`, body: content })

  expect((await team.upload('b')).sent).toMatchObject({ files: 3, of: 4 })
})

it('rolls back to what was live, without a file, and only to that', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  site.remote(name, 'd')
  await team.upload('b')
  await site.composer.refresh()
  const { releases } = await readHistory(team.client)
  expect(releases.map(({ id, state, statement }) => [id[0], state, statement?.message])).toEqual([
    ['b', 'live', 'Release b'],
    ['a', 'former', undefined],
    ['d', 'never live', undefined],
  ])

  await team.rollBack()
  await site.composer.refresh()

  expect([live(site), (await site.store.published())?.by]).toEqual(['a', 'rollback'])
  await expect(team.rollBack('d')).rejects.toThrow(`${name} ${idOf('d')} was never live`)
})

it('tells a team before a release what it would break', async () => {
  const { site, releasesFolder } = await runningSite()
  const team = openTeam(site)
  const uses = { react: { range: '^19.0.0', names: ['useIslandName'] } }
  team.make(name, 'b', { uses, routes: [sampleRoute('/shop/new')] })

  const findings = await checkReleasable(team.client, join(team.releasesFolder, name, idOf('b'), 'release.json'))

  expect(findings.map(({ rule, file }) => `${rule}: ${file}`)).toEqual([
    'shared imports: package.json',
    'vanished page: rspack.config.ts',
  ])
  expect(readdirSync(join(releasesFolder, '.incoming', name))).toEqual([])
})

it('tells a team that its remote is paused, and lets it roll back anyway', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  await team.upload('b')
  await site.composer.refresh()
  await site.store.publish({}, { by: 'pause', paused: [name] })

  await expect(team.upload('c')).rejects.toThrow(`${name} is paused. Nothing was released`)
  await team.rollBack('a')
  await site.composer.refresh()

  expect(live(site)).toBe('a')
})

it('lets a team pause its remote and resume it, and tells it what has happened', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  await team.upload('b')

  await team.pause(true)
  await expect(team.upload('c')).rejects.toThrow(`${name} is paused. Nothing was released`)
  await team.pause(false)
  await site.store.publish({}, { by: 'pause', paused: ['mfe-other'] })
  await team.upload('c')

  const steps = await readSteps(team.client)
  expect(steps.map(({ by, moves, pause }) => [by, moves[0]?.release[0] ?? pause?.paused])).toEqual([
    ...[
      ['release', 'c'],
      ['pause', []],
      ['pause', [name]],
      ['release', 'b'],
    ],
    ['hand', 'a'],
  ])
  expect(steps[2]?.pause?.author).not.toBe('')
})

it("leaves a pause to the site's operator who ordered it, also if the team had paused before", async () => {
  const { site, store } = await runningSite()
  const team = openTeam(site)
  const reason = "is paused by the site's operator"
  await setPause(store, { name, isPaused: true })

  await expect(team.pause(false)).rejects.toThrow(reason)
  await setPause(store, { name, isPaused: false })
  await team.pause(true)
  await setPause(store, { name, isPaused: true })
  await expect(team.pause(true)).rejects.toThrow(reason)
  await expect(team.pause(false)).rejects.toThrow(reason)

  expect((await store.published())?.paused).toEqual([name])
})

it('accepts files and statement on different servers with PostgreSQL, and a third one gets the release', async () => {
  const postgres = await startPostgres()
  atEnd(() => postgres.stop())
  const [first, second, third] = [1, 2, 3].map(() => {
    const folder = newFolder()
    const store = createPostgresStore({ url: postgres.url, releasesFolder: folder, pause: 600_000 })
    atEnd(() => store.end())
    return { folder, store }
  })
  if (!first || !second || !third) throw new Error('There are three servers.')
  const teams = []
  for (const { store, folder } of [first, second]) teams.push(openTeam((await serve(store, folder)).site))
  const [one, two] = teams
  one?.make(name, 'b')
  for (const file of ['browser/entry.js', 'server/server.cjs', 'documents/lista.pdf', 'release.json']) {
    const body = readFileSync(join(one?.releasesFolder ?? '', name, idOf('b'), file))
    await one?.client.ask({ method: 'PUT', path: `/files?hash=${encodeURIComponent(hashOf(body))}`, body })
  }
  await one?.upload('c')

  await two?.state('b', { counter: 1, digest: hashOf(one?.textOf('b') ?? '') })
  await third.store.fetch(name, idOf('b'))

  expect((await third.store.pointers([name])).pointers.get(name)?.release).toBe(idOf('b'))
  expect(readFileSync(join(third.folder, name, idOf('b'), 'browser/entry.js'), 'utf8')).toBe('entry b')
  expect(await third.store.incoming.pending(name)).toEqual([])
})

it('refuses a release with a file that would be sent as an encoding of another one', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  team.make(name, 'b')
  const { files, sizes } = parseRelease(JSON.parse(team.textOf('b').toString()))
  const [entry, junk] = [files['browser/entry.js'] ?? '', 'browser/entry.js.br']
  writeFileSync(join(team.releasesFolder, name, idOf('b'), junk), 'entry b')
  team.make(name, 'b', { files: { ...files, [junk]: entry }, sizes: { ...sizes, [junk]: 7 } })
  const text = team.textOf('b')
  for (const hash of Object.values(files)) {
    const file = Object.keys(files).find((one) => files[one] === hash) ?? ''
    const body = readFileSync(join(team.releasesFolder, name, idOf('b'), file))
    await team.client.ask({ method: 'PUT', path: `/files?hash=${encodeURIComponent(hash)}`, body })
  }
  await team.client.ask({ method: 'PUT', path: `/files?hash=${encodeURIComponent(hashOf(text))}`, body: text })

  const { counter } = await readPointer(team.client)
  await expect(team.state('b', { counter, digest: hashOf(text) })).rejects.toThrow(
    'browser/entry.js.br has the ending of a compressed file',
  )

  expect(existsSync(join(site.releasesFolder, name, idOf('b')))).toBe(false)
})

it.each(['browser/entry.js', 'release.json'])(
  'mends a release whose %s is damaged when it is sent again',
  async (file) => {
    const site = await runningSite()
    const team = openTeam(site.site)
    await team.upload('b')
    await site.composer.refresh()
    const whole = readFileSync(join(site.releasesFolder, name, idOf('b'), file), 'utf8')
    site.write(`${name}/${idOf('b')}/${file}`, whole.slice(0, 5))

    await team.upload('b')

    expect(readFileSync(join(site.releasesFolder, name, idOf('b'), file), 'utf8')).toBe(whole)
  },
)

it('takes no damaged file of a live release for a new one', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  await team.upload('b')
  await site.composer.refresh()
  const { files } = parseRelease(JSON.parse(team.textOf('b').toString()))
  site.write(`${name}/${idOf('b')}/documents/lista.pdf`, 'lis')
  team.make(name, 'c', { files: { ...files } })
  for (const file of Object.keys(files)) {
    const former = readFileSync(join(team.releasesFolder, name, idOf('b'), file))
    writeFileSync(join(team.releasesFolder, name, idOf('c'), file), former)
  }

  expect((await team.upload('c')).sent).toMatchObject({ files: 2, of: 4 })
  await site.composer.refresh()

  expect(live(site)).toBe('c')
})
