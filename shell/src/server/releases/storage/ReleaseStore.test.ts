import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from '@site/remote-kit/release/publish'
import { LEASE_PERIOD } from '@site/remote-kit/release/sharedFolder'
import { createFolderStore } from './folder/folderStore.ts'
import type { ReleaseStore, Verdict } from './ReleaseStore.ts'

const idOf = (letter: string) => letter.repeat(16)
const verdict: Verdict = { at: '2026-01-01T00:00:00.000Z', publication: 1, live: { shell: idOf('a') }, refused: [] }

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Servers that share a store, with a clock that the test moves. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  let now = Date.parse('2026-01-01T00:00:00Z')
  return {
    folder,
    wait(ms: number) {
      now += ms
    },
    server(): ReleaseStore {
      const store = createFolderStore(folder, () => now)
      ends.push(() => store.end())
      return store
    },
    publish: (moves: Record<string, string>) => publish(folder, moves),
  }
}

describe.each([{ engine: 'a folder', open: openFolder }])('in $engine', ({ open }) => {
  it('all names point somewhere at one moment, with a number that grows', async () => {
    const { server, publish } = open()
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

  it('a pointer has another stamp whenever somebody points again', async () => {
    const { server, publish } = open()
    const store = server()
    const stamp = async () => (await store.pointers(['shell'])).pointers.get('shell')?.stamp
    await publish({ shell: idOf('a') })
    const former = await stamp()
    expect(await stamp()).toBe(former)

    await publish({ shell: idOf('a') })

    expect(await stamp()).not.toBe(former)
  })

  it('one server has the lease at a time, also when several ask at once', async () => {
    const { server } = open()
    const servers = [server(), server(), server()]

    const standings = await Promise.all(servers.map((one) => one.lead('scope')))
    const again = await Promise.all(servers.map((one) => one.lead('scope')))

    expect(standings.toSorted()).toEqual(['follower', 'follower', 'leader'])
    expect(again).toEqual(standings)
  })

  it('the lease lasts as long as it is renewed', async () => {
    const { server, wait } = open()
    const [one, other] = [server(), server()]
    await one.lead('scope')
    for (let turn = 0; turn < 3; turn++) {
      wait(LEASE_PERIOD - 1)
      expect(await one.lead('scope')).toBe('leader')
      expect(await other.lead('scope')).toBe('follower')
    }
    wait(LEASE_PERIOD)

    expect(await other.lead('scope')).toBe('leader')
    expect(await one.lead('scope')).toBe('follower')
  })

  it('whoever ends gives the lease back, and other scopes have others', async () => {
    const { server } = open()
    const [one, other] = [server(), server()]
    await one.lead('scope')
    expect(await other.lead('another')).toBe('leader')
    await one.end()

    expect(await other.lead('scope')).toBe('leader')
  })

  it('the verdict of one server is that of all, and who comes second hears so', async () => {
    const { server } = open()
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
})

describe('a folder', () => {
  it('has what was written by hand in its history, with the file numbered', async () => {
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
    { what: 'no JSON', make: (file: string) => writeFileSync(file, 'nonsense'), problem: /2 cannot be used.*JSON/ },
    { what: 'a link', make: (file: string) => symlinkSync('/dev/zero', file), problem: /2 cannot be used.*a link/ },
    { what: 'a folder', make: (file: string) => mkdirSync(file), problem: /2 cannot be used.*no regular file/ },
  ])('says when its newest publication is $what, and goes by the one before', async ({ make, problem }) => {
    const { folder, server, publish } = openFolder()
    await publish({ shell: idOf('a') })
    make(join(folder, '.publications/00000002.json'))

    const found = await server().pointers(['shell'])

    expect(found.pointers.get('shell')?.release).toBe(idOf('a'))
    expect(found.problem).toMatch(problem)
  })

  it('goes on with the number after a verdict that cannot be read', async () => {
    const { folder, server } = openFolder()
    const store = server()
    await store.addGeneration('scope', 0, verdict)
    writeFileSync(join(folder, '.generations/scope/00000002.json'), '{')

    expect(await store.addGeneration('scope', 1, { ...verdict, publication: 2 })).toBe(true)
    expect(await store.generation('scope')).toMatchObject({ number: 3, publication: 2 })
  })

  it('gives nobody a lease of the future, which a wrong clock has written', async () => {
    const { server, wait } = openFolder()
    const [one, other] = [server(), server()]
    wait(86_400_000)
    await one.lead('scope')
    wait(-86_400_000)

    expect(await other.lead('scope')).toBe('leader')
  })
})
