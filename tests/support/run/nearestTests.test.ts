import { nearestTests } from './nearestTests.ts'

const tests = ['shop/src/list/sort.test.ts', 'shell/frame.test.ts', 'kit/read/parse.test.ts', 'kit/read.test.ts']

it.each([
  { changed: ['kit/read/parse.ts'], most: 2, nearest: ['kit/read/parse.test.ts', 'kit/read.test.ts'] },
  { changed: ['kit/read/deep/er.ts'], most: 1, nearest: ['kit/read/parse.test.ts'] },
  { changed: ['shell/a.ts', 'kit/b.ts'], most: 2, nearest: ['shell/frame.test.ts', 'kit/read/parse.test.ts'] },
  { changed: ['package.json'], most: 9, nearest: tests },
  { changed: [], most: 1, nearest: tests.slice(0, 1) },
])('takes the $most tests that are nearest to $changed', ({ changed, most, nearest }) => {
  expect(nearestTests(tests, changed, most)).toEqual(nearest)
})
