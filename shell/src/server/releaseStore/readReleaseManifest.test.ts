import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { countEventLoopTurns } from '../testing/countEventLoopTurns.ts'
import { sampleShell } from '../releases/testing/sampleRelease.ts'
import { readShellManifest, readReleaseManifest } from './readReleaseManifest.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statement-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const hash = `sha384-${'A'.repeat(64)}`
const route = {
  path: '/shop',
  expose: './Page',
  paths: [{ path: '/shop' }],
  query: [],
  data: false,
  noindex: false,
  guarded: false,
  prefetch: false,
}
const statement = {
  contract: 3,
  understands: '^3',
  name: 'mfe-shop',
  id: '0123456789abcdef',
  createdAt: '2026-01-01T00:00:00.000Z',
  routes: [route],
  forms: [],
  entry: 'browser/entry.js',
  exposes: { './Page': [] },
  server: 'server/server.cjs',
  documents: false,
  files: { 'browser/entry.js': hash },
  sizes: { 'browser/entry.js': 1 },
  uses: {},
}
function write(content: unknown) {
  writeFileSync(join(folder, 'release.json'), JSON.stringify(content))
  return folder
}
const read = (content: unknown) => readReleaseManifest(write(content))
const many = <Value>(count: number, make: (index: number) => Value) => Array.from({ length: count }, (_, n) => make(n))
const entries = (count: number, value: unknown) => Object.fromEntries(many(count, (n) => [`media/${n}.webp`, value]))

it('reads everything that a release states, including its paths', async () => {
  expect((await read(statement)).routes[0]?.paths).toEqual([{ path: '/shop' }])
})

it('yields to other work while it checks a release of many paths', async () => {
  const paths = many(releaseLimits.paths, (n) => ({ path: `/shop/${n}` }))
  const { result: release, turns } = await countEventLoopTurns(() =>
    read({ ...statement, routes: [{ ...route, paths }] }),
  )

  expect(release.routes[0]?.paths).toHaveLength(releaseLimits.paths)
  expect(turns).toBeGreaterThanOrEqual(releaseLimits.paths / 1_000)
})

it('parses no values of a statement with more in it than any may list', async () => {
  const parse = jest.spyOn(JSON, 'parse')

  await expect(read({ ...statement, files: entries(46_000, '') })).rejects.toThrow('too much')

  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})

it('reads a statement that lists the maximum', async () => {
  const paths = many(releaseLimits.paths, (n) => ({ path: `/shop/${n}`, lastModified: '2026-01-01' }))
  const files = entries(releaseLimits.files, hash)
  const sizes = entries(releaseLimits.files, 1)

  const release = await read({ ...statement, routes: [{ ...route, paths }], files, sizes })

  expect(Object.keys(release.files)).toHaveLength(releaseLimits.files)
})

it.each([
  { title: 'too many routes', change: { routes: many(201, () => route) }, reason: /more than 200/ },
  {
    title: 'too many paths',
    change: { routes: [{ ...route, paths: many(12_001, () => ({ path: '/shop' })) }] },
    reason: /more than 12000 paths/,
  },
  {
    title: 'an invalid path',
    change: { routes: [{ ...route, paths: many(3_000, (n) => ({ path: n === 2_999 ? 'shop' : '/shop' })) }] },
    reason: /routes\.0\.paths/,
  },
  {
    title: 'more text than is parsed',
    change: { uses: many(31_000, (n) => ({ [`a${n}`]: 1 })) },
    reason: /\bcontent: too much of it/,
  },
  { title: 'too many files', change: { files: entries(5_001, hash) }, reason: /files/ },
  { title: 'more values than a schema should see', change: { uses: entries(40_000, '1') }, reason: /too much/ },
  { title: 'nested values', change: { uses: many(20_000, (n) => [[n]]) }, reason: /too much/ },
  { title: 'invalid routes', change: { routes: 'all' }, reason: /release\.json: routes/ },
  { title: 'a route that is not an object', change: { routes: [7] }, reason: /release\.json: routes\.0/ },
  { title: 'a route without paths', change: { routes: [{ ...route, paths: undefined }] }, reason: /routes\.0\.paths/ },
  { title: 'paths that are not a list', change: { routes: [{ ...route, paths: {} }] }, reason: /routes\.0\.paths/ },
  { title: 'files that are not an object', change: { files: 'all' }, reason: /files: no record/ },
  { title: 'sizes that are not an object', change: { sizes: [1] }, reason: /sizes/ },
  {
    title: 'an invalid hash after many valid ones',
    change: { files: { ...entries(1_500, hash), 'browser/last.js': 'none' } },
    reason: /release\.json: files: /,
  },
])('refuses $title', async ({ change, reason }) => {
  await expect(read({ ...statement, ...change })).rejects.toThrow(reason)
})

it('reads a release with the maximum number of routes', async () => {
  const routes = many(releaseLimits.routes, (n) => ({ ...route, path: `/shop/${n}`, paths: [] }))

  expect((await read({ ...statement, routes })).routes).toHaveLength(releaseLimits.routes)
})

it('reads a statement of the contract before, as the kit wrote it then', async () => {
  const former = { ...statement, contract: 2, understands: '^2', globalName: 'mfe_shop' }

  expect(await read(former)).toEqual({ ...(await read(statement)), contract: 2, understands: '^2' })
})

it.each<{ content: unknown; reason: string }>([
  { content: [statement], reason: 'release.json: content: no release.' },
  {
    content: { ...statement, contract: 1 },
    reason: 'is written in contract 1, and this server reads contracts 3 and 2.',
  },
  {
    content: { ...statement, contract: '4.1' },
    reason: 'is written in contract 4.1, and this server reads contracts 3 and 2.',
  },
  {
    content: { ...statement, contract: '3'.repeat(21) },
    reason: `is written in contract ${'3'.repeat(20)}, and this server reads contracts 3 and 2.`,
  },
  {
    content: { ...statement, contract: {} },
    reason: 'is written in contract unknown, and this server reads contracts 3 and 2.',
  },
])('refuses $content.contract in one sentence', async ({ content, reason }) => {
  await expect(read(content)).rejects.toThrow(reason)
})

describe('of the shell', () => {
  it('reads everything that its release states', async () => {
    expect(await readShellManifest(write(sampleShell()))).toEqual(sampleShell())
  })

  it.each<{ title: string; content: unknown; reason: RegExp }>([
    { title: 'what is not a release', content: 7, reason: /no release/ },
    { title: 'another contract', content: sampleShell({ contract: 1 as never }), reason: /written in contract 1/ },
    { title: 'invalid scripts', content: sampleShell({ scripts: [] }), reason: /release\.json: scripts/ },
    {
      title: 'more text than is parsed',
      content: { ...sampleShell(), provides: many(20_000, (n) => [[n]]) },
      reason: /too much/,
    },
  ])('refuses $title', async ({ content, reason }) => {
    await expect(readShellManifest(write(content))).rejects.toThrow(reason)
  })
})
