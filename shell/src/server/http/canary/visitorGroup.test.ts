import { createHash } from 'node:crypto'
import { idOf } from '../../releases/testing/createSampleReleases.ts'
import { assignGroup, isInCanary, readGroup } from './visitorGroup.ts'

const mockDraw = jest.fn<number, [end: number]>()
jest.mock('node:crypto', () => ({
  ...jest.requireActual<object>('node:crypto'),
  randomInt: (end: number) => mockDraw(end),
}))

const groups = Array.from({ length: 1000 }, (_, group) => group)
const groupsOf = (letter: string, share: number) =>
  groups.filter((group) => isInCanary(group, { release: idOf(letter), share }))

it.each([1, 10, 50, 99])('serves a canary to exactly %i %% of the groups', (share) => {
  for (const letter of ['a', 'b', 'c']) expect(groupsOf(letter, share)).toHaveLength(share * 10)
})

it('keeps all groups when the share grows', () => {
  for (const letter of ['a', 'b', 'c']) {
    const larger = new Set(groupsOf(letter, 50))
    expect(groupsOf(letter, 10).filter((group) => !larger.has(group))).toEqual([])
  }
})

it("serves a canary to consecutive groups, from the release's first one", () => {
  const group = createHash('sha256').update(idOf('a')).digest().readUInt32BE() % 1000

  expect(new Set(groupsOf('a', 1))).toEqual(new Set(Array.from({ length: 10 }, (_, n) => (group + n) % 1000)))
})

it('starts with other groups for another release', () => {
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

it.each([
  { which: 'first', group: 0 },
  { which: 'last', group: 999 },
])('assigns the $which group at the edge of the random range, and a cookie can hold it', ({ which, group }) => {
  mockDraw.mockImplementation((end) => (which === 'first' ? 0 : end - 1))

  expect(assignGroup()).toBe(group)
  expect(readGroup(String(group))).toBe(group)
})
