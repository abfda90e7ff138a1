import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { idOf } from './testing/createSampleReleases.ts'
import {
  closeSites,
  live,
  openSite,
  pointToFailing,
  refusal,
  runningSite,
  type Site,
  shopText,
} from './testing/runningSite.ts'

afterEach(closeSites)

describe('a restart', () => {
  it('renders nothing that has passed before', async () => {
    const site = await runningSite()
    await site.composer.end()
    const next = await site.restarted()

    await next.refresh()

    expect(site.rendered).toEqual([])
    expect(await shopText(next.current)).toBe('mfe-shop a')
  })

  it('renders a release whose files have changed in place', async () => {
    const site = await runningSite()
    await site.composer.end()
    site.remote('mfe-shop', 'a', { createdAt: '2026-02-02T00:00:00.000Z' })
    const next = await site.restarted()

    await next.refresh()

    expect(site.rendered).toEqual(['mfe-shop a'])
  })

  it('renders a release again that was withdrawn because its process had died', async () => {
    const site = await runningSite()
    site.remote('mfe-shop', 'b')
    site.point('mfe-shop', 'b')
    await site.composer.refresh()
    site.failing.set(idOf('b'), { status: 'bad', reason: 'is wrong.' })
    site.die('mfe-shop', 'b')
    await site.composer.refresh()
    expect(live(site)).toBe('aa')
    await site.composer.end()
    site.rendered.length = 0
    const next = await site.restarted()

    await next.refresh()

    expect(site.rendered).toEqual(['mfe-shop b'])
  })
})

it('goes back to a former composition while nothing can be rendered, after a restart too', async () => {
  const site = await runningSite()
  site.remote('mfe-shop', 'b')
  site.point('mfe-shop', 'b')
  await site.composer.refresh()
  const text = (server: Site['composer']) => shopText(server.current)
  expect(await text(site.composer)).toBe('mfe-shop b')
  for (const letter of ['a', 'b']) site.failing.set(idOf(letter), { status: 'trouble', reason: 'cannot be started.' })
  site.rendered.length = 0

  site.point('mfe-shop', 'a')
  await site.composer.refresh()
  expect([live(site), await text(site.composer)]).toEqual(['aa', 'mfe-shop a'])
  expect(readdirSync(join(site.releasesFolder, '.nginx'))).toEqual([`${site.composer.name}.live`, 'site.conf'])

  const restarted = await site.restarted()
  site.point('mfe-shop', 'b')
  await restarted.refresh()
  expect(await text(restarted)).toBe('mfe-shop b')
  expect(site.rendered).toEqual([])
})

describe('after a restart', () => {
  it('serves the last good releases instead of those that cannot be used', async () => {
    const site = await runningSite()
    pointToFailing(site, { status: 'bad', reason: 'threw.' })
    site.point('shell', 'f')
    const composer = await site.restarted()

    await composer.refresh()

    expect([composer.current.shell, ...composer.current.releases].map(({ id }) => id[0])).toEqual(['a', 'a'])
  })

  it('keeps the last good releases if the server has a smaller registry', async () => {
    const site = await runningSite({ 'mfe-shop': ['/shop'], 'mfe-revista': ['/revista'] })
    site.remote('mfe-revista', 'a')
    site.point('mfe-revista', 'a')
    await site.composer.refresh()
    site.register({ 'mfe-revista': ['/revista'] })
    await (await site.restarted()).refresh()

    site.register({ 'mfe-shop': ['/shop'], 'mfe-revista': ['/revista'] })
    rmSync(join(site.releasesFolder, 'mfe-shop/current.json'))
    const composer = await site.restarted()
    await composer.refresh()

    expect(composer.current.releases.map(({ name }) => name)).toEqual(['mfe-shop', 'mfe-revista'])
  })

  it('says what to do if there is no shell at all', async () => {
    await expect(openSite().composer.refresh()).rejects.toThrow(/no release of the shell .* Run "npm start"/)
  })
})

describe('a release whose process ends after it has passed', () => {
  /** Shop b is live after shop a, and its process has died. */
  async function withDeath(then: (site: Site) => void = () => {}) {
    const site = await runningSite()
    site.remote('mfe-shop', 'b')
    site.point('mfe-shop', 'b')
    await site.composer.refresh()
    site.rendered.length = 0
    then(site)
    site.die('mfe-shop', 'b')
    await site.composer.refresh()
    return site
  }

  it('is withdrawn to the former one with a reason if it does not pass again', async () => {
    const site = await withDeath(({ failing }) => failing.set(idOf('b'), { status: 'bad', reason: 'is out of date' }))

    expect(live(site)).toBe('aa')
    expect(refusal(site)).toEqual({ kind: 'trouble', cause: 'rendering', reason: 'is out of date' })
    expect(await shopText(site.composer.current)).toBe('mfe-shop a')
  })

  it('stays if it passes again, and is then not judged again for a while, whatever visitors request', async () => {
    const site = await withDeath()
    expect(live(site)).toBe('ab')
    expect(site.rendered).toEqual(['mfe-shop b'])

    site.die('mfe-shop', 'b')
    await site.composer.refresh()
    expect(site.rendered).toEqual(['mfe-shop b'])

    site.wait(300_000)
    site.die('mfe-shop', 'b')
    await site.composer.refresh()
    expect(site.rendered).toEqual(['mfe-shop b', 'mfe-shop b'])
  })

  it('stays if there is no former one: its finished pages are better than none', async () => {
    const site = await runningSite()
    site.failing.set(idOf('a'), { status: 'bad', reason: 'is out of date' })

    site.die('mfe-shop', 'a')
    await site.composer.refresh()

    expect(live(site)).toBe('aa')
    expect(site.rendered).toEqual([])
  })
})
