import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { createPostgresStore } from './postgresStore.ts'
import { atEnd, endStores, openPostgres, startDatabase, stopDatabase, verdict } from '../testing/openStores.ts'
import { idOf, putComposition, putRelease } from '../testing/sampleFiles.ts'

jest.setTimeout(60_000)

beforeAll(startDatabase)
afterAll(stopDatabase)
afterEach(endStores)

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
    atEnd(() => away.end())

    expect(known).toMatchObject([{ name: 'shell', id: idOf('a') }])
    expect(await away.admitted()).toEqual(known)
  })

  it('knows the newest verdict that a machine has seen while the database is unavailable', async () => {
    const { server } = await openPostgres()
    const store = server()
    await store.addGeneration('scope', 0, verdict)
    const seen = await store.generation('scope')

    const away = createPostgresStore({ url: 'postgres://localhost:1/none', releasesFolder: store.folder })
    atEnd(() => away.end())

    expect(seen).toMatchObject(verdict)
    expect(await away.generation('scope')).toEqual(seen)
    await expect(away.generation('another')).rejects.toThrow('cannot be reached')
  })

  it('lets another process compose once the connection of the first one is gone', async () => {
    const { server, query } = await openPostgres()
    const [one, other] = [server(), server()]
    await one.lock('scope')
    expect(await other.lock('scope')).toBe(false)

    await query("SELECT pg_terminate_backend(pid, 10000) FROM pg_locks WHERE locktype = 'advisory'")

    expect(await other.lock('scope')).toBe(true)
    expect(await one.lock('scope')).toBe(false)
  })

  it('fetches a composition to a machine that lacks it, with the files of its releases', async () => {
    const { server, publish } = await openPostgres()
    await publish({ 'mfe-shop': idOf('a') })
    const [one, other] = [server(), server()]
    await one.fetch('mfe-shop', idOf('a'))
    const name = '0123456789ab-01234567'
    const place = ({ folder }: { folder: string }) => join(folder, 'compositions', name)
    await putComposition(one.folder, name)

    await one.compositions.share(name)
    await one.compositions.share(name)
    await other.compositions.fetch(name)

    const files = readdirSync(place(other), { recursive: true }).toSorted()
    expect(files).toEqual(readdirSync(place(one), { recursive: true }).toSorted())
    for (const file of ['composition.json', 'site/shop/index.html', `site/r/mfe-shop/${idOf('a')}/page.js`]) {
      expect(readFileSync(join(place(other), file))).toEqual(readFileSync(join(place(one), file)))
    }
    writeFileSync(join(place(other), 'site/shop/index.html'), 'damaged')
    await other.compositions.fetch(name, true)
    expect(readFileSync(join(place(other), 'site/shop/index.html'), 'utf8')).toBe('<h1>Loja</h1>')
    await expect(other.compositions.fetch('0123456789ab-76543210')).rejects.toThrow('is not in the database')
  })

  it('keeps the newest compositions and what is live, and no document of others', async () => {
    const { server, query } = await openPostgres()
    const store = server()
    const nameOf = (number: number) => `0123456789ab-${String(number).padStart(8, '0')}`
    await store.addGeneration('scope', 0, {
      ...verdict,
      pointer: { live: nameOf(0), canaries: {}, since: {}, seconds: 1 },
    })
    for (let number = 0; number < 23; number++) {
      await putComposition(store.folder, nameOf(number), `<h1>${number}</h1>`, {})
      await store.compositions.share(nameOf(number))
      await query(`UPDATE composition SET at = ${number} WHERE name = '${nameOf(number)}'`)
    }
    await store.compositions.share(nameOf(22))

    const there = async (number: number) => {
      rmSync(join(store.folder, 'compositions'), { recursive: true, force: true })
      return store.compositions.fetch(nameOf(number)).then(
        () => true,
        () => false,
      )
    }
    expect(await Promise.all([0, 1, 2, 22].map(there))).toEqual([true, false, false, true])
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

  it('makes a compressed file of other content again', async () => {
    const { server, publish, query } = await openPostgres()
    await publish({ 'mfe-shop': idOf('a') })
    await query(
      `UPDATE release_file SET content = '\\x${brotliCompressSync('other').toString('hex')}' WHERE form = 'br'`,
    )
    const store = server()

    await store.fetch('mfe-shop', idOf('a'))

    const browser = join(store.folder, 'mfe-shop', idOf('a'), 'browser')
    expect(readdirSync(browser).toSorted()).toEqual(['page.js', 'page.js.br', 'page.js.gz'])
    expect(brotliDecompressSync(readFileSync(join(browser, 'page.js.br'))).toString()).toContain('file of mfe-shop')
  })

  it.each([
    { what: 'damaged', sql: "UPDATE release_file SET content = 'x' WHERE form = ''" },
    { what: 'lost', sql: 'DELETE FROM release_file' },
  ])('has what was $what again once the release is published from a machine that has it', async ({ sql }) => {
    const { server, publish, query } = await openPostgres()
    await publish({ 'mfe-shop': idOf('a') })
    await query(sql)

    await publish({ 'mfe-shop': idOf('a') })

    const store = server()
    await store.fetch('mfe-shop', idOf('a'))
    expect(readFileSync(join(store.folder, 'mfe-shop', idOf('a'), page), 'utf8')).toContain('file of mfe-shop')
  })

  it('points to a release without a copy of it, damaged or not', async () => {
    const { server, publish, query } = await openPostgres()
    await publish({ 'mfe-shop': idOf('a') })
    await query("UPDATE release_file SET content = 'x'")
    const store = server()

    expect((await store.publish({ 'mfe-shop': idOf('a') })).number).toBe(2)
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

  it('reconnects to a database that was unavailable', async () => {
    const { server, publish, takeDown, bringBack } = await openPostgres()
    const store = server()
    await takeDown()
    await expect(store.pointers(['shell'])).rejects.toThrow()
    await expect(store.lock('scope')).rejects.toThrow()

    await bringBack()
    await publish({ shell: idOf('a') })

    expect((await store.pointers(['shell'])).publication).toBe(1)
    expect(await store.lock('scope')).toBe(true)
  })
})
