import { expect, test } from 'playwright/test'
import { cellsOf, titleOf } from './cells.ts'
import { remotes } from './remotes.ts'

test('the tables make every combination once, and at least 300', () => {
  const titles = cellsOf(remotes).map(titleOf)

  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.length).toBeGreaterThanOrEqual(300)
})

test('25 cells are the share that runs with all tests', () => {
  expect(cellsOf(remotes).filter(({ fast }) => fast)).toHaveLength(25)
})

const bare = {
  name: 'mfe-bare',
  path: '/bare',
  navigable: false,
  islands: false,
  data: false,
  documents: false,
  pictures: false,
}
const without = (part: object) => cellsOf([{ ...bare, ...part }])

test('a remote without data, documents, pictures or client-side navigation has no cells for them', () => {
  expect(without({}).filter(({ phase }) => ['data', 'documents', 'media', 'document'].includes(phase))).toEqual([])
  expect(without({}).filter(({ moment }) => moment === 'navigation')).toEqual([])
})

for (const { part, phase } of [
  { part: { data: true }, phase: 'data' },
  { part: { documents: true }, phase: 'documents' },
  { part: { pictures: true }, phase: 'media' },
  { part: { navigable: true }, phase: 'document' },
  { part: { islands: true }, phase: 'lazy chunk' },
]) {
  test(`a remote with ${Object.keys(part)[0]} has cells for ${phase}`, () => {
    expect(without(part).filter((cell) => cell.phase === phase).length).toBeGreaterThan(0)
  })
}
