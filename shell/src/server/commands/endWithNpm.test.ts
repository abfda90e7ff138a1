import { endWithNpm } from './endWithNpm.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it.each([
  { what: 'npm has started, once its shell is gone', env: { npm_lifecycle_event: 'start' }, ends: 1 },
  { what: 'something else has started, never', env: {}, ends: 0 },
])('ends a program that $what', ({ env, ends }) => {
  const end = jest.fn()
  let parent = process.ppid
  endWithNpm(end, () => parent, env)

  jest.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
  parent = 1
  jest.advanceTimersByTime(60_000)

  expect(end).toHaveBeenCalledTimes(ends)
})
