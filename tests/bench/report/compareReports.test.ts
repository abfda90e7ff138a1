import { compareReports } from './compareReports.ts'
import type { Figures, Report } from './Report.ts'

const reportOf = (parts: Report['parts'], at = 'now'): Report => ({
  at,
  machine: { commit: 'abc' },
  seconds: {},
  parts,
})
const compare = (former: Figures, now: Figures) =>
  compareReports(reportOf({ part: former }, 'then'), reportOf({ part: now })).slice(1)

it('names the report that it compares with', () => {
  expect(compareReports(reportOf({}, 'yesterday'), reportOf({}))).toEqual([
    'Against yesterday, commit abc: ratio, former and present figure',
  ])
})

it.each([
  { what: 'one figure', former: { a: 4 }, now: { a: 6 }, is: ['  1.50  part a: 4 -> 6'] },
  {
    what: 'a figure in a group',
    former: { '/': { b: { c: 8 } } },
    now: { '/': { b: { c: 2 } } },
    is: ['  0.25  part / b c: 8 -> 2'],
  },
  { what: 'a figure that stayed 0', former: { a: 0 }, now: { a: 0 }, is: ['  1.00  part a: 0 -> 0'] },
  { what: 'a figure that was 0', former: { a: 0 }, now: { a: 3 }, is: ['   new  part a: 0 -> 3'] },
  { what: 'a figure that only one report has', former: { a: 1 }, now: { b: 1 }, is: [] },
  { what: 'words', former: { a: 'x' }, now: { a: 'y' }, is: [] },
  { what: 'a figure that has become a group', former: { a: 1 }, now: { a: { b: 1 } }, is: [] },
  {
    what: 'medians whose runs overlap',
    former: { a: { median: 10, low: 8, high: 13 } },
    now: { a: { median: 12, low: 11, high: 20 } },
    is: ['  1.20  part a: 10 -> 12, within the spread'],
  },
  {
    what: 'medians whose runs lie apart',
    former: { a: { median: 10, low: 8, high: 11 } },
    now: { a: { median: 15, low: 12, high: 20 } },
    is: ['  1.50  part a: 10 -> 15'],
  },
  {
    what: 'a figure measured once with one measured several times',
    former: { a: 10 },
    now: { a: { median: 12, low: 9, high: 20 } },
    is: ['  1.20  part a: 10 -> 12, within the spread'],
  },
  {
    what: 'a group with some of the names of a spread',
    former: { a: { low: 1, high: 2 } },
    now: { a: { low: 2, high: 2 } },
    is: ['  2.00  part a low: 1 -> 2', '  1.00  part a high: 2 -> 2'],
  },
])('compares $what', ({ former, now, is }) => {
  expect(compare(former, now)).toEqual(is)
})
