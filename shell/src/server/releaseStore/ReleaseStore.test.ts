import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PublishedMeanwhile } from '@site/release-protocol/publication/publish'
import { sampleStatement } from '../releases/testing/sampleStatement.ts'
import { keptVerdicts } from './ReleaseStore.ts'
import { endStores, engines, startDatabase, stopDatabase, verdict } from './testing/openStores.ts'
import { idOf, putRelease } from './testing/sampleFiles.ts'

jest.setTimeout(60_000)

beforeAll(startDatabase)
afterAll(stopDatabase)
afterEach(endStores)

describe.each(engines)('in $engine', ({ open }) => {
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

  it('returns the newest verdict of every scope for which a process composes', async () => {
    const { server } = await open()
    const [one, other] = [server(), server()]
    await one.lock('scope')
    await other.lock('another')
    await one.addGeneration('scope', 0, verdict)
    expect((await one.verdicts()).map(({ scope, generation }) => [scope, generation?.number]).toSorted()).toEqual([
      ['another', undefined],
      ['scope', 1],
    ])

    await one.end()
    await other.end()

    expect(await server().verdicts()).toEqual([])
  })

  it('skips publications that cannot be read, names them, and can still roll back', async () => {
    const { server, publish, damage } = await open()
    for (const letter of ['a', 'b', 'c', 'd']) await publish({ 'mfe-shop': idOf(letter) })
    for (const number of [2, 4]) await damage({ number })
    const store = server()

    const { pointers } = await store.pointers(['mfe-shop'])
    expect(pointers.get('mfe-shop')).toMatchObject({ release: expect.stringMatching(/^(c{16}|d{16})$/) })
    const { number } = await publish({ 'mfe-shop': idOf('a') }, { by: 'rollback' })
    const after = await store.pointers(['mfe-shop'])

    expect(number).toBeGreaterThan(4)
    expect(after.pointers.get('mfe-shop')?.release).toBe(idOf('a'))
    expect((await store.publications(10)).map((one) => one.pointers['mfe-shop']?.release[0]).join('')).toMatch(
      /^ad?ca$/,
    )
    expect(store.unreadable()).toContainEqual(expect.stringMatching(/^The publication 4 cannot be used: .*JSON/))
  })

  it('skips verdicts that cannot be read, names them, and adds others', async () => {
    const { server, damage } = await open()
    const store = server()
    await store.lock('scope')
    for (const publication of [1, 2, 3])
      await store.addGeneration('scope', publication - 1, { ...verdict, publication })
    await damage({ scope: 'scope', number: 3 })
    const other = server()

    expect((await other.generation('scope'))?.number).toBe(2)
    expect((await other.verdicts()).map(({ generation }) => generation?.number)).toEqual([2])
    expect((await other.generations()).map(({ generation }) => generation.number)).toEqual([2])
    expect(await other.generationNumbered('scope', 3)).toBeUndefined()
    expect(await other.addGeneration('scope', 2, { ...verdict, publication: 9 })).toBe(true)
    expect(await other.generation('scope')).toMatchObject({ number: 4, publication: 9 })
    expect(await other.addGeneration('scope', 2, verdict)).toBe(false)
    expect(other.unreadable()).toEqual([expect.stringMatching(/^The verdict 3 of scope cannot be used: .*JSON/)])
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

  it('lets one process at a time compose a scope, also if several ask at once', async () => {
    const { server } = await open()
    const processes = [server(), server(), server()]

    const locked = await Promise.all(processes.map((one) => one.lock('scope')))
    const again = await Promise.all(processes.map((one) => one.lock('scope')))

    expect(locked.toSorted()).toEqual([false, false, true])
    expect(again).toEqual(locked)
  })

  it('lets another process compose as soon as the first one ends, and locks each scope by itself', async () => {
    const { server } = await open()
    const [one, other] = [server(), server()]
    await one.lock('scope')
    expect(await other.lock('another')).toBe(true)
    await one.end()

    expect(await other.lock('scope')).toBe(true)
  })

  it('leaves a scope to others once it composes another one, as after a change of the registry', async () => {
    const { server } = await open()
    const [one, other] = [server(), server()]
    await one.lock('scope')

    expect(await one.lock('another')).toBe(true)

    expect((await other.verdicts()).map(({ scope }) => scope)).toEqual(['another'])
    expect(await other.lock('scope')).toBe(true)
    expect(await other.lock('another')).toBe(false)
    expect((await other.verdicts()).map(({ scope }) => scope)).toEqual(['another'])
  })

  it('knows when the process that composes has last looked', async () => {
    const { server, wait, now } = await open()
    const [composing, serving] = [server(), server()]
    expect(await serving.lastLook('scope')).toBeUndefined()
    await composing.lock('scope')
    const begun = now()
    expect(await serving.lastLook('scope')).toBe(begun)

    wait(60_000)
    expect(await serving.lock('scope')).toBe(false)
    expect(await serving.lastLook('scope')).toBe(begun)
    await composing.lock('scope')

    expect(await serving.lastLook('scope')).toBe(now())
  })

  it('keeps a request until it is answered, and its answer for a while', async () => {
    const { server, wait } = await open()
    const [serving, composing] = [server(), server()]
    const request = { kind: 'damage', composition: 'c' } as const
    expect(await serving.requests.ask(request, 1_000)).toBeUndefined()
    expect(await serving.requests.ask(request, 1_000)).toBeUndefined()
    expect(await composing.requests.open()).toEqual([request])

    await composing.requests.answer(request, { outcome: 'seen' })
    expect(await composing.requests.open()).toEqual([])
    expect(await serving.requests.ask(request, 1_000)).toEqual({ outcome: 'seen' })

    wait(1_000)
    expect(await serving.requests.ask(request, 1_000)).toBeUndefined()
    expect(await composing.requests.open()).toEqual([request])
  })

  it('forgets a request that nobody has answered for an hour', async () => {
    const { server, wait } = await open()
    const store = server()
    await store.requests.ask({ kind: 'damage', composition: 'c' }, 1_000)
    wait(3_600_001)
    await store.requests.open()

    expect(await store.requests.open()).toEqual([])
  })

  it("applies one process's verdict to all, and refuses the second one", async () => {
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

  it('names the files of a release that are damaged or missing', async () => {
    const { server, publish, folder, query } = await open()
    if (folder) putRelease(folder, 'mfe-shop', idOf('a'))
    await publish({ 'mfe-shop': idOf('a') })
    const [archive] = server().archives
    const damaged = () => archive.damaged({ name: 'mfe-shop', id: idOf('a') })
    const file = join(folder ?? '', 'mfe-shop', idOf('a'), 'browser/page.js')
    expect(await damaged()).toEqual([])

    if (folder) writeFileSync(file, 'other')
    else await query("UPDATE release_file SET content = 'other' WHERE form = ''")
    expect(await damaged()).toEqual(['browser/page.js'])

    if (folder) rmSync(file)
    else await query("DELETE FROM release_file WHERE form = ''")
    expect(await damaged()).toEqual(['browser/page.js'])
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
