import { postgresql, sqlite, stopDatabases } from '../../database/testing/freshDatabases.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { closeStores, delivery, open } from '../testing/openLeadStores.ts'

jest.setTimeout(60_000)

afterEach(closeStores)
afterAll(stopDatabases)

describe.each([sqlite, postgresql])('leads in $name', ({ fresh }) => {
  const openFresh = async () => open(await fresh())
  const all = { after: 0, limit: 1000 }

  it('that look automated are quarantined: stored, but not forwarded until they are released', async () => {
    const store = await openFresh()
    for (let index = 1; index <= 3; index++)
      await store.save(sampleLead({ key: `key-0000000${index}`, suspicion: index > 1 ? 'honeypot' : undefined }))
    const request = { kinds: ['question'], now: 5000, until: 6000, limit: 10 }

    const claimed = await store.claim(request)
    const [released, again] = [await store.release(2, 5000), await store.release(2, 5000)]

    expect(claimed.map(({ number }) => number)).toEqual([1])
    expect([released, again]).toEqual([1, 0])
    expect(await store.counts()).toMatchObject({ total: 3, waiting: 2, quarantined: 1 })
    expect(await store.countWaiting()).toBe(2)
    expect((await store.claim(request)).map(({ number }) => number)).toEqual([2])
    expect(await store.release('all', 5000)).toBe(1)
    expect((await store.list(all)).map(({ suspicion }) => suspicion)).toEqual([undefined, 'honeypot', 'honeypot'])
  })

  it('are overdue when their receiver has refused them five times, and when they were given up', async () => {
    const store = await openFresh()
    const states = [
      { ...delivery, attempts: 4 },
      { ...delivery, attempts: 5 },
      { ...delivery, state: 'dead' as const, attempts: 100 },
      { ...delivery, state: 'delivered' as const, attempts: 9 },
    ]
    for (const [index, state] of states.entries()) {
      await store.save(sampleLead({ key: `key-0000000${index}` }))
      await store.settle(index + 1, { ...state, nextAt: 9000 })
    }

    expect(await store.countOverdue()).toBe(2)
  })

  it('are due at once if a clock that ran ahead has postponed them for days', async () => {
    const store = await openFresh()
    await store.save(sampleLead())
    const year = 365 * 24 * 60 * 60_000
    await store.settle(1, { ...delivery, attempts: 1, nextAt: year })

    const claimed = await store.claim({ kinds: ['question'], now: 1000, until: 2000, limit: 1 })

    expect(claimed).toHaveLength(1)
  })

  it('are claimed for delivery by one process only, until the reservation expires', async () => {
    const config = await fresh()
    const [one, two] = [await open(config), await open(config)]
    for (let index = 1; index <= 20; index++) await one.save(sampleLead({ key: `key-0000000${index}` }))
    const request = { kinds: ['question'] as const, now: 1000, until: 2000, limit: 15 }

    const claimed = (await Promise.all([one.claim(request), two.claim(request)])).flat()

    expect(new Set(claimed.map(({ number }) => number)).size).toBe(20)
    expect(claimed).toHaveLength(20)
    expect(await one.claim({ ...request, now: 1999 })).toEqual([])
    expect(await one.claim({ ...request, now: 2000, kinds: ['survey'] })).toEqual([])
    expect((await one.claim({ ...request, now: 2000 }))[0]?.delivery.attempts).toBe(2)
  })

  it('are counted by state, and dead letters can be requeued', async () => {
    const store = await openFresh()
    expect(await store.counts()).toEqual({
      total: 0,
      unverified: 0,
      oldest: null,
      waiting: 0,
      delivered: 0,
      dead: 0,
      quarantined: 0,
      late: 0,
    })
    for (let index = 1; index <= 3; index++)
      await store.save(sampleLead({ key: `key-0000000${index}`, verified: index > 1 }))
    for (const [index, suspicion] of (['late', 'late', 'honeypot', 'late'] as const).entries())
      await store.save(sampleLead({ key: `key-0000001${index}`, suspicion }))
    await store.release(7, 0)
    await store.settle(1, { ...delivery, state: 'dead', attempts: 9, nextAt: 5, lastError: 'HTTP 500' })
    await store.settle(2, { ...delivery, state: 'delivered', attempts: 1 })

    const before = await store.counts()
    const revived = await store.revive(77)

    expect(before).toMatchObject({
      total: 7,
      unverified: 1,
      waiting: 2,
      delivered: 1,
      dead: 1,
      quarantined: 3,
      late: 2,
    })
    expect(revived).toBe(1)
    expect((await store.list(all))[0]?.delivery).toMatchObject({ state: 'waiting', attempts: 0, nextAt: 77 })
  })
})
