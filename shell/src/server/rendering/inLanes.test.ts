import { inLanes } from './inLanes.ts'

const pause = () => new Promise((resolve) => setImmediate(resolve))

it('does each item once, in order, and never more than so many at a time', async () => {
  const begun: number[] = []
  let running = 0
  let most = 0

  await inLanes([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item)
    most = Math.max(most, ++running)
    await pause()
    running--
  })

  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it('fails with the first failure', async () => {
  const failing = inLanes([1, 2, 3], 2, async (item) => {
    if (item === 2) throw new Error('no room')
  })

  await expect(failing).rejects.toThrow('no room')
})
