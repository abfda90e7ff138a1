import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { publish } from '@site/release-protocol/publication/publish'
import { idOf } from './testing/createSampleReleases.ts'
import { closeSites, live, refusal, runningSite, shopText } from './testing/runningSite.ts'

afterEach(closeSites)

describe('a composition', () => {
  it('is one release of the shell and one of each remote', async () => {
    const site = await runningSite()

    expect(live(site)).toBe('aa')
    expect(await shopText(site.composer.current)).toBe('mfe-shop a')
  })

  it('renders only what a new release of a remote changes', async () => {
    const site = await runningSite()
    site.remote('mfe-shop', 'b')
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(live(site)).toBe('ab')
    expect(site.rendered).toEqual(['mfe-shop b'])
  })

  it('renders everything again with a new release of the shell', async () => {
    const site = await runningSite()
    site.shell('b')
    site.point('shell', 'b')

    await site.composer.refresh()

    expect(live(site)).toBe('ba')
    expect([...site.rendered].sort()).toEqual(['mfe-shop a', 'shell b'])
  })

  it('serves the scripts of a former shell to open tabs, and drops them with its release', async () => {
    const site = await runningSite()
    site.shell('b')
    site.point('shell', 'b')
    await site.composer.refresh()
    expect(site.composer.current.files.has('/shell/a.js')).toBe(true)
    expect(site.composer.current.files.get('/shell/main.js')?.id).toBe(idOf('b'))

    rmSync(join(site.releasesFolder, 'shell', idOf('a')), { recursive: true })
    site.remote('mfe-shop', 'b')
    site.point('mfe-shop', 'b')
    await site.composer.refresh()

    expect(site.composer.current.files.has('/shell/a.js')).toBe(false)
  })

  it('serves no file of a release that has not passed, and those of former releases, after a restart too', async () => {
    const site = await runningSite()
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
    rmSync(join(site.releasesFolder, 'last-good-3.json'))
    await next.refresh()

    const files = [...next.current.files.keys()].filter((address) => address.startsWith('/r/mfe-shop'))
    expect(files.map((address) => address.split('/')[3]?.[0]).toSorted()).toEqual(['a', 'b'])
  })

  it('moves several pointers in one step, even if the process that writes them stops half-way', async () => {
    const site = await runningSite()
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

describe('an external service', () => {
  const service = { name: 'stockUrl', variable: 'STOCK_URL', kind: 'url', default: '/stock' } as const
  const services: Release['services'] = [service]

  it('has the value of the environment in the composition', async () => {
    const site = await runningSite()
    site.serviceValues.STOCK_URL = 'https://stock.exemplo'
    site.remote('mfe-shop', 'b', { services })
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(site.composer.current.services).toEqual({ stockUrl: 'https://stock.exemplo' })
  })

  it('refuses the release and keeps the site as it is if its value cannot be used', async () => {
    const site = await runningSite()
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
    const site = await runningSite()
    site.remote('mfe-shop', 'b', { services: [{ ...service, variable: 'LEAD_URL' }] })
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(refusal(site)).toMatchObject({ kind: 'bad', cause: 'foreign' })
  })
})

describe('a document for download', () => {
  const publicFiles = { '/shop/lista.pdf': 'documents/lista.pdf' }

  it('has the address that its release states, as long as the release is live', async () => {
    const site = await runningSite()
    site.remote('mfe-shop', 'b', { publicFiles })
    site.point('mfe-shop', 'b')
    await site.composer.refresh()

    expect(site.composer.current.files.get('/shop/lista.pdf')).toEqual({
      name: 'mfe-shop',
      id: idOf('b'),
      file: 'documents/lista.pdf',
      hash: hashOf('list b'),
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
    const site = await runningSite()
    site.remote('mfe-shop', 'b', { publicFiles: claimed })
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(refusal(site)).toMatchObject({ kind: 'bad', cause })
  })

  it('does not redirect a foreign address', async () => {
    const site = await runningSite()
    site.remote('mfe-shop', 'b', { redirects: { '/revista': '/shop' } })
    site.point('mfe-shop', 'b')

    await site.composer.refresh()

    expect(refusal(site)).toMatchObject({ kind: 'bad', cause: 'foreign' })
  })
})
