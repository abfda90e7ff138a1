import { queueLooks } from './queueLooks.ts'

it('refreshes one after the other, also after a failure', async () => {
  const events: string[] = []
  let number = 0
  const looks = queueLooks(async () => {
    const own = ++number
    events.push(`${own} begins`)
    await Promise.resolve()
    events.push(`${own} ends`)
    if (own === 1) throw new Error('broken')
  })

  const [first, second] = [looks.add(), looks.add()]

  await expect(first).rejects.toThrow('broken')
  await second
  expect(events).toEqual(['1 begins', '1 ends', '2 begins', '2 ends'])
})

it('resolves with the next refresh that begins, not with the running one', async () => {
  const ends: (() => void)[] = []
  const looks = queueLooks(() => new Promise((resolve) => ends.push(resolve)))
  const calls: string[] = []
  const first = looks.add()
  await Promise.resolve()
  await Promise.resolve()
  void looks.next().then(() => calls.push('next'))

  ends[0]?.()
  await first
  expect(calls).toEqual([])
  const second = looks.add()
  await Promise.resolve()
  await Promise.resolve()
  ends[1]?.()
  await second
  await Promise.resolve()

  expect(calls).toEqual(['next'])
})

it('rejects if the refresh fails', async () => {
  const looks = queueLooks(() => Promise.reject(new Error('broken')))
  const next = looks.next()

  await expect(looks.add()).rejects.toThrow('broken')

  await expect(next).resolves.toBeUndefined()
})
