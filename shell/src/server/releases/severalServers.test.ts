import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SampleServer } from './testing/sampleServer.ts'
import { NotComposed } from './serving/following/NotComposed.ts'
import { idOf } from './testing/createSampleReleases.ts'
import { openComposer } from './testing/openComposer.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** Two servers that share releases: shell a and shop a are live, and the process beside the first one composes. */
async function two() {
  const site = openComposer()
  opened.push(site)
  site.shell('a')
  site.point('shell', 'a')
  site.release('mfe-shop', 'a')
  const [first, second] = [site.composer, site.another()]
  await first.refresh()
  await second.refresh()
  site.rendered.length = 0
  return { ...site, first, second }
}

const live = ({ current }: SampleServer) => [current.shell, ...current.releases].map(({ id }) => id[0]).join('')
const refused = (composer: SampleServer) =>
  composer.report().remotes[0]?.refused.map(({ release, reason }) => ({ release, reason }))
const bad = { status: 'bad', reason: 'threw.' } as const

it('serves on each server what is composed beside one of them', async () => {
  const { first, second, release } = await two()
  release('mfe-shop', 'b')

  await second.refresh()
  expect(live(second)).toBe('aa')
  await first.refresh()
  await second.refresh()

  expect([live(first), live(second)]).toEqual(['ab', 'ab'])
})

it('shows what it tells a team is live, as soon as it says so', async () => {
  const { first, second, release } = await two()
  release('mfe-shop', 'b')
  await first.refresh()
  expect(live(second)).toBe('aa')

  const verdicts = await second.publishing.verdicts('mfe-shop')

  expect(verdicts.map(({ generation }) => generation?.live)).toEqual([{ 'mfe-shop': idOf('b') }])
  expect(live(second)).toBe('ab')
})

it('serves the files of what was live elsewhere, also of releases that this server has never shown', async () => {
  const { first, second, remote, release, failing } = await two()
  const has = (letter: string) => second.current.files.has(`/r/mfe-shop/${idOf(letter)}/entry.js`)
  remote('mfe-shop', 'c')
  failing.set(idOf('d'), bad)
  for (const letter of ['b', 'd', 'e']) {
    release('mfe-shop', letter)
    await first.refresh()
  }

  await second.refresh()

  expect([live(second), ...['a', 'b', 'c', 'd', 'e'].map(has)]).toEqual(['ae', true, true, false, false, true])
})

it('fetches what was live elsewhere, for tabs that were opened there', async () => {
  const { first, second, release, brought, wait } = await two()
  wait(60_000)
  for (const letter of ['b', 'c']) {
    release('mfe-shop', letter)
    await first.refresh()
  }
  brought.length = 0

  await second.refresh()
  await second.maintained()

  expect(brought).toContain('mfe-shop b')
  wait(40 * 24 * 60 * 60 * 1000)
  release('mfe-shop', 'd')
  await first.refresh()
  brought.length = 0
  await second.refresh()
  await second.maintained()
  expect(brought).not.toContain('mfe-shop b')
})

it('refuses a release on all servers if one has refused it, and renders it on no other', async () => {
  const { first, second, remote, point, failing, rendered } = await two()
  remote('mfe-shop', 'b')
  failing.set(idOf('b'), bad)
  point('mfe-shop', 'b')

  await first.refresh()
  failing.clear()
  await second.refresh()

  expect([live(first), live(second)]).toEqual(['aa', 'aa'])
  expect(refused(second)).toEqual([{ release: idOf('b'), reason: 'threw.' }])
  expect(rendered).toEqual(['mfe-shop b'])
})

it('keeps a verdict across a restart, until the release is published again', async () => {
  const site = await two()
  site.remote('mfe-shop', 'b')
  site.failing.set(idOf('b'), bad)
  site.point('mfe-shop', 'b')
  await site.first.refresh()
  site.failing.clear()
  await site.second.end()
  await site.first.end()

  const next = site.another()
  await next.refresh()
  expect([live(next), refused(next)]).toEqual(['aa', [{ release: idOf('b'), reason: 'threw.' }]])

  site.point('mfe-shop', 'b')
  await next.refresh()
  expect(live(next)).toBe('ab')
})

it('forgets after a restart a refused release that is no longer wanted', async () => {
  const site = await two()
  site.remote('mfe-shop', 'b')
  site.failing.set(idOf('b'), bad)
  site.point('mfe-shop', 'b')
  await site.first.refresh()
  site.point('mfe-shop', 'a')
  await site.first.refresh()
  expect(refused(site.first)).toHaveLength(1)
  await site.second.end()
  await site.first.end()

  const next = site.another()
  await next.refresh()

  expect(refused(next)).toEqual([])
})

it('composes beside another server as soon as the first process has ended', async () => {
  const { first, second, release } = await two()
  release('mfe-shop', 'b')
  await second.refresh()
  expect(live(second)).toBe('aa')
  await first.end()

  await second.refresh()

  expect(live(second)).toBe('ab')
})

it('serves nothing before the first composition', async () => {
  const site = openComposer()
  opened.push(site)
  await expect(site.composer.refresh()).rejects.toThrow('There is no release of the shell')

  await expect(site.another().refresh()).rejects.toThrow(NotComposed)
})

it('reports a server that cannot show what was decided, and has it composed again', async () => {
  const { first, second, release, releasesFolder, wait, warnings } = await two()
  release('mfe-shop', 'b')
  await first.refresh()
  const compositions = join(releasesFolder, 'compositions')
  for (const name of readdirSync(compositions)) rmSync(join(compositions, name, 'site/shop/index.html'))

  await second.refresh()
  await second.refresh()
  const problem = expect.stringMatching(/^Generation 2 cannot be shown here: .*index\.html/)
  expect([live(second), second.report().problems, second.report().isBehind]).toEqual(['aa', [problem], true])
  expect(warnings).toEqual([expect.stringMatching(/^Generation 2 .* The server will try again\.$/)])

  await first.refresh()
  wait(5_000)
  await second.refresh()
  expect([live(second), second.report().problems, second.report().isBehind]).toEqual(['ab', [], false])
})

it('composes another site for a server with another registry', async () => {
  const { folder, remote, point, another, first } = await two()
  const registry = join(folder, 'other.json')
  writeFileSync(registry, JSON.stringify([{ name: 'mfe-revista', prefixes: ['/revista'] }]))
  remote('mfe-revista', 'b')
  point('mfe-revista', 'b')

  const other = another(registry)
  await other.refresh()
  await first.refresh()

  expect([live(other), live(first)]).toEqual(['ab', 'aa'])
})

describe('while the store is unavailable', () => {
  it('continues everything except releases, which follow when it is back', async () => {
    const { first, second, release, takeAway, warnings } = await two()
    release('mfe-shop', 'b')
    takeAway(true)

    await first.refresh()
    await first.refresh()
    const problem = 'The releases cannot be looked at: connection refused. Those that are live stay.'
    expect([live(first), first.report().problems, warnings]).toEqual(['aa', [problem], [problem, problem]])

    takeAway(false)
    await first.refresh()
    await second.refresh()
    expect([live(first), live(second), first.report().problems]).toEqual(['ab', 'ab', []])
  })
})
