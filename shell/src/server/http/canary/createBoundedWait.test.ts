import { createBoundedWait } from './createBoundedWait.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('waits until the promise is settled', async () => {
  let settle = () => {}
  const wait = createBoundedWait(() => new Promise((resolve) => (settle = resolve)))
  const waited = wait()

  settle()

  await expect(waited).resolves.toBeUndefined()
})

it('waits no longer than its limit', async () => {
  const wait = createBoundedWait(() => new Promise(() => {}), 15_000)
  const waited = wait()

  await jest.advanceTimersByTimeAsync(15_000)

  await expect(waited).resolves.toBeUndefined()
})

it('lets at most 200 requests wait', async () => {
  let asked = 0
  const wait = createBoundedWait(() => {
    asked++
    return new Promise(() => {})
  })
  for (let request = 0; request < 300; request++) void wait()

  await wait()
  expect(asked).toBe(200)
  await jest.advanceTimersByTimeAsync(15_000)
  void wait()

  expect(asked).toBe(201)
})
