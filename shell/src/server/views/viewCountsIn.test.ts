import { closeDatabases, openDatabase, postgresql, sqlite, stopDatabases } from '../database/testing/freshDatabases.ts'
import { sampleCount } from './testing/sampleCount.ts'
import { hourOf } from './ViewCounts.ts'
import { viewCountsIn } from './viewCountsIn.ts'

jest.setTimeout(60_000)

afterEach(closeDatabases)
afterAll(stopDatabases)

const open = (settings: Parameters<typeof openDatabase>[0]) => viewCountsIn(openDatabase(settings))

const HOUR = 3_600_000
const now = Date.UTC(2026, 10, 22, 18, 59)

it('names an hour by its beginning', () => {
  expect([hourOf(now), hourOf(now + 60_000)]).toEqual(['2026-11-22T18:00:00.000Z', '2026-11-22T19:00:00.000Z'])
})

describe.each([sqlite, postgresql])('counts of views in $name', ({ fresh }) => {
  it('are empty at first, and adding nothing changes nothing', async () => {
    const store = open(await fresh())

    await store.add([])

    expect(await store.since('')).toEqual([])
  })

  it('are returned as they were stored, in the order of the hours', async () => {
    const store = open(await fresh())
    const counts = [sampleCount({ hour: hourOf(now - HOUR), views: 3, bad: 2 }), sampleCount({ share: 50, views: 5 })]

    await store.add(counts.toReversed())

    expect(await store.since(hourOf(now - HOUR))).toEqual(counts)
    expect(await store.since(hourOf(now))).toEqual(counts.slice(1))
  })

  it('of one hour, remote, release, share and measure are added up, in one call and in several', async () => {
    const store = open(await fresh())

    await store.add([sampleCount({ views: 2, bad: 1 }), sampleCount({ views: 3 })])
    await store.add([sampleCount({ views: 4, bad: 4 })])

    expect(await store.since('')).toEqual([sampleCount({ views: 9, bad: 5 })])
  })

  it.each([
    { other: sampleCount({ hour: hourOf(now + HOUR) }) },
    { other: sampleCount({ remote: 'shell' }) },
    { other: sampleCount({ release: 'fedcba9876543210' }) },
    { other: sampleCount({ share: 1000 }) },
    { other: sampleCount({ measure: 'error' }) },
  ])('are kept apart from $other', async ({ other }) => {
    const store = open(await fresh())

    await store.add([sampleCount(), other])

    expect(await store.since('')).toHaveLength(2)
  })

  it('are added up by several servers at once', async () => {
    const config = await fresh()
    const servers = [open(config), open(config), open(config)]
    const counts = Array.from({ length: 1200 }, (_, share) => sampleCount({ share }))

    await Promise.all(servers.map((store, index) => store.add(index % 2 ? counts : counts.toReversed())))

    const kept = await open(config).since('')
    expect(kept).toHaveLength(1200)
    expect(new Set(kept.map(({ views }) => views))).toEqual(new Set([3]))
  })

  it('lose a silent document whose report has arrived after all', async () => {
    const store = open(await fresh())

    await store.add([sampleCount({ measure: 'silent', hour: hourOf(now - HOUR), views: 2, bad: 2 })])
    await store.add([sampleCount({ measure: 'silent', views: 0, bad: -1 })])

    expect(await store.since('')).toMatchObject([
      { views: 2, bad: 1 },
      { views: 0, bad: 0 },
    ])
  })

  it('are deleted if they are old, and no younger ones', async () => {
    const store = open(await fresh())
    await store.add([sampleCount({ hour: hourOf(now - HOUR) }), sampleCount()])

    await store.prune(hourOf(now))

    expect(await store.since('')).toEqual([sampleCount()])
  })
})

it('are stored once after the database was unavailable', async () => {
  const store = open(await postgresql.fresh())
  await store.since('')
  await postgresql.takeDown()
  await expect(store.add([sampleCount()])).rejects.toThrow()
  await postgresql.bringBack()

  await store.add([sampleCount()])

  expect(await store.since('')).toEqual([sampleCount()])
})
