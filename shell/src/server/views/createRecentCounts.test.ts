import { createRecentCounts } from './createRecentCounts.ts'

it('counts by key, in the present hour and the one before', () => {
  let time = Date.UTC(2026, 10, 27, 10, 59)
  const counts = createRecentCounts(() => time)
  const wait = (minutes: number) => {
    time += minutes * 60_000
  }

  counts.add('a', 2)
  counts.add('b', 1)
  wait(1)
  counts.add('a', 3)
  expect([counts.of('a'), counts.of('b'), counts.of('c')]).toEqual([5, 1, 0])

  wait(60)
  expect([counts.of('a'), counts.of('b')]).toEqual([3, 0])
  wait(60)
  expect(counts.of('a')).toBe(0)
  counts.add('a', 1)
  wait(180)
  expect(counts.of('a')).toBe(0)
})
