import { rmSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { idOf } from './testing/createSampleReleases.ts'
import { closeSites, live, pointToFailing, refusal, runningSite, type Site } from './testing/runningSite.ts'

afterEach(closeSites)

describe('a refusal', () => {
  it.each([
    {
      title: 'a missing file',
      corrupt: (site: Site) => rmSync(join(site.releasesFolder, 'mfe-shop', idOf('b'), 'browser/entry.js')),
      refused: { kind: 'not yet', cause: 'missing' },
    },
    {
      title: 'a truncated file',
      corrupt: (site: Site) => site.write(`mfe-shop/${idOf('b')}/browser/entry.js`, 'ent'),
      refused: { kind: 'not yet', cause: 'cut off' },
    },
    {
      title: 'a truncated statement',
      corrupt: (site: Site) => site.write(`mfe-shop/${idOf('b')}/release.json`, '{"contract":2,'),
      refused: { kind: 'not yet', cause: 'cut off' },
    },
    {
      title: 'a forged file',
      corrupt: (site: Site) => site.write(`mfe-shop/${idOf('b')}/browser/entry.js`, 'entry x'),
      refused: { kind: 'bad', cause: 'forged' },
    },
    {
      title: 'a file that is a link',
      corrupt(site: Site) {
        const place = join(site.releasesFolder, 'mfe-shop', idOf('b'), 'browser/entry.js')
        rmSync(place)
        symlinkSync('/dev/zero', place)
      },
      refused: { kind: 'bad', cause: 'foreign' },
    },
    {
      title: 'a release without a route',
      corrupt: (site: Site) => site.remote('mfe-shop', 'b', { routes: [] }),
      refused: { kind: 'bad', cause: 'malformed' },
    },
    {
      title: 'a foreign path',
      corrupt(site: Site) {
        const [route] = site.composer.current.releases[0]?.routes ?? []
        site.remote('mfe-shop', 'b', { routes: route && [{ ...route, path: '/revista' }] })
      },
      refused: { kind: 'bad', cause: 'foreign' },
    },
    {
      title: 'another contract',
      corrupt: (site: Site) => site.write(`mfe-shop/${idOf('b')}/release.json`, '{"contract":4}'),
      refused: { kind: 'bad', cause: 'contract' },
    },
    {
      title: 'a statement that is too large',
      corrupt: (site: Site) => site.write(`mfe-shop/${idOf('b')}/release.json`, ' '.repeat(5_000_000)),
      refused: { kind: 'bad', cause: 'malformed' },
    },
    {
      title: 'an unknown contract',
      corrupt: (site: Site) => site.remote('mfe-shop', 'b', { understands: '^4' }),
      refused: { kind: 'not yet', cause: 'contract' },
    },
    {
      title: 'rendering that fails',
      corrupt: (site: Site) => void site.failing.set(idOf('b'), { status: 'bad', reason: 'threw.' }),
      refused: { kind: 'bad', cause: 'rendering' },
    },
    {
      title: 'rendering that takes too long',
      corrupt: (site: Site) => void site.failing.set(idOf('b'), { status: 'trouble', reason: 'took too long.' }),
      refused: { kind: 'trouble', cause: 'machine' },
    },
  ])('for $title is $refused.kind, and the former release stays live', async ({ corrupt, refused }) => {
    const site = await runningSite()
    site.remote('mfe-shop', 'b')
    corrupt(site)
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(live(site)).toBe('aa')
    expect(refusal(site)).toMatchObject(refused)
    expect(site.warnings).toHaveLength(1)
  })

  it('ends by itself when the missing files have arrived', async () => {
    const site = await runningSite()
    site.point('mfe-shop', 'b')
    await site.composer.refresh()
    expect(refusal(site)).toMatchObject({ kind: 'not yet' })
    site.remote('mfe-shop', 'b')

    await site.composer.refresh()
    expect(live(site)).toBe('aa')
    site.wait(1_000)
    await site.composer.refresh()

    expect(live(site)).toBe('ab')
    expect(refusal(site)).toBeUndefined()
  })

  it('is reported to the observer with its cause, and so is each composition with its time', async () => {
    const site = await runningSite()
    pointToFailing(site, { status: 'bad', reason: 'threw.' })

    await site.composer.refresh()
    await site.composer.refresh()

    expect(site.observed).toEqual(['composed true', 'mfe-shop bad rendering'])
  })

  it('for trouble is retried with increasing pauses, and reported each time', async () => {
    const site = await runningSite()
    pointToFailing(site, { status: 'trouble', reason: 'took too long.' })
    const tries = () => site.rendered.filter((one) => one === 'mfe-shop b').length
    await site.composer.refresh()

    for (const { pause, expected } of [
      { pause: 4_999, expected: 1 },
      { pause: 1, expected: 2 },
      { pause: 9_999, expected: 2 },
      { pause: 1, expected: 3 },
    ]) {
      site.wait(pause)
      await site.composer.refresh()
      expect(tries()).toBe(expected)
    }
    expect(site.warnings).toHaveLength(3)
  })

  it('for content is permanent, until the release is published again', async () => {
    const site = await runningSite()
    pointToFailing(site, { status: 'bad', reason: 'threw.' })
    await site.composer.refresh()
    site.failing.clear()
    site.wait(86_400_000)
    await site.composer.refresh()
    expect(live(site)).toBe('aa')

    site.point('mfe-shop', 'b')
    utimesSync(join(site.releasesFolder, 'mfe-shop/current.json'), 1, 1)
    await site.composer.refresh()

    expect(live(site)).toBe('ab')
  })

  it('names the import that the shell does not provide, and ends with a shell that does', async () => {
    const site = await runningSite()
    site.remote('mfe-shop', 'b', { uses: { react: { range: '^19.0.0', names: ['useState', 'useIslandName'] } } })
    site.point('mfe-shop', 'b')
    await site.composer.refresh()
    expect(refusal(site)).toEqual({
      kind: 'not yet',
      cause: 'behind',
      reason: `uses \`useIslandName\` of react ^19.0.0, which shell ${idOf('a')} does not offer (it has react 19.3.1): release the shell first.`,
    })
    expect(site.rendered).toEqual([])

    site.shell('b', { provides: { react: { version: '19.4.0', names: ['useState', 'useIslandName'] } } })
    site.point('shell', 'b')
    await site.composer.refresh()

    expect(live(site)).toBe('bb')
  })

  it('concerns the shell if it removes what a live remote uses, and if rendering fails with it', async () => {
    const site = await runningSite()
    site.remote('mfe-shop', 'b', { uses: { react: { range: '^19.0.0', names: ['useState'] } } })
    site.point('mfe-shop', 'b')
    await site.composer.refresh()

    site.shell('b', { provides: { react: { version: '20.0.0', names: ['useState'] } } })
    site.point('shell', 'b')
    await site.composer.refresh()
    expect([live(site), refusal(site), refusal(site, 'shell')?.cause]).toEqual(['ab', undefined, 'behind'])

    site.shell('c')
    site.failing.set(`${idOf('b')} with ${idOf('c')}`, { status: 'bad', reason: 'threw.' })
    site.point('shell', 'c')
    await site.composer.refresh()
    expect([live(site), refusal(site)]).toEqual(['ab', undefined])
    expect(refusal(site, 'shell')?.reason).toBe(`mfe-shop ${idOf('b')} fails with it: threw.`)
  })
})
