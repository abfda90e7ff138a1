import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { commitMessage } from './content/commitContent.ts'
import { closeSites, runningSite, type Site } from './testing/runningSite.ts'

afterEach(closeSites)

const { prices } = sampleEvidence
const from = (amount: number) => ({ ...prices, items: prices.items.map((item) => ({ ...item, from: amount })) })

async function publish({ composer }: Site, value: unknown, by: string) {
  const { collections } = await composer.contentDesk.state(true)
  const base = collections.find(({ name }) => name === 'prices')?.base ?? null
  return composer.contentDesk.publish({ name: 'prices', value, base }, by)
}

/** A site whose content folder is a Git repository. */
async function open() {
  const site = await runningSite()
  const folder = join(site.folder, 'releases/.content')
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim()
  execFileSync('git', ['init', '--quiet', folder])
  const problem = async () => (await site.composer.contentDesk.state(true)).problem
  return { site, folder, git, problem, log: () => git('log', '--format=%an: %s').split('\n') }
}

it('commits each publication in the name of whoever published it', async () => {
  const { site, folder, git, problem, log } = await open()

  await publish(site, from(1_090), 'Ana <b>')
  await publish(site, from(1_190), 'Eva')
  await site.composer.contentDesk.restore({ version: 1, newest: 2 }, 'Rui')

  expect(log()).toEqual(['Rui: Volta à versão 1: prices', 'Eva: Publica prices', 'Ana b: Publica prices'])
  expect(JSON.parse(readFileSync(join(folder, 'site/prices.json'), 'utf8')).items[0].from).toBe(1_090)
  expect(git('status', '--porcelain')).toBe('')
  expect(await problem()).toBeUndefined()
})

it('removes what the site no longer says, and leaves drafts out', async () => {
  const { site, folder, git } = await open()
  await publish(site, from(1_090), 'Ana')
  await site.composer.contentDesk.draft({ name: 'prices', value: from(1), base: null, revision: 0 }, 'Eva')

  await site.composer.contentDesk.restore({ version: 0, newest: 1 }, 'Ana')

  expect(existsSync(join(folder, 'site/prices.json'))).toBe(false)
  expect(git('ls-files')).not.toMatch(/draft|prices/)
})

it('publishes what cannot be committed, says so, and commits it with the next', async () => {
  const { site, folder, problem, log } = await open()
  writeFileSync(join(folder, '.git/index.lock'), '')

  expect(await publish(site, from(1_090), 'Ana')).toMatchObject({ version: 1 })

  expect(await problem()).toContain('ainda não foi guardado no repositório Git')
  expect(site.warnings.join()).toContain('The published content was not committed')
  rmSync(join(folder, '.git/index.lock'))
  await publish(site, from(1_190), 'Eva')
  expect(await problem()).toBeUndefined()
  expect(log()).toEqual(['Eva: Publica prices'])
})

describe('with another Git', () => {
  const { PATH } = process.env
  afterEach(() => {
    process.env.PATH = PATH
  })

  /** Puts a program called `git` before the installed one, or in its place. */
  function install({ folder }: Site, script: string, path: string) {
    const programs = join(folder, 'programs')
    mkdirSync(programs)
    writeFileSync(join(programs, 'git'), `#!/bin/sh\n${script}`, { mode: 0o755 })
    process.env.PATH = programs + path
  }

  it('commits to a folder that belongs to another user, as a volume may', async () => {
    const { site, problem, log } = await open()
    const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
    install(site, `GIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec ${git} "$@"`, `${delimiter}${PATH}`)

    await publish(site, from(1_090), 'Ana')

    expect(await problem()).toBeUndefined()
    process.env.PATH = PATH
    expect(log()).toEqual(['Ana: Publica prices'])
  })

  it('publishes without a Git that works, and says so', async () => {
    const { site, problem } = await open()
    install(site, 'exit 127', '')

    expect(await publish(site, from(1_090), 'Ana')).toMatchObject({ version: 1 })

    expect(await problem()).toContain('ainda não foi guardado no repositório Git')
  })
})

it('does nothing where there is no repository', async () => {
  const site = await runningSite()

  await publish(site, from(1_090), 'Ana')

  expect(existsSync(join(site.folder, 'releases/.content/site'))).toBe(false)
  expect((await site.composer.contentDesk.state(true)).problem).toBeUndefined()
})

const version = { number: 7, at: '2026-12-01T12:00:00.000Z', by: 'Ana', content: 'x', changed: ['team', 'story'] }

it.each([
  { what: {}, message: 'Publica team, story\n\nVersão 7.' },
  { what: { plannedAt: version.at }, message: 'Publica team, story\n\nVersão 7, na hora marcada.' },
  { what: { restores: 0 }, message: 'Volta à versão 0: team, story\n\nVersão 7.' },
])('says in Portuguese what was published: $what', ({ what, message }) => {
  expect(commitMessage({ ...version, ...what })).toBe(message)
})
