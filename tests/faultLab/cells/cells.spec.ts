import { expect } from 'playwright/test'
import { titleOf } from './Cell.ts'
import { cellsOf } from './cellsOf.ts'
import { fastCells } from './fastCells.ts'
import { type RemotePart, remotes } from './remotes.ts'
import { serverCells, serverTitleOf } from './serverCells.ts'
import { test } from '../site/lab.ts'

test('the tables contain every combination once, and at least 300', () => {
  const titles = [...cellsOf(remotes).map(titleOf), ...serverCells().map(serverTitleOf)]

  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.length).toBeGreaterThanOrEqual(300)
})

test('every cell that runs with all tests exists', () => {
  const titles = new Set([...cellsOf(remotes).map(titleOf), ...serverCells().map(serverTitleOf)])

  expect([...fastCells].filter((title) => !titles.has(title))).toEqual([])
})

const cellsOfOne = (...has: RemotePart[]) => cellsOf([{ name: 'mfe-bare', path: '/bare', has }])

test('a remote without data, documents, pictures or client-side navigation has no cells for them', () => {
  expect(cellsOfOne().filter(({ phase }) => ['data', 'documents', 'media', 'document'].includes(phase))).toEqual([])
  expect(cellsOfOne().filter(({ moment }) => moment === 'navigation')).toEqual([])
})

for (const { part, place, phase } of [
  { part: 'data', place: 'release', phase: 'data' },
  { part: 'documents', place: 'release', phase: 'documents' },
  { part: 'pictures', place: 'network', phase: 'media' },
  { part: 'navigation', place: 'network', phase: 'document' },
  { part: 'islands', place: 'browser code', phase: 'lazy chunk' },
] as const) {
  test(`a remote with ${part} has cells for ${phase}`, () => {
    const own = cellsOfOne(part).filter((cell) => cell.phase === phase && cell.place === place)

    expect(own.length).toBeGreaterThan(0)
  })
}
