import { createHash } from 'node:crypto'
import { idOf } from '../../releases/testing/createSampleReleases.ts'
import { drawGroup, readGroup, triesOut } from './visitorGroup.ts'

const groups = Array.from({ length: 1000 }, (_, group) => group)
const groupsOf = (letter: string, share: number) =>
  groups.filter((group) => triesOut(group, { release: idOf(letter), share }))

it.each([1, 10, 50, 99])('lets exactly %i %% of the groups try a release out', (share) => {
  for (const letter of ['a', 'b', 'c']) expect(groupsOf(letter, share)).toHaveLength(share * 10)
})

it('takes nobody back when the share grows', () => {
  for (const letter of ['a', 'b', 'c']) {
    const larger = new Set(groupsOf(letter, 50))
    expect(groupsOf(letter, 10).filter((group) => !larger.has(group))).toEqual([])
  }
})

it('lets groups try a release out that follow one another, from the first of that release', () => {
  const group = createHash('sha256').update(idOf('a')).digest().readUInt32BE() % 1000

  expect(new Set(groupsOf('a', 1))).toEqual(new Set(Array.from({ length: 10 }, (_, n) => (group + n) % 1000)))
})

it('begins with other groups for another release', () => {
  expect(groupsOf('a', 1)).not.toEqual(groupsOf('b', 1))
})

it.each([
  { text: '0', group: 0 },
  { text: '999', group: 999 },
  { text: '', group: undefined },
  { text: '1000', group: undefined },
  { text: '-1', group: undefined },
  { text: '1.5', group: undefined },
  { text: 'abc', group: undefined },
])('reads the group $group from the cookie "$text"', ({ text, group }) => {
  expect(readGroup(text)).toBe(group)
})

it('draws groups that a cookie can hold', () => {
  for (const group of Array.from({ length: 50 }, drawGroup)) expect(readGroup(String(group))).toBe(group)
})
