import { pageTable } from './pageTable.ts'

const spread = (median: number) => ({ median, low: 1, high: 999 })
const cells = (line = '') => line.trim().split(/ {2,}/)

it('has a row for each page, with the slowest median of each kind', () => {
  const [, , first, second] = pageTable(['/', '/quiz'], {
    paint: { '/': { composed: spread(510), static: spread(500), again: spread(505) } },
    firstTouch: {
      '/': {
        ...{ before: 7000, after: 150_400, monolith: 133_200 },
        '150 ms, 1.6 Mbit/s': { 'at the paint': 80, 'without scripts': 66 },
        '400 ms, 400 kbit/s': { 'at the paint': 90, 'without scripts': 108 },
      },
    },
    interactions: {
      '/': {
        menu: { painted: spread(24), hydrated: spread(48), 'hydrated monolith': spread(40) },
        'form sent': { hydrated: spread(64), 'hydrated monolith': spread(80) },
      },
      '/quiz': { menu: { painted: spread(16) } },
    },
  })

  expect(cells(first)).toEqual(['/', '7.0', '150.4', '17.2', '1.02', '80', '108', '24', '64', '0.80'])
  expect(cells(second)).toEqual(['/quiz', '-', '-', '-', '-', '-', '-', '16', '-', '-'])
})

it('shows what there is of a part that failed', () => {
  const [, , row] = pageTable(['/'], { paint: { failure: 'Error' } })

  expect(cells(row)).toEqual(['/', ...Array.from({ length: 9 }, () => '-')])
})
