import { joinWorkers } from './joinWorkers.ts'
import { joinInMemory } from './testing/joinInMemory.ts'

const counted = { name: 'leads', key: '203.0.113.7', window: 1_000, add: 1 }

function two() {
  const joined = joinInMemory(2)
  const [one, other] = joined.workers
  if (!one || !other) throw new Error('There are two.')
  return { ...joined, one, other }
}

it('counts and remembers for all workers together', async () => {
  const { one, other } = two()

  const counts = await Promise.all([one, other, one].map(({ memory }) => memory.count(counted)))
  const token = { name: 'tokens', key: 'a' }
  expect(await other.memory.first(token)).toBeUndefined()
  await one.memory.first({ ...token, value: 'lead-1' })

  expect(counts.map(({ count }) => count)).toEqual([1, 2, 3])
  expect(await other.memory.first({ ...token, value: 'lead-2' })).toBe('lead-1')
})

it('counts a key of any length', async () => {
  const { one, other } = two()
  const long = { ...counted, key: 'x'.repeat(10_000) }
  await one.memory.count(long)

  expect(await other.memory.count(long)).toMatchObject({ count: 2 })
})

it('asks all workers, including the one that asks', async () => {
  const { one, other } = two()
  for (const worker of [one, other]) worker.answer('number', async () => worker.number)

  expect(await other.ask('number')).toEqual([1, 2])
})

describe('with fake timers', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('omits workers that fail, have no handler, or are silent for a second', async () => {
    const { one, other, addSilent, messages } = two()
    addSilent()
    one.answer('number', () => 1)
    other.answer('number', () => Promise.reject(new Error('Not now.')))
    const settled = jest.fn()

    void one.ask('number').then(settled)
    await jest.advanceTimersByTimeAsync(999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)

    expect(settled).toHaveBeenCalledWith([1])
    expect(messages).toEqual(['question'])
  })

  it('reports after five seconds that the primary does not reply', async () => {
    const { ask } = joinWorkers(1, { send() {}, onMessage() {} })
    const failed = jest.fn()

    ask('number').catch(failed)
    await jest.advanceTimersByTimeAsync(4_999)
    expect(failed).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)

    expect(failed).toHaveBeenCalledWith(new Error('The primary process does not answer.'))
  })

  it('counts and remembers for itself while the primary is silent for a second', async () => {
    const { memory } = joinWorkers(1, { send() {}, onMessage() {} })
    const token = { name: 'tokens', key: 'a' }
    const long = { ...counted, key: 'x'.repeat(10_000) }
    const answers = [
      memory.count(long),
      memory.count({ ...long, key: `${long.key} and longer` }),
      memory.first({ ...token, value: 'lead-1' }),
      memory.first({ ...token, value: 'lead-2' }),
    ]
    const settled = jest.fn()
    void Promise.all(answers).then(settled)

    await jest.advanceTimersByTimeAsync(999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)

    expect(settled).toHaveBeenCalledWith([
      expect.objectContaining({ count: 1 }),
      expect.objectContaining({ count: 2 }),
      'lead-1',
      'lead-1',
    ])
  })
})

it.each([
  undefined,
  'count',
  { type: 'end', id: 1 },
  { type: 'count', id: 1, name: 'leads', key: 'x'.repeat(301), window: 1, add: 1 },
  { type: 'count', id: -1, name: 'leads', key: 'a', window: 1, add: 1 },
  { type: 'first', id: 1, name: 'tokens', key: 'a', value: 'x'.repeat(301) },
  { type: 'answer', id: 77, value: 'to nothing' },
])('ignores %j on the primary', async (content) => {
  const { onMessage, messages, one } = two()

  await onMessage(content)

  expect(messages).toEqual([])
  expect(await one.memory.count(counted)).toMatchObject({ count: 1 })
})
