import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { idOf } from './testing/createSampleReleases.ts'
import { closeSites, live, refusal, runningSite, shopText, type Site } from './testing/runningSite.ts'

afterEach(closeSites)

const placeOf = ({ releasesFolder }: Site, file: string) => join(releasesFolder, file)
const entryOf = (letter: string) => `mfe-shop/${idOf(letter)}/browser/entry.js`

/** Shop b is live, and a was before. */
async function withFormer() {
  const site = await runningSite()
  site.release('mfe-shop', 'b')
  await site.composer.refresh()
  return site
}

/** A visitor requests the live entry. */
async function request({ composer }: Site, encoding: 'br' | 'identity' = 'br') {
  const [release] = composer.current.releases
  const file = composer.current.files.get(`/r/mfe-shop/${release?.id}/entry.js`)
  return file && composer.releaseFiles.encodingFor(file, encoding)
}

it.each([
  { file: `shell/${idOf('a')}/browser/main.js.br`, text: 'main' },
  { file: `shell/${idOf('a')}/browser/a.js.br`, text: 'a' },
  { file: `${entryOf('a')}.br`, text: 'entry a' },
])('makes $file again at the next start if it is torn', async ({ file, text }) => {
  const site = await runningSite()
  const former = await site.restarted()
  await former.refresh()
  truncateSync(placeOf(site, file), 3)

  const composer = await site.restarted()
  await composer.refresh()

  expect(brotliDecompressSync(readFileSync(placeOf(site, file))).toString()).toBe(text)
  const [name, id, ...rest] = file.split('/')
  expect(site.warnings).toEqual([`${name} ${id}: damaged, and made again: ${rest.join('/')}.`])
  expect(composer.report().problems).toEqual([])
})

it('withdraws a live release whose file is damaged while it is served, and says so', async () => {
  const site = await withFormer()
  for (const ending of ['', '.br']) writeFileSync(placeOf(site, entryOf('b') + ending), 'entry x')

  expect(await request(site)).toBeUndefined()
  expect(site.composer.report().problems).toEqual([expect.stringContaining(`mfe-shop ${idOf('b')} is damaged`)])
  await site.composer.refresh()

  expect(live(site)).toBe('aa')
  expect(refusal(site)).toMatchObject({ kind: 'bad', cause: 'forged', reason: 'browser/entry.js has the wrong hash.' })
  expect(await request(site)).toBe('br')
})

it('keeps the pages of a damaged release that has no former one', async () => {
  const site = await runningSite()
  rmSync(placeOf(site, entryOf('a')))

  expect(await request(site, 'identity')).toBeUndefined()
  await site.composer.refresh()

  expect([live(site), site.composer.current.finished.has('/shop')]).toEqual(['aa', true])
  expect(site.composer.report().problems).toEqual([expect.stringContaining('browser/entry.js is missing')])
})

const damages: readonly { what: string; damage: (file: string) => void }[] = [
  { what: 'cut off', damage: (file) => truncateSync(file, 1) },
  { what: 'changed', damage: (file) => writeFileSync(file, 'mfe-shop x') },
  { what: 'removed', damage: rmSync },
]

describe.each(damages)('if a file was $what before a restart', ({ what, damage }) => {
  it('keeps the pages of a release that has no former one', async () => {
    const site = await runningSite()
    await site.composer.end()
    damage(placeOf(site, entryOf('a')))

    const composer = await site.restarted()
    await composer.refresh()

    expect([live({ ...site, composer }), await shopText(composer.current)]).toEqual(['aa', 'mfe-shop a'])
    expect(site.rendered).toEqual([])
    const text = { 'cut off': 'is cut off', changed: 'has the wrong hash', removed: 'is missing' }[what]
    expect(site.warnings).toEqual([expect.stringMatching(`entry.js ${text}.*release it again`)])
  })

  it('goes back to a former release', async () => {
    const site = await withFormer()
    await site.composer.end()
    damage(placeOf(site, entryOf('b')))

    const composer = await site.restarted()
    await composer.refresh()

    expect(live({ ...site, composer })).toBe('aa')
  })
})

it.each(damages)(
  'sends no document that was $what, and the right one once it is composed again',
  async ({ damage }) => {
    const site = await runningSite()
    const folder = placeOf(site, `compositions/${site.composer.name}`)
    for (const ending of ['', '.br', '.gz']) damage(join(folder, `site/shop/index.html${ending}`))
    const read = () => shopText(site.composer.current)

    await expect(read()).rejects.toMatchObject({ statusCode: 503 })
    await site.composer.refresh()

    expect([await read(), readFileSync(join(folder, 'site/shop/index.html'), 'utf8')]).toEqual([
      'mfe-shop a',
      'mfe-shop a',
    ])
    expect(site.rendered).toEqual(['mfe-shop a'])
  },
)

it('keeps a release whose file is whole again', async () => {
  const site = await withFormer()
  rmSync(placeOf(site, entryOf('b')))
  expect(await request(site, 'identity')).toBeUndefined()
  site.write(entryOf('b'), 'entry b')

  await site.composer.refresh()

  expect([live(site), await request(site, 'identity')]).toEqual(['ab', 'identity'])
  expect(site.composer.report().problems).toEqual([])
})

it('shows a withdrawn release again once it is whole and published again', async () => {
  const site = await withFormer()
  rmSync(placeOf(site, entryOf('b')))
  await request(site, 'identity')
  await site.composer.refresh()
  expect(live(site)).toBe('aa')

  site.release('mfe-shop', 'b')
  site.wait(1_000)
  await site.composer.refresh()

  expect(live(site)).toBe('ab')
})
