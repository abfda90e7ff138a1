import { type Asker, AskedTooMuch, createFairQueue, RendererBusy } from './createFairQueue.ts'

/** A queue of two at a time, whose tasks take as long as the test wants. */
function open() {
  const inTurn = createFairQueue(2)
  const begun: string[] = []
  const finish: (() => void)[] = []
  const outcomes: string[] = []
  function ask(address: string, asksFor: Asker['asksFor'] = 'page') {
    const task = () => {
      begun.push(address)
      return new Promise<void>((resolve) => finish.push(resolve))
    }
    inTurn({ address, asksFor }, task).then(
      () => outcomes.push('done'),
      (error: Error) => outcomes.push(error.constructor.name),
    )
  }
  /** Lets tasks finish, one after the other, until this many have begun. */
  async function until(count: number) {
    for (let turn = 0; turn < 500 && begun.length < count; turn++) {
      finish.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
  return { ask, begun, until, count }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('runs two at a time, and those of one address in order', async () => {
  const { ask, begun, until } = open()
  for (const address of ['a', 'a', 'a']) ask(address)
  await settled()
  expect(begun).toEqual(['a', 'a'])

  await until(3)

  expect(begun).toEqual(['a', 'a', 'a'])
})

it('lets addresses take turns, whoever has asked for more or sooner', async () => {
  const { ask, begun, until } = open()
  for (const address of ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c']) ask(address)

  await until(8)

  expect(begun.join('')).toBe('aabcabaa')
})

it('gives an address that asks again after each answer no more turns than the others', async () => {
  const { ask, begun, until } = open()
  for (let connection = 0; connection < 8; connection++) ask('a')
  ask('b')
  for (let turn = 3; turn < 12; turn++) {
    await until(turn)
    ask('a')
  }

  expect(begun.indexOf('b')).toBe(2)
})

it('runs one guess at a time, and pages before any of them', async () => {
  const { ask, begun, until } = open()
  for (const address of ['guess 1', 'guess 2', 'guess 3']) ask(address, 'guess')
  await settled()
  expect(begun).toEqual(['guess 1'])

  for (const address of ['a', 'b', 'c']) ask(address)
  await until(6)

  expect(begun).toEqual(['guess 1', 'a', 'b', 'c', 'guess 2', 'guess 3'])
})

it('refuses what one address asks for beyond its place in the queue, and nothing of another', async () => {
  const { ask, count, begun, until } = open()
  for (let connection = 0; connection < 40; connection++) ask('a')
  ask('b')
  await settled()
  expect(count(AskedTooMuch.name)).toBe(30)

  await until(11)

  expect(begun.filter((address) => address === 'b')).toHaveLength(1)
})

it('counts the guesses of an address apart from its searches', async () => {
  const { ask, count, begun } = open()
  for (let connection = 0; connection < 40; connection++) ask('office', 'guess')

  ask('office')
  await settled()

  expect(count(AskedTooMuch.name)).toBe(31)
  expect(begun).toHaveLength(2)
})

it.each([
  { who: 'guesses of many addresses', asksFor: 'guess' as const, each: 1 },
  { who: 'pages for addresses with several requests', asksFor: 'page' as const, each: 5 },
])('lets $who give way to a page when it is full', async ({ asksFor, each }) => {
  const { ask, count, begun, until } = open()
  for (let asked = 0; asked < 200; asked++) ask(`stranger ${Math.floor(asked / each)}`, asksFor)
  await settled()
  const refused = count(RendererBusy.name)

  ask('visitor')
  await settled()
  expect(count(RendererBusy.name) - refused).toBe(1)
  await until(64)

  expect(begun).toContain('visitor')
})

it('refuses a page when as many others wait whose turn comes before', async () => {
  const { ask, count } = open()
  for (let stranger = 0; stranger < 62; stranger++) ask(`stranger ${stranger}`)
  await settled()
  expect(count(RendererBusy.name)).toBe(0)

  ask('visitor')
  await settled()

  expect(count(RendererBusy.name)).toBe(1)
})
