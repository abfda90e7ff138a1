import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { idOf } from '../../testing/createSampleReleases.ts'
import type { Served } from '../Served.ts'
import { openComposer } from '../../testing/openComposer.ts'
import { shopText } from '../../testing/runningSite.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** A site with shell a, shop a and office a live, and a release b of each that nothing points to. */
async function running() {
  const site = openComposer({ 'mfe-shop': ['/shop'], 'mfe-office': ['/office'] })
  opened.push(site)
  site.shell('a')
  site.point('shell', 'a')
  for (const name of ['mfe-shop', 'mfe-office']) {
    site.release(name, 'a')
    site.remote(name, 'b')
  }
  await site.composer.refresh()
  site.rendered.length = 0
  const digestOf = (name: string, letter: string) =>
    hashOf(readFileSync(join(site.releasesFolder, name, idOf(letter), 'release.json')))
  const see = (name: string, letter: string, digest = digestOf(name, letter)) => ({
    [name]: { id: idOf(letter), digest },
  })
  return { ...site, see, previews: site.composer.previews }
}

const textsOf = async ({ composition }: Pick<Served, 'composition'>) => [
  await shopText(composition),
  await shopText(composition, '/office'),
]

it('shows a release instead of the live one, which visitors continue to see', async () => {
  const { composer, previews, see, rendered } = await running()
  const entry = `/r/mfe-shop/${idOf('b')}/entry.js`

  const preview = await previews.of(see('mfe-shop', 'b'))

  expect(await textsOf(preview)).toEqual(['mfe-shop b', 'mfe-office a'])
  expect(rendered).toEqual(['mfe-shop b'])
  expect(preview.composition.files.has(entry)).toBe(true)
  expect(composer.current.files.has(entry)).toBe(false)
  expect(composer.current.releases.map(({ id }) => id)).toEqual([idOf('a'), idOf('a')])
})

it('combines several previews, and composes none twice', async () => {
  const { previews, see, rendered } = await running()
  const both = { ...see('mfe-shop', 'b'), ...see('mfe-office', 'b') }

  const [one, two] = await Promise.all([previews.of(both), previews.of(both)])

  expect(one).toBe(two)
  expect(await textsOf(one)).toEqual(['mfe-shop b', 'mfe-office b'])
  expect(rendered.toSorted()).toEqual(['mfe-office b', 'mfe-shop b'])
})

it('follows what becomes live meanwhile', async () => {
  const site = await running()
  await site.previews.of(site.see('mfe-shop', 'b'))
  site.point('mfe-office', 'b')
  await site.composer.refresh()

  const preview = await site.previews.of(site.see('mfe-shop', 'b'))

  expect(await textsOf(preview)).toEqual(['mfe-shop b', 'mfe-office b'])
})

it('is the live composition if that is requested', async () => {
  const { composer, previews, see } = await running()

  expect((await previews.of(see('mfe-shop', 'a'))).composition).toBe(composer.current)
})

it('shows nothing that fails at the gate, and says why', async () => {
  const { previews, see, failing } = await running()
  failing.set(idOf('b'), { status: 'bad', reason: 'Error: no price' })

  await expect(previews.of(see('mfe-shop', 'b'))).rejects.toThrow('no price')
})

it('shows exactly the files that were signed', async () => {
  const { previews, see, remote } = await running()
  const signed = see('mfe-shop', 'b')
  remote('mfe-shop', 'b', { navigation: [{ label: 'Loja', href: '/shop', order: 1 }] })

  await expect(previews.of(signed)).rejects.toThrow('is not the mfe-shop')
  await expect(previews.of(see('mfe-shop', 'c', hashOf('c')))).rejects.toThrow('missing')
})

it('shows nothing that is incompatible with the live shell', async () => {
  const { previews, see, remote } = await running()
  remote('mfe-shop', 'c', { uses: { react: { range: '^20.0.0', names: [] } } })

  await expect(previews.of(see('mfe-shop', 'c'))).rejects.toThrow('wants react ^20.0.0')
})
