import { textOf } from '../rendering/finished/FinishedPage.ts'
import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { closeSites, openSite, runningSite, type Site } from './testing/runningSite.ts'
import { sampleRoute } from './testing/sampleRelease.ts'
import { idOf } from './testing/createSampleReleases.ts'

afterEach(closeSites)

async function evidenceText({ current }: Site['composer']): Promise<string> {
  const page = current.finished.get('/_evidence.json')
  return page ? textOf(page) : ''
}

const { prices, team } = sampleEvidence
const key = Buffer.from('key')

const priceOf = async ({ composer }: Site): Promise<unknown> =>
  JSON.parse(await evidenceText(composer)).prices.items[0].from

/** Prices whose first one is another. */
const from = (amount: number) => ({
  ...prices,
  items: prices.items.map((item, index) => (index ? item : { ...item, from: amount })),
})

async function stateOf({ composer }: Site, name: string) {
  const { collections, versions } = await composer.contentDesk.state(true)
  const found = collections.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return { ...found, versions }
}

async function publish(site: Site, value: unknown, by = 'Ana', name = 'prices') {
  const { base } = await stateOf(site, name)
  return site.composer.contentDesk.publish({ name, value, base }, by)
}

describe('the writers’ page', () => {
  it('shows what the operator configured, with the rules of each field', async () => {
    const site = await runningSite()

    const { value, base, schema } = await stateOf(site, 'prices')

    expect({ value, base }).toEqual({ value: prices, base: null })
    expect(schema).toMatchObject({
      properties: { items: { maxItems: 8, items: { properties: { name: { maxLength: 60 }, from: { minimum: 1 } } } } },
    })
    expect((await stateOf(site, 'hours')).value).toMatchObject({
      items: [{ first: 'Mo', last: 'Fr' }, { first: 'Sa' }],
    })
  })

  it('publishes a text, which is live when the answer comes, and says who did', async () => {
    const site = await runningSite()

    expect(await publish(site, from(1_090))).toMatchObject({ version: 1 })

    expect(await priceOf(site)).toBe(1_090)
    expect((await stateOf(site, 'prices')).versions).toMatchObject([{ number: 1, by: 'Ana', changed: ['prices'] }])
  })

  it('answers with what the next text is written on top of', async () => {
    const site = await runningSite()

    const { base = null, revision } = await publish(site, from(1_090))

    expect({ base, revision }).toEqual({ base: (await stateOf(site, 'prices')).base, revision: 0 })
    await site.composer.contentDesk.publish({ name: 'prices', value: from(1_190), base }, 'Ana')
    expect(await priceOf(site)).toBe(1_190)
  })

  it('keeps a draft that somebody else has kept meanwhile', async () => {
    const site = await runningSite()
    const { contentDesk } = site.composer
    await contentDesk.draft({ name: 'prices', value: from(1_290), base: null, revision: 0 }, 'Bia')

    await contentDesk.publish({ name: 'prices', value: from(1_090), base: null, revision: 0 }, 'Ana')

    expect((await stateOf(site, 'prices')).draft).toMatchObject({ by: 'Bia', value: from(1_290) })
  })

  it('publishes on all servers, whichever of them was asked', async () => {
    const site = await runningSite()
    const second = site.another()
    await second.refresh()

    await site.composer.contentDesk.publish({ name: 'prices', value: from(1_090), base: null }, 'Ana')
    await second.refresh()

    expect(await priceOf({ ...site, composer: second })).toBe(1_090)
  })

  it('goes back to any version with one action, also to before the first', async () => {
    const site = await runningSite()
    await publish(site, from(1_090))
    await publish(site, from(1_190))
    const { contentDesk } = site.composer

    await contentDesk.restore({ version: 1, newest: 2 }, 'Rui')
    expect(await priceOf(site)).toBe(1_090)
    await contentDesk.restore({ version: 0, newest: 3 }, 'Rui')

    expect(await priceOf(site)).toBe(prices.items[0]?.from)
    expect((await stateOf(site, 'prices')).versions[0]).toMatchObject({ number: 4, by: 'Rui', restores: 0 })
  })

  it('undoes one text, and keeps what others have published since', async () => {
    const site = await runningSite()
    const { base } = await stateOf(site, 'team')
    await publish(site, from(1_090))
    await site.composer.contentDesk.publish({ name: 'team', value: { ...team, sample: false }, base }, 'Rui')

    await site.composer.contentDesk.restore({ version: 0, newest: 1, name: 'prices' }, 'Ana')

    expect(await priceOf(site)).toBe(prices.items[0]?.from)
    const { value, versions } = await stateOf(site, 'team')
    expect(value).toMatchObject({ sample: false })
    expect(versions[0]).toMatchObject({ number: 3, by: 'Ana', changed: ['prices'] })
  })

  it('does not undo a text that somebody else has published since', async () => {
    const site = await runningSite()
    await publish(site, from(1_090))
    await publish(site, from(1_190), 'Rui')

    const undone = site.composer.contentDesk.restore({ version: 0, newest: 1, name: 'prices' }, 'Ana')

    await expect(undone).rejects.toMatchObject({ status: 409, refusal: { reason: expect.stringMatching(/^Rui /) } })
    expect(await priceOf(site)).toBe(1_190)
  })

  it.each([
    {
      what: 'an empty name',
      value: { ...prices, items: [{ ...prices.items[0], name: ' ' }] },
      field: 'items.0.name',
      reason: 'vazio',
    },
    { what: 'cents', value: from(990.5), field: 'items.0.from', reason: 'inteiro' },
    { what: 'a price of nothing', value: from(0), field: 'items.0.from', reason: 'pelo menos 1' },
    {
      what: 'a text that is too long',
      value: { ...prices, items: [{ ...prices.items[0], includes: 'a'.repeat(701) }] },
      field: 'items.0.includes',
      reason: '700 caracteres',
    },
    {
      what: 'too many entries',
      value: { ...prices, items: Array(9).fill(prices.items[0]) },
      field: 'items',
      reason: '8 itens',
    },
    { what: 'nothing', value: null, field: '', reason: 'faltando' },
  ])('refuses $what with the name of the field', async ({ value, field, reason }) => {
    const site = await runningSite()

    await expect(publish(site, value)).rejects.toMatchObject({
      status: 422,
      refusal: { field, reason: expect.stringContaining(reason) },
    })
    expect((await stateOf(site, 'prices')).versions).toEqual([])
  })

  it('refuses a text with which a page breaks, before it is in the history', async () => {
    const site = await runningSite()
    site.failing.set(idOf('a'), { status: 'bad', reason: 'threw.' })

    await expect(publish(site, from(1_090))).rejects.toMatchObject({
      status: 422,
      refusal: { reason: expect.stringContaining('threw.') },
    })

    expect((await stateOf(site, 'prices')).versions).toEqual([])
    expect(await priceOf(site)).toBe(990)
  })

  it('overwrites nobody: the second of two who changed the same text learns of the first', async () => {
    const site = await runningSite()
    const { base } = await stateOf(site, 'prices')
    await publish(site, from(1_090), 'Rui')

    const second = site.composer.contentDesk.publish({ name: 'prices', value: from(1_190), base }, 'Ana')

    await expect(second).rejects.toMatchObject({
      status: 409,
      refusal: { isConflict: true, reason: expect.stringMatching(/^Rui .* Nada foi sobrescrito\.$/) },
    })
    expect(await priceOf(site)).toBe(1_090)
  })

  it('keeps the changes of two people to different texts', async () => {
    const site = await runningSite()
    const { base } = await stateOf(site, 'team')
    await publish(site, from(1_090), 'Rui')

    await site.composer.contentDesk.publish({ name: 'team', value: { ...team, sample: false }, base }, 'Ana')

    expect(await priceOf(site)).toBe(1_090)
    expect((await stateOf(site, 'team')).value).toMatchObject({ sample: false })
  })

  it('lets no entry take the page of another: published, shown or planned', async () => {
    const site = openSite()
    const { contentDesk } = site.composer
    const route = sampleRoute('/shop/:slug', { entries: 'posts', paths: [{ path: '/shop/a' }] })
    site.shell('a')
    site.remote('mfe-shop', 'a', { routes: [sampleRoute('/shop'), route], content: { posts: { properties: {} } } })
    for (const name of ['shell', 'mfe-shop']) site.point(name, 'a')
    await site.composer.refresh()
    const posts = (...slugs: string[]) => ({
      name: 'posts',
      value: { items: slugs.map((slug) => ({ slug })) },
      base: null,
    })
    const refused = (index: number) => ({ status: 422, refusal: { field: `items.${index}.slug` } })

    await expect(contentDesk.publish(posts('a'), 'Ana')).rejects.toMatchObject(refused(0))
    await expect(contentDesk.preview(posts('b', 'B'), key)).rejects.toMatchObject(refused(1))
    const planned = { ...posts('b', '/b/'), at: '2026-01-02T08:00', revision: 0 }
    await expect(contentDesk.plan(planned, 'Ana')).rejects.toMatchObject(refused(1))

    const { base = null } = await contentDesk.publish(posts('b'), 'Ana')
    await expect(contentDesk.publish({ ...posts('b', 'a'), base }, 'Ana')).rejects.toMatchObject(refused(1))
    expect((await stateOf(site, 'posts')).versions).toHaveLength(1)
  })

  it('keeps a draft for everybody until it is published, and overwrites nobody else’s', async () => {
    const site = await runningSite()
    const { contentDesk } = site.composer
    const draft = { name: 'prices', value: from(5), base: null, revision: 0 }
    await contentDesk.draft(draft, 'Rui')

    expect(await stateOf(site, 'prices')).toMatchObject({ revision: 1, draft: { by: 'Rui', value: from(5) } })
    await expect(contentDesk.draft(draft, 'Ana')).rejects.toMatchObject({ refusal: { isConflict: true } })

    await publish(site, from(5), 'Rui')
    const after = await stateOf(site, 'prices')
    expect(after.draft).toBeUndefined()
    await contentDesk.draft({ ...draft, revision: after.revision, base: after.base }, 'Ana')
    expect(await stateOf(site, 'prices')).toMatchObject({ draft: { by: 'Ana' } })
  })

  it('shows the whole site with a draft to whoever has the link, and makes nothing live', async () => {
    const site = await runningSite()

    const { preview = '' } = await site.composer.contentDesk.preview({ name: 'prices', value: from(7) }, key)

    expect(preview).toMatch(/^\/_preview\//)
    expect(await priceOf(site)).toBe(990)
    expect((await stateOf(site, 'prices')).versions).toEqual([])
  })

  it('does not go back over a version that the page has not shown', async () => {
    const site = await runningSite()
    await publish(site, from(1_090), 'Rui')

    await expect(site.composer.contentDesk.restore({ version: 0, newest: 0 }, 'Ana')).rejects.toMatchObject({
      status: 409,
      refusal: { reason: expect.stringContaining('Rui') },
    })
  })
})
