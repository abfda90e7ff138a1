import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NotComposed } from './serving/following/NotComposed.ts'
import { formerBuildProblem } from './serving/reports/reportOf.ts'
import { idOf } from './testing/createSampleReleases.ts'
import { closeSites, openSite, runningSite, shopText, type Site } from './testing/runningSite.ts'
import type { SampleServer } from './testing/sampleServer.ts'

afterEach(closeSites)

const trouble = { status: 'trouble', reason: 'cannot be started.' } as const
const noComposition = 'There is no release of the shell'

const live = ({ current }: SampleServer) => [current.shell, ...current.releases].map(({ id }) => id[0]).join('')
const compositionsOf = ({ releasesFolder }: Site) => join(releasesFolder, 'compositions')

/** Shell a and shop a are live, and nothing can be rendered any more. */
async function brokenSite(...parameters: Parameters<typeof runningSite>) {
  const site = await runningSite(...parameters)
  site.failing.set(idOf('a'), trouble)
  return { ...site, former: site.composer.name }
}

describe('a new build of the server that cannot render', () => {
  it('leaves visitors what the former one has composed, and says so and why', async () => {
    const site = await brokenSite()
    const server = await site.restarted('next')

    await server.refresh()

    expect([server.name, await shopText(server.current)]).toEqual([site.former, 'mfe-shop a'])
    expect(server.report()).toMatchObject({
      isOfFormerBuild: true,
      problems: [formerBuildProblem],
      shell: { release: idOf('a'), refused: [{ kind: 'trouble', reason: trouble.reason }] },
    })
    expect(site.warnings).toEqual([expect.stringContaining('shell aaaaaaaaaaaaaaaa refused'), formerBuildProblem])
  })

  it('composes the site as soon as it can, after a restart too', async () => {
    const site = await brokenSite()
    await (await site.restarted('next')).refresh()
    const server = await site.restarted('next')
    await server.refresh()
    expect([server.name, server.keepsFormer()]).toEqual([site.former, true])

    site.failing.clear()
    site.wait(300_000)
    await server.refresh()

    expect([live(server), server.name === site.former, server.keepsFormer()]).toEqual(['aa', false, false])
    expect(server.report()).toMatchObject({ isOfFormerBuild: false, problems: [], shell: { refused: [] } })
  })

  it('hands what visitors keep on to the next build', async () => {
    const site = await brokenSite()
    await (await site.restarted('next')).refresh()
    const server = await site.restarted('after that')

    await server.refresh()

    expect(server.name).toBe(site.former)
  })

  it('goes on from the build that was used last, if that had nothing to say too', async () => {
    const site = await runningSite()
    const former = site.composer.name
    for (const build of ['withdrawn', 'build']) {
      site.wait(1000)
      await (await site.restarted(build)).refresh()
    }
    site.failing.set(idOf('a'), trouble)
    const server = await site.restarted('next')

    await server.refresh()

    expect(server.name).toBe(former)
  })

  it('does not bring back a remote that has left the registry', async () => {
    const site = await brokenSite({ 'mfe-shop': ['/shop'], 'mfe-revista': ['/revista'] })
    site.register({ 'mfe-shop': ['/shop'] })
    const server = await site.restarted('next')

    await expect(server.refresh()).rejects.toThrow(noComposition)
    await expect(server.follow()).rejects.toThrow(NotComposed)
  })

  it('does not ignore another value of a variable', async () => {
    const site = await brokenSite()
    site.serviceValues.SHOP_URL = 'https://shop.example'
    const server = await site.restarted('next')

    await expect(server.refresh()).rejects.toThrow(noComposition)
    await expect(server.follow()).rejects.toThrow(NotComposed)
  })

  it.each<{ what: string; change: (place: string) => void }>([
    {
      what: 'states in another way',
      change(place) {
        const { forms: _forms, ...manifest } = JSON.parse(readFileSync(join(place, 'composition.json'), 'utf8'))
        writeFileSync(join(place, 'composition.json'), JSON.stringify(manifest))
      },
    },
    { what: 'lacks a page of', change: (place) => rmSync(join(place, 'site/shop/index.html')) },
  ])('does not serve a composition that the disk $what', async ({ change }) => {
    const site = await brokenSite()
    change(join(compositionsOf(site), site.former))
    const server = await site.restarted('next')

    await expect(server.refresh()).rejects.toThrow(noComposition)
    await expect(server.follow()).rejects.toThrow(NotComposed)
    await expect(server.follow()).rejects.toThrow(NotComposed)
  })

  it('has nothing to go on from if the judging version named no settings', async () => {
    const site = await brokenSite()
    const generations = join(site.releasesFolder, '.generations')
    for (const file of readdirSync(generations, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.json')) continue
      const { settings: _settings, ...verdict } = JSON.parse(readFileSync(join(generations, file), 'utf8'))
      writeFileSync(join(generations, file), JSON.stringify(verdict))
    }
    const server = await site.restarted('next')

    await expect(server.refresh()).rejects.toThrow(noComposition)
  })
})

it('keeps what a former build has composed while this one can render no remote', async () => {
  const site = openSite()
  site.shell('a')
  site.point('shell', 'a')
  site.release('mfe-shop', 'c')
  await site.composer.refresh()
  const former = site.composer.name
  site.failing.set(idOf('c'), { status: 'bad', reason: 'threw.' })
  const server = await site.restarted('next')

  await server.refresh()
  expect([server.name, live(server), server.report().missing]).toEqual([former, 'ac', []])
  expect(server.report().remotes).toMatchObject([{ refused: [{ kind: 'trouble', reason: 'threw.' }] }])

  site.release('mfe-shop', 'd')
  await server.refresh()
  expect([live(server), server.report().isOfFormerBuild]).toEqual(['ad', false])
})

it('shows what a former build has composed before this one has anything', async () => {
  const site = await runningSite()
  const former = site.composer.name
  const server = await site.restarted('next')

  await server.follow()
  expect([server.name, server.report().isOfFormerBuild]).toEqual([former, true])

  await server.refresh()
  expect([server.name === former, live(server), server.report().isOfFormerBuild]).toEqual([false, 'aa', false])
})

it('tries what the former build has refused', async () => {
  const site = await runningSite()
  site.failing.set(idOf('b'), { status: 'bad', reason: 'threw.' })
  site.release('mfe-shop', 'b')
  await site.composer.refresh()
  site.failing.clear()
  const server = await site.restarted('next')

  await server.refresh()

  expect(live(server)).toBe('ab')
})

it('lets servers of different builds show what each of them can compose', async () => {
  const site = await brokenSite()
  const first = site.composer
  const second = site.another(undefined, 'next')
  await second.refresh()
  site.release('mfe-shop', 'b')

  for (const server of [first, second, first]) await server.refresh()
  expect([live(first), live(second)]).toEqual(['ab', 'aa'])

  site.failing.clear()
  site.wait(300_000)
  for (const server of [second, first]) await server.refresh()
  expect([live(first), live(second), first.name === second.name]).toEqual(['ab', 'ab', false])
})

it('does not prune what visitors of another server keep from a former build', async () => {
  const site = await brokenSite()
  const keeping = await site.restarted('next')
  await keeping.refresh()
  site.failing.clear()
  const registry = join(site.folder, 'other.json')
  writeFileSync(registry, '[]')
  const other = site.another(registry)
  await other.refresh()
  for (let count = 0; count < 25; count++) mkdirSync(join(compositionsOf(site), `newer-${count}`))
  site.wait(600_000)

  await other.refresh()

  const left = readdirSync(compositionsOf(site))
  expect(left.filter((name) => name.startsWith('newer'))).toHaveLength(20)
  expect(left).toContain(site.former)
})
