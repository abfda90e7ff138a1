import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { textOf } from '../rendering/finished/FinishedPage.ts'
import { createFolderStore } from '../releaseStore/folder/folderStore.ts'
import { closeSites, runningSite, type Site } from './testing/runningSite.ts'

afterEach(closeSites)

const { prices } = sampleEvidence

/** Prices whose first one is another. */
const from = (amount: number) => ({
  ...prices,
  items: prices.items.map((item, index) => (index ? item : { ...item, from: amount })),
})

async function priceOf({ composer }: Site): Promise<unknown> {
  const page = composer.current.finished.get('/_evidence.json')
  return JSON.parse(page ? await textOf(page) : '{}').prices.items[0].from
}

async function stateOf({ composer }: Site) {
  const { collections, versions } = await composer.contentDesk.state(true)
  return { plan: collections.find(({ name }) => name === 'prices')?.plan, versions }
}

const setClock = (site: Site, moment: number) => site.wait(moment - site.now())

describe('a text that is published at a time', () => {
  const at = '2026-12-24T18:00'
  const due = Date.parse('2026-12-24T21:00:00Z')
  const planned = async (site: Site, value: unknown = from(1_090)) => {
    setClock(site, due - 60_000)
    const request = { name: 'prices', value, base: null, at, revision: 0 } as const
    return site.composer.contentDesk.plan(request, 'Rui')
  }

  it('is live once its time has come, in its writer’s name', async () => {
    const site = await runningSite()
    await planned(site)

    await site.composer.contentDesk.publishDue()
    expect(await priceOf(site)).toBe(990)
    setClock(site, due)
    await site.composer.contentDesk.publishDue()

    expect(await priceOf(site)).toBe(1_090)
    const state = await stateOf(site)
    expect(state.plan).toBeUndefined()
    expect(state.versions).toMatchObject([{ by: 'Rui', plannedAt: '2026-12-24T21:00:00.000Z' }])
  })

  it('is published once by several processes, and after a restart', async () => {
    const site = await runningSite()
    await planned(site)
    setClock(site, due)
    const { contentDesk } = await site.restarted()

    await Promise.all([contentDesk.publishDue(), contentDesk.publishDue(), contentDesk.publishDue()])

    expect((await contentDesk.state(true)).versions).toHaveLength(1)
  })

  it('is published by another process if the first one has ended meanwhile', async () => {
    const site = await runningSite()
    await planned(site)
    setClock(site, due)
    const { content } = createFolderStore(site.releasesFolder)
    const [newest] = await content.list('plan-prices', 1)
    const claimedUntil = due + 300_000
    await content.add('plan-prices', { number: 2, content: { ...Object(newest?.content), claimedUntil } })

    await site.composer.contentDesk.publishDue()
    expect(await priceOf(site)).toBe(990)
    setClock(site, claimedUntil)
    await site.composer.contentDesk.publishDue()

    expect(await priceOf(site)).toBe(1_090)
  })

  it('says why it was refused, overwrites nobody, and is not tried again', async () => {
    const site = await runningSite()
    await planned(site)
    await site.composer.contentDesk.publish({ name: 'prices', value: from(1_190), base: null }, 'Ana')
    setClock(site, due)

    await site.composer.contentDesk.publishDue()
    await site.composer.contentDesk.publishDue()

    expect(await priceOf(site)).toBe(1_190)
    expect((await stateOf(site)).plan).toMatchObject({
      by: 'Rui',
      refused: { reason: expect.stringContaining('Ana publicou outro texto') },
    })
  })

  it('can be cancelled, by whoever has seen the newest plan', async () => {
    const site = await runningSite()
    await planned(site)
    const { contentDesk } = site.composer

    await expect(contentDesk.cancel({ name: 'prices', revision: 0 }, 'Ana')).rejects.toMatchObject({ status: 409 })
    await contentDesk.cancel({ name: 'prices', revision: 1 }, 'Ana')
    setClock(site, due)
    await contentDesk.publishDue()

    expect(await priceOf(site)).toBe(990)
    await expect(contentDesk.cancel({ name: 'prices', revision: 2 }, 'Ana')).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    { what: 'a time that has passed', change: { at: '2026-12-24T17:58' }, reason: 'já passou' },
    { what: 'a time in two years', change: { at: '2028-12-24T18:00' }, reason: 'um ano' },
    { what: 'a text that breaks a rule', change: { value: {} }, reason: 'faltando' },
  ])('is not planned for $what', async ({ change, reason }) => {
    const site = await runningSite()
    setClock(site, due - 60_000)
    const request = { name: 'prices', value: from(5), base: null, at, revision: 0, ...change }

    await expect(site.composer.contentDesk.plan(request, 'Rui')).rejects.toMatchObject({
      refusal: { reason: expect.stringContaining(reason) },
    })
  })
})
