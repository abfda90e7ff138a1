import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { startPostgres } from '../../src/server/database/testing/startPostgres.ts'
import { openReleaseStore } from '../../src/server/releaseStore/openReleaseStore.ts'
import { createSampleReleases, idOf } from '../../src/server/releases/testing/createSampleReleases.ts'

jest.setTimeout(120_000)

const root = join(__dirname, '../../..')
const kit = join(root, 'shared/remote-kit/bin/remote-kit.mjs')
/** Two remotes of this repository. */
const [name = '', other = ''] = parseRegistry(JSON.parse(readFileSync(join(root, 'shell/remotes.json'), 'utf8'))).map(
  (remote) => remote.name,
)
const folder = mkdtempSync(join(tmpdir(), 'own-site-'))
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A folder with releases a and b of a remote, to which nothing points. */
function newReleases(part: string): string {
  const releases = join(folder, part)
  const samples = createSampleReleases(releases, {})
  for (const letter of ['a', 'b']) samples.remote(name, letter)
  return releases
}

/** Calls the kit in a folder of this repository, as npm does. */
function call(place: string, parameters: readonly string[], env: Record<string, string>) {
  const { SITE: _site, RELEASE_KEY: _key, DATABASE_URL: _url, ...rest } = process.env
  const options = { cwd: join(root, place), encoding: 'utf8', env: { ...rest, ...env } } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [kit, ...parameters], options)
  return { status, stdout, stderr }
}

describe.each([
  { place: '.', id: idOf('a') },
  { place: name, id: idOf('b') },
])('a release from $place', ({ place, id }) => {
  const target = `${name}@${id}`

  it('goes into the database that the servers read, and into no folder', async () => {
    const releases = newReleases(`database-${place}`)
    const env = { RELEASES_DIR: releases, DATABASE_URL: postgres.url }

    const { status, stdout, stderr } = call(place, ['release', target, '-m', `From ${place}`], env)

    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`${name} released as ${id} in the database postgres in /`)
    expect(existsSync(join(releases, '.publications'))).toBe(false)
    const store = openReleaseStore({ releasesFolder: join(folder, 'server'), databaseUrl: postgres.url })
    const pointer = (await store.published())?.pointers[name]
    await store.end()
    expect([pointer?.release, pointer?.signed?.statement.message]).toEqual([id, `From ${place}`])
    expect(call(place, ['releases', name], env).stdout).toContain(`From ${place}`)
  })

  it('goes into the folder that RELEASES_DIR names if there is no database', () => {
    const releases = newReleases(`folder-${place}`)

    const { status, stdout } = call(place, ['release', target], { RELEASES_DIR: releases })

    expect([status, stdout]).toEqual([0, expect.stringContaining(`released as ${id} in ${releases}\n`)])
    expect(existsSync(join(releases, '.publications/00000001.json'))).toBe(true)
  })
})

const password = 's3cret/å'
const away = `postgres://ana:${encodeURIComponent(password)}@127.0.0.1:1/site`

it.each([
  { place: '.', parameters: ['release', `${name}@${idOf('a')}`] },
  { place: name, parameters: ['release', '--built'] },
  { place: '.', parameters: ['rollback', name] },
  { place: name, parameters: ['can-release'] },
])('says in one sentence that the database is away: $parameters in $place', ({ place, parameters }) => {
  const releases = newReleases('away')

  const { status, stdout, stderr } = call(place, parameters, { RELEASES_DIR: releases, DATABASE_URL: away })

  expect(stderr).toBe(
    'The database site at 127.0.0.1:1 cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.\n',
  )
  expect(status).toBe(1)
  expect(stdout).not.toContain('released')
  expect(existsSync(join(releases, '.publications'))).toBe(false)
})

it('lets a site start without its database, and into no other site, whatever SITE names', () => {
  const releases = newReleases('start')
  const env = { RELEASES_DIR: releases, DATABASE_URL: away, SITE: 'http://127.0.0.1:1' }

  const { status, stderr } = call('.', ['release', '--start', `${name}@${idOf('a')}`], env)

  expect([status, stderr]).toEqual([0, expect.stringMatching(/^The database site at .* cannot be reached/)])
})

it('names the release that the database does not take or have', () => {
  const releases = newReleases('damaged')
  const env = { RELEASES_DIR: releases, DATABASE_URL: postgres.url }
  createSampleReleases(releases, {}).remote(name, 'c')
  writeFileSync(join(releases, name, idOf('c'), 'browser/entry.js'), 'something else')

  const answers = ['c', 'd'].map((letter) => call('.', ['release', `${name}@${idOf(letter)}`], env))

  expect(answers.map(({ status }) => status)).toEqual([1, 1])
  expect(answers.map(({ stderr }) => stderr)).toEqual([
    `${name} ${idOf('c')}: browser/entry.js has the wrong hash.\n`,
    `${name} ${idOf('d')}: is not in the database.\n`,
  ])
})

it('names what the configured registry lists, if its sources are in this repository', () => {
  const registry = join(folder, 'remotes.json')
  const remotes = [name, 'elsewhere'].map((one) => ({ name: one, prefixes: [`/${one}`] }))
  writeFileSync(registry, JSON.stringify(remotes))

  const { status, stderr } = call('.', ['release', 'unknown'], { REGISTRY_FILE: registry })

  expect([status, stderr]).toEqual([1, `There is no unknown. Known names: shell, ${name}.\n`])
})

it.each([
  { parameters: ['release', name, other], reason: `name one of ${name}, ${other}.` },
  { parameters: ['release', name, '--built'], reason: 'leave out --built and --unchecked.' },
  { parameters: ['release', name], reason: 'SITE is set, but RELEASE_KEY is not' },
  { parameters: ['rollback', '--pause', name], reason: 'SITE is set, but RELEASE_KEY is not' },
  { parameters: ['rollback', '--composition', '1'], reason: 'over the network a command is about one name' },
])('ignores SITE in the root for no command: $parameters', ({ parameters, reason }) => {
  const releases = join(folder, 'untouched')

  const { status, stderr } = call('.', parameters, { SITE: 'http://127.0.0.1:1', RELEASES_DIR: releases })

  expect([status, stderr]).toEqual([1, expect.stringContaining(reason)])
  expect(existsSync(releases)).toBe(false)
})
