import { createProcessPool } from './processPool.ts'
import { ProcessTrouble, type RenderProcess } from './startRenderProcess.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

type Fake = RenderProcess & { die(): void }

function fakeProcess(pid: number): Fake {
  let isOver = false
  const die = () => {
    isOver = true
  }
  return {
    pid,
    send: () => Promise.reject(new Error('Nobody asks here.')),
    ended: new Promise(() => {}),
    get isOver() {
      return isOver
    },
    stop: die,
    end: async () => die(),
    die,
  }
}

/** A pool whose processes start when the test says so; the `first` one at once. */
function open({ first }: { first?: Fake } = {}) {
  let immediate = first
  const starts: { succeed(): Promise<Fake>; fail(reason: string): void }[] = []
  const start = () => {
    const ready = immediate
    immediate = undefined
    if (ready) return Promise.resolve<RenderProcess>(ready)
    return new Promise<RenderProcess>((resolve, reject) => {
      const started = fakeProcess(100 + starts.length)
      starts.push({
        async succeed() {
          resolve(started)
          await Promise.resolve()
          return started
        },
        fail: (reason) => reject(new Error(reason)),
      })
    })
  }
  return { pool: createProcessPool(start), starts }
}

const soon = () => jest.advanceTimersByTimeAsync(0)

it('starts a process when it is needed, and no other', async () => {
  const first = fakeProcess(1)
  const { pool, starts } = open({ first })

  expect(await pool.acquire()).toBe(first)
  expect(starts).toHaveLength(0)
})

it('starts another if all are busy, up to two', async () => {
  const { pool, starts } = open({ first: fakeProcess(1) })
  await pool.acquire()
  const second = pool.acquire()
  void pool.acquire()

  expect(starts).toHaveLength(1)
  expect(await starts[0]?.succeed()).toBe(await second)
  await soon()
  expect(starts).toHaveLength(1)
})

it('does not wait for a start if another process is returned before', async () => {
  const first = fakeProcess(1)
  const { pool, starts } = open({ first })
  await pool.acquire()
  const second = pool.acquire()

  pool.release(first)

  expect(await second).toBe(first)
  const third = pool.acquire()
  expect(await starts[0]?.succeed()).toBe(await third)
})

it('replaces a process that has died, busy or idle', async () => {
  const first = fakeProcess(1)
  const { pool, starts } = open({ first })
  await pool.acquire()
  first.die()
  pool.release(first)
  const second = pool.acquire()
  const started = await starts[0]?.succeed()
  expect(await second).toBe(started)
  if (!started) throw new Error('Nothing was started.')

  pool.release(started)
  started.die()
  const third = pool.acquire()

  expect(await starts[1]?.succeed()).toBe(await third)
})

it('tells a waiting caller why a process could not be started, and tries again for the next', async () => {
  const { pool, starts } = open()
  const taken = pool.acquire()
  starts[0]?.fail('no memory')
  await expect(taken).rejects.toThrow('no memory')

  const again = pool.acquire()

  expect(await starts[1]?.succeed()).toBe(await again)
})

/** A pool with two idle processes. */
async function withSpare() {
  const first = fakeProcess(1)
  const { pool, starts } = open({ first })
  await pool.acquire()
  const taken = pool.acquire()
  const second = await starts[0]?.succeed()
  await taken
  if (!second) throw new Error('Nothing was started.')
  pool.release(first)
  pool.release(second)
  const alive = () => [first, second].filter(({ isOver }) => !isOver).length
  return { pool, alive }
}

it('ends a second process that was idle for ten seconds, even if the other is used all the time', async () => {
  const { pool, alive } = await withSpare()

  for (let second = 0; second < 10; second++) {
    expect(alive()).toBe(2)
    pool.release(await pool.acquire())
    await jest.advanceTimersByTimeAsync(1_000)
  }

  expect(alive()).toBe(1)
})

it('keeps both while both are needed at once', async () => {
  const { pool, alive } = await withSpare()

  for (let second = 0; second < 30; second++) {
    const both = [await pool.acquire(), await pool.acquire()]
    for (const process of both) pool.release(process)
    await jest.advanceTimersByTimeAsync(1_000)
  }

  expect(alive()).toBe(2)
})

it('ends all of its processes, also one that starts too late, and returns no more', async () => {
  const first = fakeProcess(1)
  const { pool, starts } = open({ first })
  await pool.acquire()
  const waiting = pool.acquire()

  void pool.end()
  await expect(waiting).rejects.toThrow(ProcessTrouble)
  const late = await starts[0]?.succeed()
  await soon()

  expect([first.isOver, late?.isOver]).toEqual([true, true])
  await expect(pool.acquire()).rejects.toThrow('no longer in use')
})
