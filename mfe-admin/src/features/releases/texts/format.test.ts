import { formatCount, formatShare, formatTime, formatViews } from './format.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [30396, '30.396'],
  [1234567, '1.234.567'],
])('formats %i as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

it.each([
  { bad: 0, views: 10, text: '0,0%' },
  { bad: 4, views: 1000, text: '0,4%' },
  { bad: 10, views: 10, text: '100,0%' },
])('formats $bad of $views as $text', ({ bad, views, text }) => {
  expect(formatShare(bad, views)).toBe(text)
})

it('counts views in the singular and the plural', () => {
  expect([formatViews(1), formatViews(2000)]).toEqual(['1 visita', '2.000 visitas'])
})

it("formats a time in the device's time zone", () => {
  expect(formatTime(new Date(2026, 0, 2, 3, 4).getTime())).toBe('02/01 às 03:04')
})
