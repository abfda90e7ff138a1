import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { PublishedMeanwhile, type PublishOptions, publish } from '@site/remote-kit/release/publication/publish'
import { LEASE_PERIOD } from '@site/remote-kit/release/publication/sharedFolder'
import pg from 'pg'
import { startPostgres } from '../../leads/testing/startPostgres.ts'
import { sampleStatement } from '../testing/sampleStatement.ts'
import { createFolderStore } from './folder/folderStore.ts'
import { createPostgresStore } from './postgres/postgresStore.ts'
import { keptVerdicts, type ReleaseStore, type Verdict } from './ReleaseStore.ts'

const idOf = (letter: string) => letter.repeat(16)
const verdict: Verdict = { at: '2026-01-01T00:00:00.000Z', publication: 1, live: { shell: idOf('a') }, refused: [] }

jest.setTimeout(60_000)

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Servers that share a store, with a clock that the test controls. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  let now = Date.parse('2026-01-01T00:00:00Z')
  return {
    folder,
    now: () => now,
    wait(ms: number) {
      now += ms
    },
    server(): ReleaseStore {
      const store = createFolderStore(folder, () => now)
      ends.push(() => store.end())
      return store
    },
    publish: (moves: Record<string, string>, options?: PublishOptions) => publish(folder, moves, options),
  }
}

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
let databases = 0
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

/** Servers on different machines, with a database of their own. */
async function openPostgres() {
  const { url } = postgres ?? { url: '' }
  const own = new URL(url)
  own.pathname = `/releases_${++databases}`
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`CREATE DATABASE ${own.pathname.slice(1)}`)
  await client.end()
  let now = Date.parse('2026-01-01T00:00:00Z')
  const machine = () => {
    const folder = mkdtempSync(join(tmpdir(), 'machine-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }
  const server = (folder = machine(), options: { importsFolder?: boolean } = {}) => {
    const store = createPostgresStore({
      ...options,
      url: own.href,
      releasesFolder: folder,
      now: () => now,
      pause: 600_000,
    })
    ends.push(() => store.end())
    return Object.assign(store, { folder })
  }
  const publisher = server()
  return {
    folder: undefined,
    now: () => now,
    wait(ms: number) {
      now += ms
    },
    server,
    machine,
    async query(text: string) {
      const direct = new pg.Client(own.href)
      await direct.connect()
      await direct.query(text)
      await direct.end()
    },
    publish(moves: Record<string, string>, options?: PublishOptions) {
      for (const [name, id] of Object.entries(moves)) putRelease(publisher.folder, name, id)
      return publisher.publish(moves, options)
    },
  }
}

/** Writes a release with a file in each form into a folder. */
function putRelease(folder: string, name: string, id: string) {
  const content = Buffer.from(`file of ${name} ${id}`)
  const at = join(folder, name, id)
  mkdirSync(join(at, 'browser'), { recursive: true })
  writeFileSync(join(at, 'browser/page.js'), content)
  writeFileSync(join(at, 'browser/page.js.br'), brotliCompressSync(content))
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
  writeFileSync(join(at, 'release.json'), JSON.stringify({ name, id, files: { 'browser/page.js': hash } }))
}

describe.each([
  { engine: 'a folder', open: openFolder },
  { engine: 'PostgreSQL', open: openPostgres },
])('in $engine', ({ open }) => {
  it('returns all pointers of one moment, with a number that grows', async () => {
    const { server, publish } = await open()
    const store = server()
    const nothing = await store.pointers(['shell', 'mfe-shop'])
    await publish({ shell: idOf('a'), 'mfe-shop': idOf('a') })
    await publish({ 'mfe-shop': idOf('b') })

    const { pointers, publication } = await store.pointers(['shell', 'mfe-shop', 'mfe-other'])

    expect(nothing.publication).toBe(0)
    expect(publication).toBe(2)
    expect([...pointers].map(([name, { release }]) => [name, release])).toEqual([
      ['shell', idOf('a')],
      ['mfe-shop', idOf('b')],
      ['mfe-other', undefined],
    ])
  })

  it('refuses the second of two conflicting publications, and lets different names change independently', async () => {
    const { server, publish } = await open()
    await publish({ 'mfe-shop': idOf('a') })
    const store = server()

    const both = await Promise.allSettled([
      publish({ 'mfe-shop': idOf('b') }, { expected: { 'mfe-shop': 1 } }),
      publish({ 'mfe-shop': idOf('c') }, { expected: { 'mfe-shop': 1 } }),
      publish({ 'mfe-other': idOf('a') }, { expected: { 'mfe-other': 0 } }),
    ])

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(PublishedMeanwhile) })
    expect(Object.keys((await store.published())?.pointers ?? {}).toSorted()).toEqual(['mfe-other', 'mfe-shop'])
  })

  it("keeps a release's statement until its name moves on", async () => {
    const { server, publish } = await open()
    const signed = { statement: { ...sampleStatement, release: idOf('a') }, signature: `${'A'.repeat(86)}==` }
    await publish({ 'mfe-shop': idOf('a') }, { signed: { 'mfe-shop': signed } })
    await publish({ 'mfe-other': idOf('a') })
    const store = server()
    const signatureOf = async () => (await store.pointers(['mfe-shop'])).pointers.get('mfe-shop')?.signed
    expect(await signatureOf()).toEqual(signed)

    await publish({ 'mfe-shop': idOf('b') })

    expect(await signatureOf()).toBeUndefined()
  })

  it('returns the newest verdict of every scope that is judged', async () => {
    const { server, wait } = await open()
    const [one, other] = [server(), server()]
    await one.acquireLease('scope')
    await other.acquireLease('another')
    await one.addGeneration('scope', 0, verdict)
    expect((await one.verdicts()).map(({ scope, generation }) => [scope, generation?.number]).toSorted()).toEqual([
      ['another', undefined],
      ['scope', 1],
    ])

    wait(LEASE_PERIOD)

    expect(await one.verdicts()).toEqual([])
  })

  it("changes a pointer's stamp whenever it is published again", async () => {
    const { server, publish } = await open()
    const store = server()
    const stamp = async () => (await store.pointers(['shell'])).pointers.get('shell')?.stamp
    await publish({ shell: idOf('a') })
    const former = await stamp()
    expect(await stamp()).toBe(former)

    await publish({ shell: idOf('a') })

    expect(await stamp()).not.toBe(former)
  })

  it('gives the lease to one server at a time, also if several ask at once', async () => {
    const { server } = await open()
    const servers = [server(), server(), server()]

    const roles = await Promise.all(servers.map((one) => one.acquireLease('scope')))
    const again = await Promise.all(servers.map((one) => one.acquireLease('scope')))

    expect(roles.toSorted()).toEqual(['follower', 'follower', 'leader'])
    expect(again).toEqual(roles)
  })

  it('keeps the lease as long as it is renewed', async () => {
    const { server, wait } = await open()
    const [one, other] = [server(), server()]
    await one.acquireLease('scope')
    for (let turn = 0; turn < 3; turn++) {
      wait(LEASE_PERIOD - 1)
      expect(await one.acquireLease('scope')).toBe('leader')
      expect(await other.acquireLease('scope')).toBe('follower')
    }
    wait(LEASE_PERIOD)

    expect(await other.acquireLease('scope')).toBe('leader')
    expect(await one.acquireLease('scope')).toBe('follower')
  })

  it('releases the lease when a server stops, and keeps the leases of other scopes', async () => {
    const { server } = await open()
    const [one, other] = [server(), server()]
    await one.acquireLease('scope')
    expect(await other.acquireLease('another')).toBe('leader')
    await one.end()

    expect(await other.acquireLease('scope')).toBe('leader')
  })

  it("applies one server's verdict to all, and refuses the second one", async () => {
    const { server } = await open()
    const [one, other] = [server(), server()]
    expect(await one.generation('scope')).toBeUndefined()

    const both = await Promise.all([one, other].map((store) => store.addGeneration('scope', 0, verdict)))
    const next = await other.addGeneration('scope', 1, { ...verdict, publication: 2 })

    expect(both.toSorted()).toEqual([false, true])
    expect(next).toBe(true)
    expect(await one.addGeneration('scope', 1, verdict)).toBe(false)
    expect(await one.generation('scope')).toEqual({ number: 2, ...verdict, publication: 2 })
    expect(await one.generation('another')).toBeUndefined()
  })

  it('knows what was live, of every build, and when it last was', async () => {
    const { server } = await open()
    const store = server()
    const on = (day: number, live: Record<string, string>) => ({
      ...verdict,
      at: `2026-01-0${day}T00:00:00.000Z`,
      live,
    })
    await store.addGeneration('scope', 0, on(1, { shell: idOf('a'), 'mfe-shop': idOf('a') }))
    await store.addGeneration('scope', 1, on(3, { shell: idOf('b'), 'mfe-shop': idOf('a') }))
    await store.addGeneration('scope', 2, on(5, { shell: idOf('b'), 'mfe-shop': idOf('b') }))
    await store.addGeneration('former', 0, on(4, { shell: idOf('c') }))

    const admitted = (await store.admitted()).map(({ name, id, at }) => `${name} ${id[0]} ${new Date(at).getUTCDate()}`)

    expect(admitted.toSorted()).toEqual(['mfe-shop a 5', 'mfe-shop b 5', 'shell a 3', 'shell b 5', 'shell c 4'])
  })

  it('lists publications, the newest first, and former verdicts by their numbers', async () => {
    const { server, publish } = await open()
    const store = server()
    for (const letter of ['a', 'b', 'c']) await publish({ shell: idOf(letter) })
    await store.addGeneration('scope', 0, verdict)
    await store.addGeneration('scope', 1, { ...verdict, live: { shell: idOf('b') } })
    await store.addGeneration('former', 0, verdict)

    expect((await store.publications(2)).map(({ number, pointers }) => [number, pointers.shell?.release])).toEqual([
      [3, idOf('c')],
      [2, idOf('b')],
    ])
    expect(
      (await store.generations()).map(({ scope, generation }) => `${scope} ${generation.number}`).toSorted(),
    ).toEqual(['former 1', 'scope 2'])
    expect((await store.generationNumbered('scope', 1))?.live).toEqual({ shell: idOf('a') })
    expect(await store.generationNumbered('scope', 3)).toBeUndefined()
  })

  it('releases nothing new of a paused name until it is resumed, but rolls back', async () => {
    const { server, publish } = await open()
    const store = server()
    await publish({ 'mfe-shop': idOf('a') })
    await publish({}, { by: 'pause', paused: ['mfe-shop'] })

    await expect(publish({ shell: idOf('a'), 'mfe-shop': idOf('b') })).rejects.toThrow('mfe-shop is paused')
    await publish({ shell: idOf('a') })
    await publish({ 'mfe-shop': idOf('a') }, { by: 'rollback' })
    expect((await store.published())?.paused).toEqual(['mfe-shop'])

    await publish({}, { by: 'pause', paused: [] })
    await publish({ 'mfe-shop': idOf('b') })
    expect(await store.published()).toMatchObject({ number: 6, moved: ['mfe-shop'] })
  })

  it('knows what each server serves, as long as the server reports it', async () => {
    const { server, wait } = await open()
    const [one, other] = [server(), server()]
    await one.reportServing({ generation: 3, composition: 'abc' })
    await one.reportServing({ generation: 4, composition: 'abd' })
    expect(await other.serving()).toMatchObject([
      { server: expect.stringContaining('@'), generation: 4, composition: 'abd' },
    ])

    wait(15_000)

    expect(await other.serving()).toEqual([])
  })

  it('removes a release with everything that belongs to it', async () => {
    const { server, publish, folder } = await open()
    const store = server()
    for (const letter of ['a', 'b']) {
      if (folder) putRelease(folder, 'mfe-shop', idOf(letter))
      await publish({ 'mfe-shop': idOf(letter) })
    }
    await store.addGeneration('scope', 0, { ...verdict, live: { 'mfe-shop': idOf('a') } })
    const [archive] = store.archives
    const letters = async () => (await archive.list()).map(({ id }) => id[0]).toSorted()
    expect([await letters(), (await archive.size({ name: 'mfe-shop', id: idOf('a') })) > 50]).toEqual([
      ['a', 'b'],
      true,
    ])

    await archive.remove({ name: 'mfe-shop', id: idOf('a') })

    expect([await letters(), await store.admitted()]).toEqual([['b'], []])
    expect(await archive.size({ name: 'mfe-shop', id: idOf('a') })).toBe(0)
  })

  it('removes verdicts of abandoned scopes after a while', async () => {
    const { server, wait, now } = await open()
    const store = server()
    const today = () => ({ ...verdict, at: new Date(now()).toISOString() })
    await store.addGeneration('former', 0, today())
    wait(keptVerdicts.ofFormerScopes)
    await store.addGeneration('scope', 0, today())
    expect(await store.generation('former')).toBeDefined()
    wait(1)

    await store.addGeneration('scope', 1, today())

    expect(await store.generation('former')).toBeUndefined()
    expect(await store.generation('scope')).toMatchObject({ number: 2 })
  })
})

describe('PostgreSQL', () => {
  const page = 'browser/page.js'

  it('fetches a release to a machine that lacks it, with its compressed files', async () => {
    const { server, publish } = await openPostgres()
    await publish({ 'mfe-shop': idOf('a') })
    const store = server()
    const at = join(store.folder, 'mfe-shop', idOf('a'))

    expect(await store.fetch('mfe-shop', idOf('a'))).toBe(true)
    expect(await store.fetch('mfe-shop', idOf('a'))).toBe(false)

    expect(readFileSync(join(at, page), 'utf8')).toBe(`file of mfe-shop ${idOf('a')}`)
    expect(brotliDecompressSync(readFileSync(join(at, `${page}.br`))).toString()).toContain('file of mfe-shop')
    expect(JSON.parse(readFileSync(join(at, 'release.json'), 'utf8'))).toMatchObject({ id: idOf('a') })
  })

  it('knows what was live also while the database is unavailable', async () => {
    const { server } = await openPostgres()
    const store = server()
    await store.addGeneration('scope', 0, verdict)
    const known = await store.admitted()

    const away = createPostgresStore({ url: 'postgres://localhost:1/none', releasesFolder: store.folder })
    ends.push(() => away.end())

    expect(known).toMatchObject([{ name: 'shell', id: idOf('a') }])
    expect(await away.admitted()).toEqual(known)
  })

  it('fetches a release that no name points to', async () => {
    const { server } = await openPostgres()
    const [one, other] = [server(), server()]
    putRelease(one.folder, 'mfe-shop', idOf('a'))

    await one.share('mfe-shop', idOf('a'))

    expect(await other.fetch('mfe-shop', idOf('a'))).toBe(true)
    expect(await one.published()).toBeUndefined()
  })

  it('fetches it again if it is damaged', async () => {
    const { server, publish } = await openPostgres()
    await publish({ 'mfe-shop': idOf('a') })
    const store = server()
    await store.fetch('mfe-shop', idOf('a'))
    const file = join(store.folder, 'mfe-shop', idOf('a'), page)
    writeFileSync(file, '')

    await store.fetch('mfe-shop', idOf('a'), true)

    expect(readFileSync(file, 'utf8')).toContain('file of mfe-shop')
  })

  it.each([
    { what: 'forged', sql: "UPDATE release_file SET content = 'x' WHERE form = ''", problem: /wrong hash/ },
    { what: 'missing', sql: "DELETE FROM release_file WHERE form = ''", problem: /is missing in the database/ },
    { what: 'of a removed release', sql: 'DELETE FROM release', problem: /is not in the database/ },
  ])('leaves nothing on the disk of a file that is $what', async ({ sql, problem }) => {
    const { server, publish, query } = await openPostgres()
    await publish({ 'mfe-shop': idOf('a') })
    await query(sql)
    const store = server()

    await expect(store.fetch('mfe-shop', idOf('a'))).rejects.toThrow(problem)

    expect(readdirSync(store.folder, { recursive: true })).not.toContain(join('mfe-shop', idOf('a')))
  })

  it('leaves out a compressed file of other content', async () => {
    const { server, publish, query } = await openPostgres()
    await publish({ 'mfe-shop': idOf('a') })
    await query(
      `UPDATE release_file SET content = '\\x${brotliCompressSync('other').toString('hex')}' WHERE form = 'br'`,
    )
    const store = server()

    await store.fetch('mfe-shop', idOf('a'))

    expect(readdirSync(join(store.folder, 'mfe-shop', idOf('a'), 'browser'))).toEqual(['page.js'])
  })

  it("refuses a file that differs from its release's statement", async () => {
    const { server } = await openPostgres()
    const store = server()
    putRelease(store.folder, 'mfe-shop', idOf('a'))
    writeFileSync(join(store.folder, 'mfe-shop', idOf('a'), page), 'other')

    await expect(store.publish({ 'mfe-shop': idOf('a') })).rejects.toThrow('page.js has the wrong hash')

    expect(await store.published()).toBeUndefined()
  })

  it('removes with a release only the files that no other one has', async () => {
    const { server, publish } = await openPostgres()
    await publish({ 'mfe-shop': idOf('a') })
    const store = server()
    const at = join(store.folder, 'mfe-shop', idOf('b'))
    await store.fetch('mfe-shop', idOf('a'))
    cpSync(join(store.folder, 'mfe-shop', idOf('a')), at, { recursive: true })
    await store.publish({ 'mfe-shop': idOf('b') })

    await store.archives[0].remove({ name: 'mfe-shop', id: idOf('a') })

    const other = server()
    await other.fetch('mfe-shop', idOf('b'))
    await expect(other.fetch('mfe-shop', idOf('a'))).rejects.toThrow('is not in the database')
  })

  it('notifies all servers at once of a publication', async () => {
    const { server, publish } = await openPostgres()
    const store = server()
    // The first wait starts listening, and ends once the server has subscribed.
    await store.nextChange()
    const signatureOf = store.nextChange()
    await publish({ shell: idOf('a') })

    await expect(signatureOf).resolves.toBeUndefined()
  })

  it('imports what is published in a folder, by hand too, and keeps names together', async () => {
    const { server } = await openPostgres()
    const [one, other] = [server(), server()]
    for (const letter of ['a', 'b']) putRelease(one.folder, 'mfe-shop', idOf(letter))
    putRelease(one.folder, 'shell', idOf('a'))
    const signed = { 'mfe-shop': { statement: sampleStatement } }
    await publish(one.folder, { shell: idOf('a'), 'mfe-shop': idOf('a') }, { signed })
    await one.pointers(['shell', 'mfe-shop'])
    expect(await other.published()).toMatchObject({
      number: 1,
      moved: ['shell', 'mfe-shop'],
      pointers: { 'mfe-shop': { signed: { statement: sampleStatement } } },
    })

    writeFileSync(join(one.folder, 'mfe-shop/current.json'), JSON.stringify({ release: idOf('b') }))
    await one.pointers(['shell', 'mfe-shop'])
    await one.pointers(['shell', 'mfe-shop'])

    expect(await other.published()).toMatchObject({ number: 2, moved: ['mfe-shop'] })
  })

  it('imports nothing for read-only use', async () => {
    const { server, machine } = await openPostgres()
    const folder = machine()
    putRelease(folder, 'shell', idOf('a'))
    await publish(folder, { shell: idOf('a') })

    const { pointers } = await server(folder, { importsFolder: false }).pointers(['shell'])

    expect(pointers.get('shell')?.release).toBeUndefined()
    expect((await server(folder).pointers(['shell'])).pointers.get('shell')?.release).toBe(idOf('a'))
  })

  it('imports nothing old from a folder that is added later', async () => {
    const { server, publish: publishFirst } = await openPostgres()
    await publishFirst({ shell: idOf('b') })
    const late = server()
    putRelease(late.folder, 'shell', idOf('a'))
    await publish(late.folder, { shell: idOf('a') })

    const { pointers } = await late.pointers(['shell'])

    expect(pointers.get('shell')?.release).toBe(idOf('b'))
  })

  it('says what it cannot import, and imports it when it can', async () => {
    const { server } = await openPostgres()
    const store = server()
    await publish(store.folder, { shell: idOf('a') })

    const { problem, pointers } = await store.pointers(['shell'])
    expect(problem).toMatch(/Publication 1 of this folder cannot be put into the database: .*ENOENT/)
    expect(pointers.get('shell')?.release).toBeUndefined()

    putRelease(store.folder, 'shell', idOf('a'))
    expect((await store.pointers(['shell'])).pointers.get('shell')?.release).toBe(idOf('a'))
  })

  it('reconnects to a database that was unavailable', async () => {
    const { server, publish } = await openPostgres()
    const store = server()
    await postgres?.takeDown()
    await expect(store.pointers(['shell'])).rejects.toThrow()
    await expect(store.acquireLease('scope')).rejects.toThrow()

    await postgres?.bringBack()
    await publish({ shell: idOf('a') })

    expect((await store.pointers(['shell'])).publication).toBe(1)
    expect(await store.acquireLease('scope')).toBe('leader')
  })
})

describe('a folder', () => {
  it('has in its history what was written by hand, with the file numbered', async () => {
    const { folder, server, publish } = openFolder()
    await publish({ 'mfe-shop': idOf('a') })
    writeFileSync(join(folder, 'mfe-shop/current.json'), JSON.stringify({ release: idOf('b') }))

    const { pointers, publication } = await server().pointers(['mfe-shop'])

    expect([pointers.get('mfe-shop')?.release, publication]).toEqual([idOf('b'), 2])
    expect((await publish({ shell: idOf('a') })).pointers['mfe-shop']).toEqual({
      release: idOf('b'),
      counter: 2,
      byStart: false,
    })
  })

  it.each([
    { what: 'not JSON', make: (file: string) => writeFileSync(file, 'nonsense'), problem: /2 cannot be used.*JSON/ },
    { what: 'a link', make: (file: string) => symlinkSync('/dev/zero', file), problem: /2 cannot be used.*a link/ },
    { what: 'a folder', make: (file: string) => mkdirSync(file), problem: /2 cannot be used.*not a regular file/ },
  ])('reports that its newest publication is $what, and uses the one before', async ({ make, problem }) => {
    const { folder, server, publish } = openFolder()
    await publish({ shell: idOf('a') })
    make(join(folder, '.publications/00000002.json'))

    const found = await server().pointers(['shell'])

    expect(found.pointers.get('shell')?.release).toBe(idOf('a'))
    expect(found.problem).toMatch(problem)
  })

  it('continues with the number after an unreadable verdict', async () => {
    const { folder, server } = openFolder()
    const store = server()
    await store.addGeneration('scope', 0, verdict)
    writeFileSync(join(folder, '.generations/scope/00000002.json'), '{')

    expect(await store.addGeneration('scope', 1, { ...verdict, publication: 2 })).toBe(true)
    expect(await store.generation('scope')).toMatchObject({ number: 3, publication: 2 })
  })

  it('gives no lease from the future, which a wrong clock has written', async () => {
    const { server, wait } = openFolder()
    const [one, other] = [server(), server()]
    wait(86_400_000)
    await one.acquireLease('scope')
    wait(-86_400_000)

    expect(await other.acquireLease('scope')).toBe('leader')
  })
})
