import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import { publish } from '@site/remote-kit/release/publication/publish'
import { idOf } from './testing/createSampleReleases.ts'
import { openComposer } from './testing/openComposer.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

function open(...parameters: Parameters<typeof openComposer>) {
  const site = openComposer(...parameters)
  opened.push(site)
  return site
}

/** A site with shell a and shop a live. */
async function running(...parameters: Parameters<typeof openComposer>) {
  const site = open(...parameters)
  site.shell('a')
  site.remote('mfe-shop', 'a')
  site.point('shell', 'a')
  site.point('mfe-shop', 'a')
  await site.composer.refresh()
  site.rendered.length = 0
  return site
}

type Site = ReturnType<typeof openComposer>

/** Points to release b of the shop, whose rendering fails. */
function pointToFailing(site: Site, failure: Parameters<Site['failing']['set']>[1]) {
  site.remote('mfe-shop', 'b')
  site.failing.set(idOf('b'), failure)
  site.point('mfe-shop', 'b')
}

const live = ({ composer }: Site) =>
  [composer.current.shell, ...composer.current.releases].map(({ id }) => id[0]).join('')
const refusal = ({ composer }: Site, name = 'mfe-shop') => {
  const { shell, remotes } = composer.report()
  const part = [shell, ...remotes].find((one) => one.name === name)
  const last = part?.refused.at(-1)
  return last && { kind: last.kind, cause: last.cause, reason: last.reason }
}

describe('a composition', () => {
  it('is one release of the shell and one of each remote', async () => {
    const site = await running()

    expect(live(site)).toBe('aa')
    expect(site.composer.current.finished.get('/shop')?.body.identity.toString()).toBe('mfe-shop a')
  })

  it('renders only what a new release of a remote changes', async () => {
    const site = await running()
    site.remote('mfe-shop', 'b')
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(live(site)).toBe('ab')
    expect(site.rendered).toEqual(['mfe-shop b'])
  })

  it('renders everything again with a new release of the shell', async () => {
    const site = await running()
    site.shell('b')
    site.point('shell', 'b')

    await site.composer.refresh()

    expect(live(site)).toBe('ba')
    expect([...site.rendered].sort()).toEqual(['mfe-shop a', 'shell b'])
  })

  it('serves the scripts of a former shell to open tabs, and drops them with its release', async () => {
    const site = await running()
    site.shell('b')
    site.point('shell', 'b')
    await site.composer.refresh()
    expect(site.composer.current.files.has('/shell/a.js')).toBe(true)
    expect(site.composer.current.files.get('/shell/main.js')?.folder).toContain(idOf('b'))

    rmSync(join(site.releasesFolder, 'shell', idOf('a')), { recursive: true })
    site.remote('mfe-shop', 'b')
    site.point('mfe-shop', 'b')
    await site.composer.refresh()

    expect(site.composer.current.files.has('/shell/a.js')).toBe(false)
  })

  it('serves no file of a release that has not passed, and those of former releases, after a restart too', async () => {
    const site = await running()
    const has = (letter: string) => site.composer.current.files.has(`/r/mfe-shop/${idOf(letter)}/entry.js`)
    for (const letter of ['b', 'c', 'd']) site.remote('mfe-shop', letter)
    site.point('mfe-shop', 'b')
    await site.composer.refresh()
    site.failing.set(idOf('c'), { status: 'bad', reason: 'threw.' })
    site.point('mfe-shop', 'c')
    site.shell('b')
    site.point('shell', 'b')
    await site.composer.refresh()
    expect([live(site), ...['a', 'b', 'c', 'd'].map(has)]).toEqual(['bb', true, true, false, false])

    const next = await site.restarted()
    rmSync(join(site.releasesFolder, 'last-good-2.json'))
    await next.refresh()

    const files = [...next.current.files.keys()].filter((address) => address.startsWith('/r/mfe-shop'))
    expect(files.map((address) => address.split('/')[3]?.[0]).toSorted()).toEqual(['a', 'b'])
  })

  it('moves several pointers in one step, even if the process that writes them stops half-way', async () => {
    const site = await running()
    site.shell('b')
    site.remote('mfe-shop', 'b')
    const former = ['shell', 'mfe-shop'].map((name) => join(site.releasesFolder, name, 'current.json'))
    const texts = former.map((file) => readFileSync(file, 'utf8'))
    await publish(site.releasesFolder, { shell: idOf('b'), 'mfe-shop': idOf('b') })
    former.forEach((file, index) => void writeFileSync(file, texts[index] ?? ''))

    await site.composer.refresh()

    expect(live(site)).toBe('bb')
  })
})

describe('a restart', () => {
  it('renders nothing that has passed before', async () => {
    const site = await running()
    await site.composer.end()
    const next = await site.restarted()

    await next.refresh()

    expect(site.rendered).toEqual([])
    expect(next.current.finished.get('/shop')?.body.identity.toString()).toBe('mfe-shop a')
  })

  it('renders a release whose files have changed in place', async () => {
    const site = await running()
    await site.composer.end()
    site.remote('mfe-shop', 'a', { createdAt: '2026-02-02T00:00:00.000Z' })
    const next = await site.restarted()

    await next.refresh()

    expect(site.rendered).toEqual(['mfe-shop a'])
  })

  it('renders a release again that was withdrawn because its process had died', async () => {
    const site = await running()
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

describe('an external service', () => {
  const service = { name: 'stockUrl', variable: 'STOCK_URL', kind: 'url', default: '/stock' } as const
  const services: Release['services'] = [service]

  it('has the value of the environment in the composition', async () => {
    const site = await running()
    site.serviceValues.STOCK_URL = 'https://stock.exemplo'
    site.remote('mfe-shop', 'b', { services })
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(site.composer.current.services).toEqual({ stockUrl: 'https://stock.exemplo' })
  })

  it('refuses the release and keeps the site as it is if its value cannot be used', async () => {
    const site = await running()
    site.serviceValues.STOCK_URL = 'stock'
    site.remote('mfe-shop', 'b', { services })
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(live(site)).toBe('aa')
    expect(refusal(site)).toMatchObject({
      kind: 'not yet',
      cause: 'configuration',
      reason: expect.stringContaining('STOCK_URL'),
    })
  })

  it("does not give a release the server's own settings", async () => {
    const site = await running()
    site.remote('mfe-shop', 'b', { services: [{ ...service, variable: 'LEAD_URL' }] })
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(refusal(site)).toMatchObject({ kind: 'bad', cause: 'foreign' })
  })
})

describe('a document for download', () => {
  const publicFiles = { '/shop/lista.pdf': 'documents/lista.pdf' }

  it('has the address that its release states, as long as the release is live', async () => {
    const site = await running()
    site.remote('mfe-shop', 'b', { publicFiles })
    site.point('mfe-shop', 'b')
    await site.composer.refresh()

    expect(site.composer.current.files.get('/shop/lista.pdf')).toEqual({
      folder: join(site.releasesFolder, 'mfe-shop', idOf('b'), 'documents'),
      file: 'lista.pdf',
      caching: 'day',
      guarded: false,
    })

    site.point('mfe-shop', 'a')
    await site.composer.refresh()

    expect(site.composer.current.files.has('/shop/lista.pdf')).toBe(false)
  })

  it.each<{ what: string; claimed: Record<string, string>; cause: string }>([
    { what: 'a foreign address', claimed: { '/revista/lista.pdf': 'documents/lista.pdf' }, cause: 'foreign' },
    { what: 'an unlisted file', claimed: { '/shop/lista.pdf': 'documents/x.pdf' }, cause: 'malformed' },
  ])('is refused at $what', async ({ claimed, cause }) => {
    const site = await running()
    site.remote('mfe-shop', 'b', { publicFiles: claimed })
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(refusal(site)).toMatchObject({ kind: 'bad', cause })
  })

  it('does not redirect a foreign address', async () => {
    const site = await running()
    site.remote('mfe-shop', 'b', { redirects: { '/revista': '/shop' } })
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(refusal(site)).toMatchObject({ kind: 'bad', cause: 'foreign' })
  })
})

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
      corrupt: (site: Site) => site.write(`mfe-shop/${idOf('b')}/release.json`, '{"contract":3}'),
      refused: { kind: 'bad', cause: 'contract' },
    },
    {
      title: 'a statement that is too large',
      corrupt: (site: Site) => site.write(`mfe-shop/${idOf('b')}/release.json`, ' '.repeat(5_000_000)),
      refused: { kind: 'bad', cause: 'malformed' },
    },
    {
      title: 'an unknown contract',
      corrupt: (site: Site) => site.remote('mfe-shop', 'b', { understands: '^3' }),
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
    const site = await running()
    site.remote('mfe-shop', 'b')
    corrupt(site)
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(live(site)).toBe('aa')
    expect(refusal(site)).toMatchObject(refused)
    expect(site.warnings).toHaveLength(1)
  })

  it('ends by itself when the missing files have arrived', async () => {
    const site = await running()
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
    const site = await running()
    pointToFailing(site, { status: 'bad', reason: 'threw.' })

    await site.composer.refresh()
    await site.composer.refresh()

    expect(site.observed).toEqual(['composed true', 'refused true', 'mfe-shop bad rendering'])
  })

  it('for trouble is retried with increasing pauses, and reported each time', async () => {
    const site = await running()
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
    const site = await running()
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
    const site = await running()
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
    const site = await running()
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

describe('a malformed pointer', () => {
  it.each([
    { title: 'a pipe', make: (file: string) => void spawnSync('mkfifo', [file]), problem: /not a regular file/ },
    { title: 'an endless link', make: (file: string) => symlinkSync('/dev/zero', file), problem: /a link/ },
    { title: 'not JSON', make: (file: string) => writeFileSync(file, 'nonsense'), problem: /JSON/ },
    { title: 'missing', make: () => {}, problem: /mfe-shop\/current\.json is missing: it named [0-9a-f]{16}/ },
    {
      title: 'without a valid id',
      make: (file: string) => writeFileSync(file, '{"release":"latest"}'),
      problem: /16 hexadecimal/,
    },
  ])('($title) affects no other release and is reported once', async ({ make, problem }) => {
    const site = await running({ 'mfe-shop': ['/shop'], 'mfe-revista': ['/revista'] })
    const file = join(site.releasesFolder, 'mfe-shop/current.json')
    rmSync(file)
    make(file)
    site.remote('mfe-revista', 'b')
    site.point('mfe-revista', 'b')

    await site.composer.refresh()
    await site.composer.refresh()

    expect(live(site)).toBe('aab')
    expect(site.composer.report().problems).toEqual([expect.stringMatching(problem)])
    expect(site.warnings.filter((text) => text.includes('mfe-shop/current.json'))).toHaveLength(1)
  })
})

describe('the registry', () => {
  it('is read again while the server runs: a new remote appears and a removed one disappears', async () => {
    const site = await running()
    site.remote('mfe-revista', 'b')
    site.point('mfe-revista', 'b')
    site.register({ 'mfe-shop': ['/shop'], 'mfe-revista': ['/revista'] })
    await site.composer.refresh()
    expect(live(site)).toBe('aab')

    site.register({ 'mfe-revista': ['/revista'] })
    await site.composer.refresh()

    expect(live(site)).toBe('ab')
  })

  it('keeps its former content while its file is broken, with one message', async () => {
    const site = await running()
    writeFileSync(site.registryFile, '[{"name":"Shop"}]')

    await site.composer.refresh()
    await site.composer.refresh()

    expect(live(site)).toBe('aa')
    expect(site.warnings).toEqual([
      `The registry ${site.registryFile} cannot be used: 0.name: a name of lower-case words joined by hyphens. The remotes stay as they were.`,
    ])
  })
})

describe('after a restart', () => {
  it('serves the last good releases instead of those that cannot be used', async () => {
    const site = await running()
    pointToFailing(site, { status: 'bad', reason: 'threw.' })
    site.point('shell', 'f')
    const composer = await site.restarted()

    await composer.refresh()

    expect([composer.current.shell, ...composer.current.releases].map(({ id }) => id[0])).toEqual(['a', 'a'])
  })

  it('keeps the last good releases if the server has a smaller registry', async () => {
    const site = await running({ 'mfe-shop': ['/shop'], 'mfe-revista': ['/revista'] })
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
    await expect(open().composer.refresh()).rejects.toThrow(/no release of the shell .* Run "npm start"/)
  })
})

describe('a release whose process ends after it has passed', () => {
  /** Shop b is live after shop a, and its process has died. */
  async function withDeath(then: (site: Site) => void = () => {}) {
    const site = await running()
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
    expect(site.composer.current.finished.get('/shop')?.body.identity.toString()).toBe('mfe-shop a')
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
    const site = await running()
    site.failing.set(idOf('a'), { status: 'bad', reason: 'is out of date' })

    site.die('mfe-shop', 'a')
    await site.composer.refresh()

    expect(live(site)).toBe('aa')
    expect(site.rendered).toEqual([])
  })
})
