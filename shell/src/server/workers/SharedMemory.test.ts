import { createMemory } from './SharedMemory.ts'

const window = 1_000

function open() {
  let time = 0
  const memory = createMemory(() => time)
  const count = (key: string, { name = 'leads', add = 1 } = {}) => memory.count({ name, key, window, add })
  return {
    memory,
    count,
    pass(ms: number) {
      time += ms
    },
  }
}

it('counts a key in a window that begins with its first count', async () => {
  const { count, pass } = open()
  pass(300)
  expect(await count('a')).toEqual({ count: 1, left: 1_000 })
  pass(999)
  expect(await count('a')).toEqual({ count: 2, left: 1 })
  pass(1)

  expect(await count('a')).toEqual({ count: 1, left: 1_000 })
})

it('keeps keys and names apart', async () => {
  const { count } = open()
  await count('a')

  expect(await count('b')).toMatchObject({ count: 1 })
  expect(await count('a', { name: 'logins' })).toMatchObject({ count: 1 })
})

it('reads without counting', async () => {
  const { count, pass } = open()
  expect(await count('a', { add: 0 })).toMatchObject({ count: 0 })
  pass(700)
  await count('a')
  pass(400)

  expect(await count('a', { add: 0 })).toEqual({ count: 1, left: 600 })
  expect(await count('a')).toMatchObject({ count: 2 })
})

it('does not forget counts of one name for the keys of another', async () => {
  const { count } = open()
  await count('a', { name: 'logins' })

  for (let key = 0; key < 50_001; key++) await count(`${key}`)

  expect(await count('0')).toMatchObject({ count: 1 })
  expect(await count('a', { name: 'logins' })).toMatchObject({ count: 2 })
})

it('keeps the first value of a key', async () => {
  const { memory } = open()
  const of = { name: 'tokens', key: 'a' }

  expect(await memory.first(of)).toBeUndefined()
  expect(await memory.first({ ...of, value: 'one' })).toBe('one')
  expect(await memory.first({ ...of, value: 'two' })).toBe('one')
  expect(await memory.first(of)).toBe('one')
})
