import { writtenCount, writtenShare, writtenTime, writtenViews } from './written.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [30396, '30.396'],
  [1234567, '1.234.567'],
])('%i is written %s', (count, text) => {
  expect(writtenCount(count)).toBe(text)
})

it.each([
  { bad: 0, views: 10, text: '0,0 %' },
  { bad: 4, views: 1000, text: '0,4 %' },
  { bad: 10, views: 10, text: '100,0 %' },
])('$bad of $views are $text', ({ bad, views, text }) => {
  expect(writtenShare(bad, views)).toBe(text)
})

it('counts one view and many', () => {
  expect([writtenViews(1), writtenViews(2000)]).toEqual(['1 visita', '2.000 visitas'])
})

it('writes a moment on the clock of the device', () => {
  expect(writtenTime(new Date(2026, 0, 2, 3, 4).getTime())).toBe('02/01 às 03:04')
})
