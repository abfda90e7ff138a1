import { textOf } from '../rendering/finished/FinishedPage.ts'
import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { createFolderStore } from '../releaseStore/folder/folderStore.ts'
import { addVersion, newestVersion, writeFiles } from './content/contentHistory.ts'
import { idOf } from './testing/createSampleReleases.ts'
import { closeSites, live, runningSite, type Site } from './testing/runningSite.ts'

afterEach(closeSites)

async function evidenceText({ current }: Site['composer']): Promise<string> {
  const page = current.finished.get('/_evidence.json')
  return page ? textOf(page) : ''
}

const { prices, offer } = sampleEvidence
const agency = {
  brand: 'Agência da Praça',
  legalName: 'Agência da Praça Ltda.',
  cnpj: '11.111.111/0001-11',
  whatsAppNumber: '5521988887777',
  phone: '+552133334444',
  email: 'oi@praca.example',
  address: { street: 'Rua A, 1', district: 'Centro', city: 'Niterói', state: 'RJ', postalCode: '24000-000' },
  social: { name: 'Instagram', url: 'https://www.instagram.com/praca.exemplo' },
}

/** Publishes collections as they are, without a check. Returns the version's number. */
async function publish(site: Site, collections: Record<string, unknown>): Promise<number> {
  const { content } = createFolderStore(site.releasesFolder)
  const files: Record<string, string> = {}
  for (const [name, value] of Object.entries(collections)) {
    files[name] = await content.write(Buffer.from(JSON.stringify(value)))
  }
  const number = ((await newestVersion(content))?.number ?? 0) + 1
  const at = new Date(site.now()).toISOString()
  const hash = await writeFiles(content, files)
  await addVersion(content, { number, at, by: 'Ana', content: hash, changed: Object.keys(files) })
  return number
}

const evidenceOf = async ({ composer }: Pick<Site, 'composer'>) => JSON.parse(await evidenceText(composer))

const statedBy = async (site: Site) =>
  (await createFolderStore(site.releasesFolder).generations())[0]?.generation.content

const dearer = { ...prices, items: prices.items.map((item) => ({ ...item, from: item.from + 100 })) }

describe('a version of the content', () => {
  it('is live after the next look, with what the operator configured for everything else', async () => {
    const site = await runningSite()
    await publish(site, { prices: dearer, agency, hours: { items: [day('Mo', 'Fr')] } })

    await site.composer.refresh()

    expect(await evidenceOf(site)).toEqual({ ...sampleEvidence, prices: dearer })
    expect(site.composer.current.site).toMatchObject({
      ...agency,
      openingHours: 'Mo-Fr 09:00-17:00',
      retentionDays: 730,
    })
    expect(await statedBy(site)).toEqual({ version: 1 })
  })

  it('is what a restart, another server and a new release go on with', async () => {
    const site = await runningSite()
    await publish(site, { prices: dearer, agency })
    await site.composer.refresh()

    const next = await site.restarted()
    await next.refresh()
    site.remote('mfe-shop', 'b')
    site.point('mfe-shop', 'b')
    await next.refresh()

    expect(next.current.releases[0]?.id).toBe(idOf('b'))
    expect(await evidenceOf({ composer: next })).toMatchObject({ prices: dearer })
    expect(next.current.site.brand).toBe(agency.brand)
  })

  it('renders only the parts whose pages show it', async () => {
    const site = await runningSite({ 'mfe-shop': ['/shop'], 'mfe-news': ['/news'] })
    site.remote('mfe-shop', 'b', { collections: ['prices'] })
    site.remote('mfe-news', 'b', { collections: ['team'] })
    for (const name of ['mfe-shop', 'mfe-news']) site.point(name, 'b')
    await site.composer.refresh()
    site.rendered.length = 0

    await publish(site, { prices: dearer })
    await site.composer.refresh()

    expect(site.rendered).toEqual(['mfe-shop b'])
  })

  it('is undone by one with the files of an earlier one, which renders nothing', async () => {
    const site = await runningSite()
    const before = site.composer.name
    await publish(site, { prices: dearer })
    await site.composer.refresh()
    site.rendered.length = 0

    await publish(site, {})
    await site.composer.refresh()

    expect(site.composer.name).toBe(before)
    expect(site.rendered).toEqual([])
    expect(await statedBy(site)).toEqual({ version: 2 })
  })

  it.each([
    { what: 'a field without a value', collections: { prices: { ...prices, items: [{}] } }, reason: 'items.0.name' },
    {
      what: 'a field that nobody knows',
      collections: { team: { people: [], sample: true, x: 1 } },
      reason: 'x is not',
    },
    { what: 'hours that end before they begin', collections: { hours: { items: [day('Fr', 'Mo')] } }, reason: 'items' },
    {
      what: 'two entries for one feature',
      collections: { offer: { ...offer, included: [{ feature: 'orders', name: 'A' }] } },
      reason: 'apart',
    },
  ])('is refused with the name of $what, and what is live stays', async ({ collections, reason }) => {
    const site = await runningSite()
    await publish(site, { prices: dearer })
    await site.composer.refresh()

    await publish(site, { prices: dearer, ...collections })
    await site.composer.refresh()

    expect(await evidenceOf(site)).toMatchObject({ prices: dearer })
    expect(await statedBy(site)).toEqual({
      version: 1,
      refused: { version: 2, reason: expect.stringContaining(reason) },
    })
  })

  it('is refused if a page breaks with it, and the next one is tried', async () => {
    const site = await runningSite()
    site.failing.set(idOf('a'), { status: 'bad', reason: 'threw.' })
    await publish(site, { prices: dearer })
    await site.composer.refresh()
    expect(await statedBy(site)).toEqual({ refused: { version: 1, reason: expect.stringContaining('threw.') } })
    expect(live(site)).toBe('aa')

    site.failing.clear()
    await publish(site, { prices: dearer, agency })
    await site.composer.refresh()

    expect(await statedBy(site)).toEqual({ version: 2 })
  })

  it('is tried again with a release that can show it', async () => {
    const site = await runningSite()
    site.failing.set(idOf('a'), { status: 'bad', reason: 'threw.' })
    await publish(site, { prices: dearer })
    await site.composer.refresh()
    site.rendered.length = 0
    await site.composer.refresh()
    expect(site.rendered).toEqual([])

    site.failing.clear()
    site.remote('mfe-shop', 'b')
    site.point('mfe-shop', 'b')
    await site.composer.refresh()
    await site.composer.refresh()

    expect(await statedBy(site)).toEqual({ version: 1 })
  })

  it('is tried again if it was the machine that failed', async () => {
    const site = await runningSite()
    site.failing.set(idOf('a'), { status: 'trouble', reason: 'was killed.' })
    await publish(site, { prices: dearer })
    await site.composer.refresh()
    site.failing.clear()
    site.wait(60_000)

    await site.composer.refresh()

    expect(await statedBy(site)).toEqual({ version: 1 })
  })

  it('leaves out collections that only other servers know', async () => {
    const site = await runningSite()
    await publish(site, { prices: dearer, menu: { dishes: [] } })

    await site.composer.refresh()

    expect(await evidenceOf(site)).toEqual({ ...sampleEvidence, prices: dearer })
  })
})

function day(first: string, last: string) {
  return { first, last, opens: '09:00', closes: '17:00' }
}
