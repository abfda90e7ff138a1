import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { idOf } from './testing/createSampleReleases.ts'
import { closeSites, pointToFailing, runningSite, openSite, type Site } from './testing/runningSite.ts'

afterEach(closeSites)

const alone = { 'mfe-shop': ['/shop'] }
const both = { ...alone, 'mfe-loja': ['/loja'] }
const bad = { status: 'bad', reason: 'threw.' } as const

const missing = ({ composer }: Pick<Site, 'composer'>) => composer.report().missing

/** Registers a second team while the site runs. */
async function withNewTeam() {
  const site = await runningSite()
  site.register(both)
  await site.composer.refresh()
  return site
}

it('is none when a team is registered, while the site runs and after a restart', async () => {
  const site = await withNewTeam()
  expect(missing(site)).toEqual([])

  const restarted = await site.restarted()
  await restarted.refresh()
  const second = site.another()
  await second.refresh()

  expect([restarted.report().missing, second.report().missing]).toEqual([[], []])
  expect(restarted.report().remotes.map(({ name, release }) => [name, release])).toEqual([
    ['mfe-shop', idOf('a')],
    ['mfe-loja', null],
  ])
})

it('is none when the first release of a team is refused, after a restart too', async () => {
  const site = await withNewTeam()
  site.failing.set(idOf('b'), bad)
  site.release('mfe-loja', 'b')
  await site.composer.refresh()
  const restarted = await site.restarted()
  await restarted.refresh()

  expect([missing(site), restarted.report().missing]).toEqual([[], []])
})

it('is none on a site that has only its shell, or whose next release is refused', async () => {
  const fresh = openSite()
  fresh.shell('a')
  fresh.point('shell', 'a')
  await fresh.composer.refresh()
  const site = await runningSite()
  pointToFailing(site, bad)
  await site.composer.refresh()

  expect([missing(fresh), missing(site)]).toEqual([[], []])
})

it('is none when a team leaves the registry, and none while it comes back with a bad release', async () => {
  const site = await withNewTeam()
  site.release('mfe-loja', 'b')
  await site.composer.refresh()
  site.register(alone)
  await site.composer.refresh()
  expect(missing(site)).toEqual([])

  site.register({ ...alone, 'mfe-loja': ['/outra'] })
  await site.composer.refresh()

  expect(missing(site)).toEqual([])
})

it('is what was live and is damaged at a start, on any server, until it is mended', async () => {
  const site = await runningSite()
  const files = join(site.releasesFolder, 'mfe-shop', idOf('a'))
  for (const file of readdirSync(files)) rmSync(join(files, file), { recursive: true })
  await site.composer.refresh()
  expect(missing(site)).toEqual([])

  const restarted = await site.restarted()
  await restarted.refresh()
  const second = site.another()
  await second.refresh()
  expect([restarted.report().missing, second.report().missing]).toEqual([['mfe-shop'], ['mfe-shop']])

  site.remote('mfe-shop', 'a')
  site.wait(60_000)
  for (const server of [restarted, second]) await server.refresh()
  expect([restarted.report().missing, second.report().missing]).toEqual([[], []])
})
