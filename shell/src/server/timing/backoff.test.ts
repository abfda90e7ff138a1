import { backoff } from './backoff.ts'

const pauses = { first: 1000, longest: 30_000 }

it.each([
  { failures: 0, pause: 1000 },
  { failures: 1, pause: 1000 },
  { failures: 2, pause: 2000 },
  { failures: 5, pause: 16_000 },
  { failures: 6, pause: 30_000 },
  { failures: 5000, pause: 30_000 },
])('pauses for $pause ms after $failures failures', ({ failures, pause }) => {
  expect(backoff(pauses, failures)).toBe(pause)
})
