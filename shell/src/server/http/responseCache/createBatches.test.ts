import { createBatches } from './createBatches.ts'

afterEach(() => jest.useRealTimers())

function open() {
  jest.useFakeTimers()
  const counted: [string, number][] = []
  const batches = createBatches((thing: string, times) => void counted.push([thing, times]))
  return { batches, counted }
}

it('counts equal responses in one batch, a quarter of a second later', () => {
  const { batches, counted } = open()
  for (const thing of ['a', 'b', 'a']) batches.add(thing)

  jest.advanceTimersByTime(249)
  expect(counted).toEqual([])
  jest.advanceTimersByTime(1)
  expect(counted).toEqual([
    ['a', 2],
    ['b', 1],
  ])

  batches.add('a')
  jest.advanceTimersByTime(250)
  expect(counted.slice(2)).toEqual([['a', 1]])
})

it('counts the remaining batch at the end, and nothing twice', () => {
  const { batches, counted } = open()
  batches.add('a')

  batches.end()
  jest.advanceTimersByTime(1000)

  expect(counted).toEqual([['a', 1]])
})
