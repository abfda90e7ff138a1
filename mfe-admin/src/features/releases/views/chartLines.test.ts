import { linePath, topShare } from './chartLines.ts'

it.each([
  {
    what: 'the first and the last hour',
    hours: [[0, 10, 0] as const, [47, 10, 1] as const],
    path: 'M4.0 52.0L236.0 4.0',
  },
  { what: 'a single hour as a dot', hours: [[47, 10, 0] as const], path: 'M236.0 52.0h.01' },
  { what: 'an hour without views', hours: [[3, 0, 0] as const], path: '' },
  { what: 'no hour', hours: [], path: '' },
])('draws $what', ({ hours, path }) => {
  expect(
    linePath(
      hours.map(([place, views, bad]) => [place, views, bad]),
      0.1,
    ),
  ).toBe(path)
})

it('scales to the worst hour, and to at least 5%', () => {
  expect(topShare([[[0, 100, 1]], [[1, 100, 20]]])).toBe(0.2)
  expect(topShare([[[0, 100, 1]]])).toBe(0.05)
  expect(topShare([])).toBe(0.05)
})
