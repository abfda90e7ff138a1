import { withTimeout } from './withTimeout.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const after = <Value>(ms: number, settle: () => Value) =>
  new Promise<Value>((resolve, reject) =>
    setTimeout(() => {
      try {
        resolve(settle())
      } catch (error) {
        reject(error)
      }
    }, ms),
  )
const fail = (message: string) => () => {
  throw new Error(message)
}
const outcome = (work: Promise<string>) => work.catch((error: Error) => `failed: ${error.message}`)

it.each([
  { work: 'done', ms: 9, late: 'late', outcome: 'done' },
  { work: 'broken', ms: 9, late: 'late', outcome: 'failed: broken' },
  { work: 'done', ms: 11, late: 'late', outcome: 'late' },
  { work: 'broken', ms: 11, late: 'late', outcome: 'late' },
  { work: 'done', ms: 11, late: 'too late', outcome: 'failed: too late' },
])('is "$outcome" if the work is $work after $ms of 10 ms', async ({ work, ms, late, outcome: expected }) => {
  const task = after(ms, work === 'broken' ? fail('broken') : () => work)
  const settled = outcome(withTimeout(task, 10, late === 'too late' ? fail(late) : () => late))

  await jest.advanceTimersByTimeAsync(20)

  expect(await settled).toBe(expected)
})

it('leaves no timer behind', async () => {
  await withTimeout(Promise.resolve(), 10_000, () => undefined)
  await withTimeout(Promise.reject(new Error()), 10_000, () => undefined).catch(() => {})
  await Promise.resolve()

  expect(jest.getTimerCount()).toBe(0)
})
