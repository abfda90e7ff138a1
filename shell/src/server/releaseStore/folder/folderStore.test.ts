import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { thisProcess } from '@site/release-protocol/verdict/holder'
import { endStores, openFolder, verdict } from '../testing/openStores.ts'
import { idOf } from '../testing/sampleFiles.ts'

jest.setTimeout(60_000)

afterEach(endStores)

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

    const store = server()
    const found = await store.pointers(['shell'])

    expect(found.pointers.get('shell')?.release).toBe(idOf('a'))
    expect(store.unreadable()).toEqual([expect.stringMatching(problem)])
  })

  it('continues with the number after an unreadable verdict', async () => {
    const { folder, server } = openFolder()
    const store = server()
    await store.addGeneration('scope', 0, verdict)
    writeFileSync(join(folder, '.generations/scope/00000002.json'), '{')

    expect(await store.addGeneration('scope', 1, { ...verdict, publication: 2 })).toBe(true)
    expect(await store.generation('scope')).toMatchObject({ number: 3, publication: 2 })
  })

  it('is judged by nobody when it is a copy, whoever composes the original', async () => {
    const { folder, server } = openFolder()
    const store = server()
    await store.lock('scope')
    const copy = openFolder()
    cpSync(folder, copy.folder, { recursive: true })
    const copied = copy.server()

    expect([await store.verdicts(), await copied.verdicts()]).toEqual([[{ scope: 'scope' }], []])
    expect([await copied.lock('scope'), await copied.verdicts()]).toEqual([true, [{ scope: 'scope' }]])
  })

  it('lets another process compose once the first one was killed, whatever it left behind', async () => {
    const { folder, server } = openFolder()
    const lock = `
      const Database = require('libsql')
      new Database(process.argv[1]).exec('BEGIN EXCLUSIVE')
      console.log('locked')
      setInterval(() => {}, 1000)`
    mkdirSync(join(folder, '.composing'))
    const killed = spawn(process.execPath, ['-e', lock, join(folder, '.composing/scope.sqlite')], { cwd: __dirname })
    await once(killed.stdout, 'data')
    writeFileSync(join(folder, '.composing/scope.json'), JSON.stringify({ ...thisProcess, process: killed.pid }))
    const store = server()
    expect([await store.lock('scope'), (await store.verdicts()).map(({ scope }) => scope)]).toEqual([false, ['scope']])

    killed.kill('SIGKILL')
    await once(killed, 'exit')

    expect(await store.verdicts()).toEqual([])
    expect([await store.lock('scope'), (await store.verdicts()).map(({ scope }) => scope)]).toEqual([true, ['scope']])
  })
})
