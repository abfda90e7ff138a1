import { formatCount, formatShare, formatTime, formatViews } from './format.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [30396, '30.396'],
  [1234567, '1.234.567'],
])('%i is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

it.each([
  { bad: 0, views: 10, text: '0,0%' },
  { bad: 4, views: 1000, text: '0,4%' },
  { bad: 10, views: 10, text: '100,0%' },
])('$bad of $views are $text', ({ bad, views, text }) => {
  expect(formatShare(bad, views)).toBe(text)
})

it('counts one view and many', () => {
  expect([formatViews(1), formatViews(2000)]).toEqual(['1 visita', '2.000 visitas'])
})

it('writes a moment on the clock of the device', () => {
  expect(formatTime(new Date(2026, 0, 2, 3, 4).getTime())).toBe('02/01 às 03:04')
})
