import { leadKey } from './leadKey.ts'

const noon = Date.parse('2026-03-10T12:00:00Z')
const hours = (count: number) => count * 60 * 60 * 1000
const content = JSON.stringify([
  ['kind', 'contact'],
  ['name', 'Ana'],
])

it.each([
  { what: 'the same content', text: content, time: noon, same: true },
  { what: 'the same content in the evening', text: content, time: noon + hours(11), same: true },
  { what: 'the same content a day later', text: content, time: noon + hours(24), same: false },
  { what: 'another letter', text: content.replace('Ana', 'Ane'), time: noon, same: false },
  { what: 'letters in another order', text: content.replace('Ana', 'naA'), time: noon, same: false },
  { what: 'one more space', text: content.replace('Ana', 'Ana '), time: noon, same: false },
  { what: 'nothing', text: '', time: noon, same: false },
])('is the same key for $what: $same', ({ text, time, same }) => {
  expect(leadKey(text, time) === leadKey(content, noon)).toBe(same)
})

it('is a key that the server accepts, and different for each of 20,000 similar contents', () => {
  const keys = Array.from({ length: 20_000 }, (_, place) => leadKey(`${content}${place}`, noon))

  expect(keys.filter((key) => !/^[\w-]{8,100}$/.test(key))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})
