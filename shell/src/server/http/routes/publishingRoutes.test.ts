import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseRelease } from '@site/contracts/Release'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import { makeKeys, readPrivateKey, signStatement } from '@site/remote-kit/release/signing/signatures'
import { hashOf } from '@site/remote-kit/release/storeRelease'
import { readRemoteVerdicts } from '@site/remote-kit/release/upload/readRemoteVerdicts'
import { readHistory, rollBackAtSite } from '@site/remote-kit/release/upload/rollBackAtSite'
import { checkReleasable } from '@site/remote-kit/release/upload/checkReleasable'
import { createSiteClient } from '@site/remote-kit/release/upload/siteClient'
import { readPointer, sendFiles, uploadRelease } from '@site/remote-kit/release/upload/uploadRelease'
import Fastify from 'fastify'
import { startPostgres } from '../../leads/testing/startPostgres.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import { createPublishing } from '../../releases/publishing/createPublishing.ts'
import type { Previews } from '../../releases/preview/createPreviews.ts'
import { createFolderStore } from '../../releases/storage/folder/folderStore.ts'
import { createPostgresStore } from '../../releases/storage/postgres/postgresStore.ts'
import type { ReleaseStore } from '../../releases/storage/ReleaseStore.ts'
import { createSampleReleases, idOf } from '../../releases/testing/createSampleReleases.ts'
import { openComposer } from '../../releases/testing/openComposer.ts'
import { sampleRoute } from '../../releases/testing/sampleRelease.ts'
import { sampleStatement } from '../../releases/testing/sampleStatement.ts'
import { publishingRoutes } from './publishingRoutes.ts'

jest.setTimeout(60_000)

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const name = 'mfe-shop'
const [own, other] = [makeKeys(), makeKeys()]
const keys = new Map([
  [name, [own.publicKey]],
  ['mfe-other', [other.publicKey]],
])

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'publishing-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server that accepts releases into a store, on a port of its own. */
async function serve(
  store: ReleaseStore,
  releasesFolder: string,
  current: () => Composition | undefined = () => undefined,
  preview: Previews['of'] = () => Promise.reject(new Error('Nothing is composed.')),
) {
  const app = Fastify()
  const publishing = createPublishing({
    registry: { keys, remotes: [{ name, prefixes: ['/shop'] }] },
    store,
    releasesFolder,
    siteUrl: 'http://localhost',
    current,
    preview,
  })
  await publishingRoutes(app, publishing)
  const site = await app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => app.close())
  return { app, site, publishing }
}

/** A team with a key, and releases by letter in a folder of its own. */
function openTeam(site: string, key = own, remote = name) {
  const privateKey = readPrivateKey(key.privateKey)
  const client = createSiteClient({ site, remote, key: privateKey })
  const releasesFolder = newFolder()
  const samples = createSampleReleases(releasesFolder, { [name]: ['/shop'] })
  const textOf = (letter: string) => readFileSync(join(releasesFolder, name, idOf(letter), 'release.json'))
  return {
    client,
    releasesFolder,
    textOf,
    make: samples.remote,
    async upload(letter: string, counter?: number) {
      if (!existsSync(join(releasesFolder, name, idOf(letter)))) samples.remote(name, letter)
      return uploadRelease({
        client,
        key: privateKey,
        folder: releasesFolder,
        releasesFolder,
        release: parseRelease(JSON.parse(textOf(letter).toString())),
        counter: counter ?? (await readPointer(client)).counter,
        message: `Release ${letter}`,
      })
    },
    rollBack: (letter?: string) =>
      rollBackAtSite({ client, key: privateKey, name, id: letter && idOf(letter), folder: releasesFolder }),
    /** Sends only a statement. */
    async state(letter: string, overrides: Partial<ReleaseStatement>, signedWith = key) {
      const expiry = new Date(Date.now() + 60_000).toISOString()
      const statement = { ...sampleStatement, site, expiry, release: idOf(letter), ...overrides }
      const body = signStatement(statement, readPrivateKey(signedWith.privateKey))
      return client.ask({ method: 'POST', body })
    },
  }
}

/** A site with shop a live that accepts releases into its folder. */
async function running() {
  const composed = openComposer()
  ends.push(() => composed.close())
  composed.shell('a')
  composed.point('shell', 'a')
  composed.release(name, 'a')
  composed.wait(Date.now() - composed.now())
  await composed.composer.refresh()
  const { composer } = composed
  const store = createFolderStore(composed.releasesFolder, composed.now)
  ends.push(() => store.end())
  return {
    ...composed,
    store,
    ...(await serve(store, composed.releasesFolder, () => composer.current, composer.previews.of)),
  }
}

const live = ({ composer }: Pick<ReturnType<typeof openComposer>, 'composer'>) => composer.current.releases[0]?.id[0]

it('makes an upload live as soon as it has passed the gate, and serves none of it before', async () => {
  const site = await running()
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
  const site = await running()
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
  const site = await running()
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
  expect(changes).toEqual([{ path: '/shop', kind: 'changed', before: expect.any(Number), after: expect.any(Number) }])

  await team.state('b', { digest, counter: (await readPointer(team.client)).counter })
  await site.composer.refresh()
  expect(live(site)).toBe('b')
})

it('tells the team why its release is refused, and nothing about others', async () => {
  const site = await running()
  site.failing.set(idOf('b'), { status: 'bad', reason: 'threw.' })
  const team = openTeam(site.site)
  await team.upload('b')
  await site.composer.refresh()

  const [verdict] = await readRemoteVerdicts(team.client)

  expect(verdict?.generation?.live).toEqual({ [name]: idOf('a') })
  expect(verdict?.generation?.refused).toMatchObject([{ name, release: idOf('b'), reason: 'threw.' }])
})

it('receives only the files that the site lacks: one changed file, or the rest after an interruption', async () => {
  const site = await running()
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
  const { site } = await running()
  const team = openTeam(site)
  const content = Buffer.from('entry b')
  await team.client.ask({ method: 'PUT', path: `/files?hash=${encodeURIComponent(hashOf(content))}`, body: content })

  expect((await team.upload('b')).sent).toMatchObject({ files: 3, of: 4 })
})

it('rolls back to what was live, without a file, and only to that', async () => {
  const site = await running()
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
  const { site, releasesFolder } = await running()
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
  const site = await running()
  const team = openTeam(site.site)
  await team.upload('b')
  await site.composer.refresh()
  await site.store.publish({}, { by: 'pause', paused: [name] })

  await expect(team.upload('c')).rejects.toThrow(`${name} is paused. Nothing was released`)
  await team.rollBack('a')
  await site.composer.refresh()

  expect(live(site)).toBe('a')
})

it.each<{ what: string; overrides: Partial<ReleaseStatement>; key?: typeof own; reason: RegExp }>([
  { what: 'of another remote', overrides: { remote: 'mfe-other' }, reason: /Signed for mfe-other, not for mfe-shop/ },
  { what: 'for another site', overrides: { site: 'https://loja.example' }, reason: /set SITE to that address/ },
  { what: 'that has expired', overrides: { expiry: '2026-01-01T00:00:00.000Z' }, reason: /Expired at 2026-01-01/ },
  {
    what: 'that is valid for years',
    overrides: { expiry: '2099-01-01T00:00:00.000Z' },
    reason: /at most until .* is allowed/,
  },
  { what: 'for another counter', overrides: { counter: 0 }, reason: /already used, or somebody else released first/ },
  { what: 'with another key', overrides: {}, key: other, reason: /Not signed by a key that the registry has/ },
  {
    what: 'with files that were not uploaded',
    overrides: { digest: hashOf('x') },
    reason: /lacks the file with the hash/,
  },
  { what: 'that is malformed', overrides: { commit: 'two\nlines' }, reason: /malformed: a text of one line/ },
])('refuses a statement $what', async ({ overrides, key, reason }) => {
  const { site, store } = await running()
  const team = openTeam(site)

  await expect(team.state('b', { counter: 1, ...overrides }, key)).rejects.toThrow(reason)

  expect((await store.published())?.number).toBe(1)
})

it('accepts a statement once, even after its release is no longer live', async () => {
  const site = await running()
  const team = openTeam(site.site)
  await team.upload('b')
  await team.upload('c')

  await expect(team.upload('b', 1)).rejects.toThrow('which is now at 3: it was already used')
})

it('requires that a release matches its statement', async () => {
  const { site } = await running()
  const team = openTeam(site)
  for (const letter of ['b', 'c']) team.make(name, letter)
  const send = (content: Buffer) =>
    team.client.ask({ method: 'PUT', path: `/files?hash=${encodeURIComponent(hashOf(content))}`, body: content })
  await send(team.textOf('b'))
  await expect(team.state('c', { counter: 1, digest: hashOf(team.textOf('b')) })).rejects.toThrow(
    `The release.json is of ${name} ${idOf('b')}, not of ${name} ${idOf('c')}`,
  )

  await expect(team.state('a', { counter: 1, digest: hashOf(team.textOf('b')) })).rejects.toThrow(
    `The id ${idOf('a')} belongs to other content`,
  )
})

it.each([
  { what: 'has the wrong hash', chunks: ['other'], reason: /has another hash: send it again/ },
  {
    what: 'is too large without declaring it',
    chunks: Array.from({ length: 33 }, () => Buffer.alloc(releaseLimits.file / 32)),
    reason: /larger than 32000000 bytes/,
  },
])('keeps nothing of a file that $what', async ({ chunks, reason }) => {
  const { publishing, releasesFolder } = await running()

  await expect(publishing.receive(name, hashOf('page'), Readable.from(chunks))).rejects.toThrow(reason)

  expect(readdirSync(join(releasesFolder, '.incoming', name))).toEqual([])
})

it('does not read a file that is declared as too large', async () => {
  const { app, site } = await running()
  const { headers } = await permitted(site)
  const length = { 'content-type': 'application/octet-stream', 'content-length': `${releaseLimits.file + 1}` }
  const url = `/_releases/${name}/files?hash=${encodeURIComponent(hashOf('page'))}`

  expect((await app.inject({ method: 'PUT', url, headers: { ...headers, ...length } })).statusCode).toBe(413)
})

/** The kit's request headers. */
async function permitted(site: string) {
  let headers: Record<string, string> = {}
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, options) => {
    headers = Object.fromEntries(new Headers(options?.headers))
    return new Response('{}')
  })
  await openTeam(site).client.ask({})
  fetched.mockRestore()
  return { headers }
}

it.each(['', '/history', '/verdicts', '/statement', '/lacking', '/candidates', '/changes', '/files'])(
  'reveals nothing at %s without a permit',
  async (path) => {
    const { app } = await running()
    const isPosted = ['/lacking', '/candidates', '/changes'].includes(path)
    const methods = path === '/files' ? ['PUT' as const] : isPosted ? ['POST' as const] : ['GET' as const]

    for (const method of methods) {
      const answer = await app.inject({
        method,
        url: `/_releases/${name}${path}`,
        payload: method === 'GET' ? undefined : [],
      })
      expect([answer.statusCode, answer.json()]).toEqual([401, { reason: expect.stringContaining('has no permit') }])
    }
  },
)

it('refuses a permit of another remote, or of a name without a key', async () => {
  const { site } = await running()

  await expect(openTeam(site, other, name).client.ask({})).rejects.toThrow('Not signed by a key')
  await expect(openTeam(site, own, 'mfe-free').client.ask({})).rejects.toThrow('the registry has no key for it')
})

it('slows down a client that tries keys, but not one with the right key at another address', async () => {
  const { app, site } = await running()
  const { headers } = await permitted(site)
  const ask = (from: string, more = {}) =>
    app.inject({ url: `/_releases/${name}`, remoteAddress: from, headers: more }).then(({ statusCode }) => statusCode)
  for (let time = 0; time < 20; time++) expect(await ask('192.0.2.1')).toBe(401)

  expect(await ask('192.0.2.1', headers)).toBe(429)
  expect(await ask('192.0.2.2', headers)).toBe(200)
})

it('accepts files and statement on different servers with PostgreSQL, and a third one gets the release', async () => {
  const postgres = await startPostgres()
  ends.push(() => postgres.stop())
  const [first, second, third] = [1, 2, 3].map(() => {
    const folder = newFolder()
    const store = createPostgresStore({ url: postgres.url, releasesFolder: folder, pause: 600_000 })
    ends.push(() => store.end())
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
