import { expect } from 'playwright/test'
import { titleOf } from './Cell.ts'
import { cellsOf } from './cellsOf.ts'
import { fastCells } from './fastCells.ts'
import { remotes } from './remotes.ts'
import { serverCells, serverTitleOf } from './serverCells.ts'
import { test } from '../site/lab.ts'

test('every cell that runs with all tests exists', () => {
  const titles = new Set([...cellsOf(remotes).map(titleOf), ...serverCells().map(serverTitleOf)])

  expect([...fastCells].filter((title) => !titles.has(title))).toEqual([])
})
