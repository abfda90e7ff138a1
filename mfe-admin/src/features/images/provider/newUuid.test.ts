import { newUuid } from './newUuid.ts'

it('returns a different version 4 UUID each time, also on a page without TLS', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })

  const made = new Set(Array.from({ length: 100 }, newUuid))

  expect(made.size).toBe(100)
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
