import { untilLoaded } from './untilLoaded.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const away = () => Promise.reject(Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' }))

it('loads code that is there at once', async () => {
  expect(await untilLoaded(async () => 'code')).toBe('code')
})

it('tries again later each time', async () => {
  const load = jest.fn<Promise<string>, []>(away)
  const loaded = untilLoaded(load)
  for (const [pause, tries] of [
    [999, 1],
    [1, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(pause)
    expect(load).toHaveBeenCalledTimes(tries)
  }
  load.mockResolvedValue('code')

  await jest.advanceTimersByTimeAsync(8000)

  expect(await loaded).toBe('code')
})

it('tries at least every half minute', async () => {
  const load = jest.fn<Promise<string>, []>(away)
  void untilLoaded(load)
  await jest.advanceTimersByTimeAsync(10 * 60_000)
  const tries = load.mock.calls.length

  await jest.advanceTimersByTimeAsync(30_000)

  expect(load).toHaveBeenCalledTimes(tries + 1)
})

it('throws at once what the code itself throws', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('a is undefined')))

  await expect(untilLoaded(load)).rejects.toThrow('a is undefined')
  expect(load).toHaveBeenCalledTimes(1)
})
