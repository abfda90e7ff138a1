import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '@site/release-protocol/publication/publish'
import { idOf } from './testing/createSampleReleases.ts'
import { closeSites, live, refusal, runningSite, type Site } from './testing/runningSite.ts'

afterEach(closeSites)

const bad = { status: 'bad', reason: 'threw.' } as const
const slow = { status: 'trouble', reason: 'took too long.' } as const
const react = (...names: string[]) => ({ react: { range: '^19.0.0', names } })
const other = { react: { version: '20.0.0', names: ['useState'] } }
const missing = (site: Site, release: string) => rmSync(join(site.releasesFolder, release), { recursive: true })

/** Shell a is live with shop a and revista a, which use React 19. */
async function site() {
  const opened = await runningSite({ 'mfe-shop': ['/shop'], 'mfe-revista': ['/revista'] })
  for (const name of ['mfe-shop', 'mfe-revista']) {
    opened.remote(name, 'c', { uses: react('useState') })
    opened.point(name, 'c')
  }
  await opened.composer.refresh()
  opened.rendered.length = 0
  return opened
}

const shells: { shell: string; make: (site: Site) => void }[] = [
  { shell: 'throws', make: ({ failing }) => failing.set(idOf('e'), bad) },
  { shell: 'takes too long', make: ({ failing }) => failing.set(idOf('e'), slow) },
  { shell: 'lacks what live remotes use', make: (one) => one.shell('e', { provides: other }) },
  { shell: 'breaks a live remote', make: ({ failing }) => failing.set(`${idOf('c')} with ${idOf('e')}`, bad) },
  { shell: 'makes live remotes slow', make: ({ failing }) => failing.set(`${idOf('c')} with ${idOf('e')}`, slow) },
  { shell: 'has not arrived', make: (one) => missing(one, `shell/${idOf('e')}`) },
]

const behind = `which shell ${idOf('a')} does not offer (it has react 19.3.1): release the shell first.`
const remotes: { remote: string; make: (site: Site) => void; reason: string | undefined }[] = [
  { remote: 'is fine', make: () => {}, reason: undefined },
  { remote: 'throws', make: ({ failing }) => failing.set(idOf('b'), bad), reason: 'threw.' },
  { remote: 'takes too long', make: ({ failing }) => failing.set(idOf('b'), slow), reason: 'took too long.' },
  {
    remote: 'fails only beside the new shell',
    make: ({ failing }) => failing.set(`${idOf('b')} with ${idOf('e')}`, bad),
    reason: undefined,
  },
  {
    remote: 'fits the new shell only',
    make: (one) => one.remote('mfe-shop', 'b', { uses: react('useLater') }),
    reason: `uses \`useLater\` of react ^19.0.0, ${behind}`,
  },
  {
    remote: 'uses what the new shell lacks',
    make: (one) => one.remote('mfe-shop', 'b', { uses: react('useState') }),
    reason: undefined,
  },
  {
    remote: 'has not arrived',
    make: (one) => missing(one, `mfe-shop/${idOf('b')}`),
    reason: expect.stringContaining('release.json'),
  },
]

/** Each remote beside each shell, released in turn with the shell or after the shell was refused. */
const cases = shells.flatMap((shell, row) =>
  remotes.map((remote, column) => ({ shell, remote, isTogether: (row + column) % 2 === 0 })),
)

it.each(cases)(
  'judges a remote that $remote.remote beside the live shell, not beside one that $shell.shell',
  async ({ shell, remote, isTogether }) => {
    const one = await site()
    one.shell('e')
    one.remote('mfe-shop', 'b')
    shell.make(one)
    remote.make(one)
    one.point('shell', 'e')
    if (!isTogether) {
      await one.composer.refresh()
      expect(refusal(one, 'shell')).toBeDefined()
      // The shell is tried again in the same check.
      one.wait(10_000)
    }
    one.point('mfe-shop', 'b')

    await one.composer.refresh()

    const expected = [remote.reason ? 'acc' : 'abc', remote.reason]
    expect([live(one), refusal(one)?.reason]).toEqual(expected)
    one.wait(600_000)
    await one.composer.refresh()
    expect([live(one), refusal(one)?.reason]).toEqual(expected)
  },
)

it('names everything that a shell would break, and makes nothing live', async () => {
  const one = await site()
  one.remote('mfe-revista', 'd')
  one.point('mfe-revista', 'd')
  await one.composer.refresh()
  one.shell('e', { provides: other })
  one.failing.set(`${idOf('d')} with ${idOf('e')}`, bad)

  const objections = await one.composer.objectionsTo(idOf('e'))

  expect(objections).toEqual([
    expect.objectContaining({ remote: 'mfe-shop', why: 'behind', reason: expect.stringMatching(/^wants react /) }),
    expect.objectContaining({ remote: 'mfe-revista', release: idOf('d'), why: 'fails', reason: 'threw.' }),
  ])
  expect(live(one)).toBe('acd')
  one.shell('f')
  expect(await one.composer.objectionsTo(idOf('f'))).toEqual([])
})

describe('a shell and a remote that need each other', () => {
  /** Publishes shell e, which lacks what shop c uses, and shop b, which uses what shell a lacks, in one step. */
  async function released(make: (site: Site) => void) {
    const one = await site()
    one.shell('e', { provides: { react: { version: '19.9.0', names: ['useLater'] } } })
    one.remote('mfe-shop', 'b', { uses: react('useLater') })
    one.remote('mfe-revista', 'd')
    await publish(one.releasesFolder, { 'mfe-revista': idOf('d') })
    make(one)
    await publish(one.releasesFolder, { shell: idOf('e'), 'mfe-shop': idOf('b') })
    await one.composer.refresh()
    return one
  }
  const dependence = `does not go with mfe-shop ${idOf('c')}, which uses \`useState\` of react ^19.0.0, which shell ${idOf('e')} does not offer (it has react 19.9.0)`

  it('go live together', async () => {
    expect(live(await released(() => {}))).toBe('ebd')
  })

  it.each([
    { what: 'throws', make: (one: Site) => one.failing.set(idOf('b'), bad), reason: 'threw.' },
    { what: 'takes too long', make: (one: Site) => one.failing.set(idOf('b'), slow), reason: 'took too long.' },
    {
      what: 'claims what is not its own',
      make: (one: Site) => one.remote('mfe-shop', 'b', { uses: react('useLater'), redirects: { '/x': '/shop' } }),
      reason: 'claims /x, which is outside the prefixes of mfe-shop.',
    },
  ])('are both refused for what the remote does if it $what', async ({ make, reason }) => {
    const one = await released(make)

    expect([live(one), refusal(one)?.reason]).toEqual(['acd', reason])
    expect(refusal(one, 'shell')?.reason).toBe(`${dependence}. mfe-shop ${idOf('b')} ${reason}`)
  })

  it('are both refused for what the shell does if that throws', async () => {
    const one = await released(({ failing }) => failing.set(idOf('e'), bad))

    expect([live(one), refusal(one, 'shell')?.reason]).toEqual(['acd', 'threw.'])
    expect(refusal(one)).toMatchObject({ cause: 'behind', reason: expect.stringContaining(idOf('a')) })
  })

  it.each(['b', 'e'])('go live together once the trouble of %s is over', async (letter) => {
    const one = await released(({ failing }) => failing.set(idOf(letter), slow))
    for (let check = 0; check < 10; check++) {
      one.wait(1_000)
      await one.composer.refresh()
    }
    expect(live(one)).toBe('acd')

    one.failing.clear()
    for (let check = 0; check < 60 && live(one) === 'acd'; check++) {
      one.wait(1_000)
      await one.composer.refresh()
    }

    expect([live(one), refusal(one), refusal(one, 'shell')]).toEqual(['ebd', undefined, undefined])
  })
})

describe('two remotes that give a service two meanings', () => {
  const service = { name: 'stockUrl', variable: 'STOCK_URL', kind: 'url', default: '/stock' } as const

  it.each([
    { what: 'the second is left out', failing: [], expected: 'abc', shop: undefined, revista: /another meaning/ },
    {
      what: 'the second goes live if the first throws',
      failing: ['b'],
      expected: 'acd',
      shop: /^threw/,
      revista: undefined,
    },
    {
      what: 'both are refused for what they do',
      failing: ['b', 'd'],
      expected: 'acc',
      shop: /^threw/,
      revista: /^threw/,
    },
  ])('$what', async ({ failing, expected, shop, revista }) => {
    const one = await site()
    one.remote('mfe-shop', 'b', { services: [service] })
    one.remote('mfe-revista', 'd', { services: [{ ...service, default: '/elsewhere' }] })
    for (const letter of failing) one.failing.set(idOf(letter), bad)
    await publish(one.releasesFolder, { 'mfe-revista': idOf('d') })
    await publish(one.releasesFolder, { 'mfe-shop': idOf('b') })

    await one.composer.refresh()

    const reasons = ['mfe-shop', 'mfe-revista'].map((name) => refusal(one, name)?.reason)
    const matching = (pattern: RegExp | undefined) => pattern && expect.stringMatching(pattern)
    expect([live(one), reasons]).toEqual([expected, [shop, revista].map(matching)])
  })
})

it('keeps a live remote that is too slow to be rendered with a new link of another one', async () => {
  const one = await site()
  one.remote('mfe-revista', 'd', { navigation: [{ label: 'Revista', href: '/revista', order: 1 }] })
  one.failing.set(idOf('c'), slow)
  one.point('mfe-revista', 'd')

  await one.composer.refresh()
  expect([live(one), refusal(one), refusal(one, 'mfe-revista')]).toEqual([
    'acc',
    undefined,
    { kind: 'trouble', cause: 'machine', reason: `mfe-shop ${idOf('c')} fails with it: took too long.` },
  ])

  one.failing.clear()
  one.wait(5_000)
  await one.composer.refresh()
  expect(live(one)).toBe('acd')
})
