import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEASE_PERIOD } from '@site/remote-kit/release/publication/sharedFolder'
import type { Composer } from './createComposer.ts'
import { LeaseHeldElsewhere } from './selection/NothingToServe.ts'
import { idOf } from './testing/createSampleReleases.ts'
import { openComposer } from './testing/openComposer.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** Two servers that share releases: shell a and shop a are live, and the first one judges. */
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

const live = ({ current }: Composer) => [current.shell, ...current.releases].map(({ id }) => id[0]).join('')
const refused = (composer: Composer) =>
  composer.report().remotes[0]?.refused.map(({ release, reason }) => ({ release, reason }))
const bad = { status: 'bad', reason: 'threw.' } as const

it('serves on each server what one of them has judged', async () => {
  const { first, second, release } = await two()
  release('mfe-shop', 'b')

  await second.refresh()
  expect(live(second)).toBe('aa')
  await first.refresh()
  await second.refresh()

  expect([live(first), live(second)]).toEqual(['ab', 'ab'])
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
  brought.length = 0
  await second.fetchFormer()
  expect(brought).toEqual([])
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

describe('the judging server', () => {
  it.each([
    { what: 'ends', pause: 0, end: true },
    { what: 'dies and its lease has expired', pause: LEASE_PERIOD, end: false },
    { what: 'dies and its lease has not expired', pause: LEASE_PERIOD - 1, end: false, still: true },
  ])('is another one if it $what: $still', async ({ pause, end, still }) => {
    const { first, second, release, wait } = await two()
    if (end) await first.end()
    wait(pause)
    release('mfe-shop', 'b')

    await second.refresh()

    expect(live(second)).toBe(still ? 'aa' : 'ab')
  })

  it('yields to the one that has replaced it', async () => {
    const { first, second, release, wait, rendered } = await two()
    wait(LEASE_PERIOD)
    release('mfe-shop', 'b')
    await second.refresh()
    release('mfe-shop', 'c')

    await first.refresh()
    expect(live(first)).toBe('ab')
    await second.refresh()
    await first.refresh()

    expect([live(first), live(second)]).toEqual(['ac', 'ac'])
    expect(rendered.filter((one) => one === 'mfe-shop c')).toHaveLength(2)
  })
})

it('starts no second server before the first has reached a verdict', async () => {
  const site = openComposer()
  opened.push(site)
  await expect(site.composer.refresh()).rejects.toThrow('There is no release of the shell')

  await expect(site.another().refresh()).rejects.toThrow(LeaseHeldElsewhere)
})

it('reports a server that cannot serve what was judged, and retries', async () => {
  const { first, second, release, failing, wait, warnings, rendered } = await two()
  release('mfe-shop', 'b')
  await first.refresh()
  failing.set(idOf('b'), { status: 'trouble', reason: 'took too long.' })

  await second.refresh()
  await second.refresh()
  const problem = 'Generation 2 cannot be shown here: mfe-shop: took too long.'
  expect([live(second), second.report().problems, second.report().isBehind]).toEqual(['aa', [problem], true])
  expect(warnings).toEqual([`${problem} The server will try again.`])
  expect(rendered).toEqual(['mfe-shop b', 'mfe-shop b'])

  failing.clear()
  wait(5_000)
  await second.refresh()
  expect([live(second), second.report().problems, second.report().isBehind]).toEqual(['ab', [], false])
})

it('lets a server with another registry judge for itself', async () => {
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
    expect([live(first), first.report().problems, warnings]).toEqual(['aa', [problem], [problem]])

    takeAway(false)
    await first.refresh()
    await second.refresh()
    expect([live(first), live(second), first.report().problems]).toEqual(['ab', 'ab', []])
  })

  it('starts a server with the last good releases, or else with what its folder points to', async () => {
    const site = openComposer()
    opened.push(site)
    for (const letter of ['a', 'b']) site.remote('mfe-shop', letter)
    site.shell('a')
    site.point('shell', 'a')
    site.point('mfe-shop', 'a')
    site.takeAway(true)
    await site.composer.refresh()
    expect(live(site.composer)).toBe('aa')

    site.point('mfe-shop', 'b')
    const next = await site.restarted()
    await next.refresh()
    expect(live(next)).toBe('aa')

    site.takeAway(false)
    await next.refresh()
    expect(live(next)).toBe('ab')
  })
})
