import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '@site/release-protocol/publication/publish'
import { sampleStatement } from '../../releases/testing/sampleStatement.ts'
import { endStores, openPostgres, startDatabase, stopDatabase } from '../testing/openStores.ts'
import { idOf, putRelease } from '../testing/sampleFiles.ts'

jest.setTimeout(60_000)

beforeAll(startDatabase)
afterAll(stopDatabase)
afterEach(endStores)

describe('PostgreSQL', () => {
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
})
