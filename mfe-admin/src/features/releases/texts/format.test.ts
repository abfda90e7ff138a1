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

describe('a time', () => {
  it.each([
    { what: 'is that of São Paulo', moment: '2026-01-02T02:04:00Z', text: '01/01 às 23:04' },
    { what: 'of another year has it', moment: '2025-11-29T12:00:00Z', text: '29/11/2025 às 09:00' },
  ])('$what', ({ moment, text }) => {
    expect(formatTime(moment, Date.parse('2026-11-29T12:00:00Z'))).toBe(text)
  })
})
