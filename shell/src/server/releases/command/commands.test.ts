import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '@site/release-protocol/publication/publish'
import { readListOrder, readRollbackOrder } from '@site/remote-kit/release/command/readHistoryOrder'
import { createFolderStore } from '../../releaseStore/folder/folderStore.ts'
import { idOf } from '../testing/createSampleReleases.ts'
import { openComposer } from '../testing/openComposer.ts'
import { sampleStatement } from '../testing/sampleStatement.ts'
import { releasesCommand } from './releasesCommand.ts'
import { rollbackCommand } from './rollbackCommand.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const names = ['shell', 'mfe-shop']
const place = { own: undefined, known: names }

/** A site on which shop a, b and c were live in turn, with shell a and then b. */
async function running() {
  const site = openComposer()
  ends.push(() => site.close())
  for (const letter of ['a', 'b']) site.shell(letter)
  const store = createFolderStore(site.releasesFolder, site.now)
  ends.push(() => store.end())
  const go = async (moves: Record<string, string>, author: string) => {
    const signed = Object.keys(moves).map((name) => [name, { statement: { ...sampleStatement, author } }])
    await publish(site.releasesFolder, moves, { signed: Object.fromEntries(signed) })
    site.wait(60_000)
    await site.composer.refresh()
  }
  for (const letter of ['a', 'b', 'c']) site.remote('mfe-shop', letter)
  await go({ shell: idOf('a'), 'mfe-shop': idOf('a') }, 'Ana')
  await go({ 'mfe-shop': idOf('b') }, 'Bia')
  await go({ shell: idOf('b'), 'mfe-shop': idOf('c') }, 'Caio')
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const folderOf = (name: string, id: string) => join(site.releasesFolder, name, id)
  return {
    ...site,
    store,
    lines,
    releases: (...parameters: string[]) =>
      releasesCommand(readListOrder(parameters, place), { store, names, folderOf, print, now: site.now }),
    async rollback(...parameters: string[]) {
      const makeStatement = (statement: { remote: string; release: string; counter: number; message: string }) => ({
        statement: { ...sampleStatement, ...statement, author: 'Dora' },
      })
      const published = await rollbackCommand(readRollbackOrder(parameters, place), {
        store,
        names,
        makeStatement,
        print,
      })
      site.wait(60_000)
      await site.composer.refresh()
      return published
    },
    live: () => [site.composer.current.shell, ...site.composer.current.releases].map(({ id }) => id[0]).join(''),
  }
}

it('rolls back to the former release, and to any that was live, as a step forward in the history', async () => {
  const site = await running()
  expect(site.live()).toBe('bc')

  await site.rollback('mfe-shop')
  expect(site.live()).toBe('bb')
  await site.rollback('mfe-shop', idOf('a'))
  expect(site.live()).toBe('ba')

  await site.releases('history')
  expect(site.lines.slice(0, 3).map((line) => line.replace(/^ +(\d+) {2}[\d-]+ [\d:]+ {2}/, '$1 '))).toEqual([
    `5 rollback  mfe-shop ${idOf('a')}  Dora  Back to ${idOf('a')}`,
    `4 rollback  mfe-shop ${idOf('b')}  Dora  Back to ${idOf('b')}`,
    `3 release   shell ${idOf('b')}  Caio  Show opening hours`,
  ])
})

it('rolls back the whole site at once', async () => {
  const site = await running()

  const { releases } = await site.rollback('--composition', '1')

  expect([site.live(), releases]).toEqual(['aa', { shell: idOf('a'), 'mfe-shop': idOf('a') }])
  await expect(site.rollback('--composition', '99')).rejects.toThrow('There is no generation 99')
})

it.each([
  { what: 'was never live', parameters: ['mfe-shop', idOf('d')], reason: 'was never live, or is no longer kept' },
  { what: 'belongs to no known name', parameters: ['mfe-free'], reason: 'There is no mfe-free' },
])('rolls back to nothing that $what', async ({ parameters, reason }) => {
  const site = await running()
  site.remote('mfe-shop', 'd')

  await expect(site.rollback(...parameters)).rejects.toThrow(reason)

  expect(site.live()).toBe('bc')
})

it('pauses a remote, says so, and resumes it', async () => {
  const site = await running()
  await site.rollback('--pause', 'mfe-shop')
  await expect(site.store.publish({ 'mfe-shop': idOf('b') })).rejects.toThrow('--resume mfe-shop')
  await site.releases('mfe-shop')
  expect(site.lines.at(0)).toBe('mfe-shop is paused: it accepts no new releases.')
  expect(site.lines.find((line) => line.startsWith('mfe-shop: '))).toMatch(/PAUSED$/)

  await site.rollback('--resume', 'mfe-shop')
  await site.store.publish({ 'mfe-shop': idOf('b') })
})

it('lists what is live and kept, by whom, and why something is not live', async () => {
  const site = await running()
  site.failing.set(idOf('d'), { status: 'bad', reason: 'threw.' })
  site.remote('mfe-shop', 'd')
  await publish(site.releasesFolder, { 'mfe-shop': idOf('d') })
  await site.composer.refresh()

  await site.releases('mfe-shop')

  const [head, ...lines] = site.lines.filter((line) => !line.startsWith('Live: '))
  expect(head).toMatch(/^mfe-shop: 4 kept, \d kB$/)
  const printed = lines.map((line) => line.trim().replace(/ {2,}[\d-]+ [\d:]+ {2,}\d+ kB/, ''))
  const sources = '0123456  Show opening hours'
  expect(printed).toEqual([
    `refused    ${idOf('d')}  (by release)`,
    'threw.',
    `live       ${idOf('c')}  Caio  ${sources}`,
    `former     ${idOf('b')}  Bia  ${sources}`,
    expect.stringMatching(/^live until 2026-/),
    `former     ${idOf('a')}  Ana  ${sources}`,
    expect.stringMatching(/^live until 2026-/),
  ])
})

it('shows what changes from one release to another', async () => {
  const site = await running()
  const files = { 'browser/entry.0123456789.js': 'sha384-x' }
  const sizes = { 'browser/entry.0123456789.js': 2_000 }
  const uses = { react: { range: '^19.0.0', names: ['useState'] } }
  site.remote('mfe-shop', 'd', { uses })
  site.write(
    `mfe-shop/${idOf('e')}/release.json`,
    JSON.stringify({ routes: [{ path: '/shop' }, { path: '/shop/new' }], files, sizes }),
  )
  site.write(
    `mfe-shop/${idOf('f')}/release.json`,
    JSON.stringify({ routes: [{ path: '/shop' }], files: { 'browser/entry.abcdef0123.js': 'sha384-y' } }),
  )

  await site.releases('diff', 'mfe-shop', idOf('e'), idOf('f'))
  await site.releases('diff', 'mfe-shop', idOf('c'), idOf('d'))
  await site.releases('diff', 'mfe-shop', idOf('c'))

  expect(site.lines).toEqual([
    `mfe-shop: from ${idOf('e')} to ${idOf('f')}`,
    '  page gone: /shop/new',
    '  file changed: browser/entry.js, 2 kB to 0 kB',
    '  for browsers: 2 kB to 0 kB, uncompressed',
    `mfe-shop: from ${idOf('c')} to ${idOf('d')}`,
    '  newly uses: useState of react',
    '  file changed: browser/entry.js, 1 kB to 1 kB',
    '  file changed: documents/lista.pdf, 1 kB to 1 kB',
    '  file changed: server/server.cjs, 1 kB to 1 kB',
    `mfe-shop: from ${idOf('c')} to ${idOf('c')}`,
    '  no difference',
  ])
})

/** 25 releases from many years ago. */
function makeOld({ write, releasesFolder }: Awaited<ReturnType<typeof running>>) {
  for (let number = 0; number < 25; number++) {
    const file = `mfe-shop/${String(number).padStart(16, '0')}/release.json`
    write(file, '{}')
    utimesSync(join(releasesFolder, file), number + 1, number + 1)
  }
}

it('lists what it would remove, removes that, and keeps what the site needs', async () => {
  const site = await running()
  makeOld(site)
  site.wait(40 * 24 * 60 * 60 * 1000)
  const kept = async () => (await site.store.archives[0].list()).filter(({ name }) => name === 'mfe-shop').length

  await site.releases('prune', '--dry-run')
  expect([await kept(), site.lines.length, site.lines.at(-1)]).toEqual([28, 9, '8 releases, 1 kB: nothing was removed'])
  await site.releases('prune')
  site.point('shell', 'a')
  await site.composer.refresh()

  expect([await kept(), site.live()]).toEqual([20, 'ac'])
  expect(site.lines.filter((line) => line.startsWith('Removed'))).toHaveLength(8)
})

it('is pruned by the composing process, once an hour', async () => {
  const site = await running()
  makeOld(site)
  const archive = site.store.archives[0]
  const kept = async () => (await archive.list()).filter(({ name }) => name === 'mfe-shop').length
  await site.composer.refresh()
  expect(await kept()).toBe(28)

  site.wait(40 * 24 * 60 * 60 * 1000)
  await site.composer.refresh()

  await site.composer.maintained()
  expect([await kept(), site.live()]).toEqual([20, 'bc'])
})

it('names what is damaged in a kept release, which nobody may have asked for', async () => {
  const site = await running()
  site.write(`mfe-shop/${idOf('a')}/browser/entry.js`, 'entry x')
  site.write(`mfe-shop/${idOf('b')}/release.json`, '{')

  await site.releases('mfe-shop')

  const damaged = site.lines.map((line, index) => [
    line.trim(),
    site.lines.slice(0, index).findLast((one) => /^ {2}\w/.test(one)),
  ])
  expect(damaged.filter(([line]) => line?.startsWith('DAMAGED'))).toEqual([
    ['DAMAGED, to be released again: release.json', expect.stringContaining(`former     ${idOf('b')}`)],
    ['DAMAGED, to be released again: browser/entry.js', expect.stringContaining(`former     ${idOf('a')}`)],
  ])
})
