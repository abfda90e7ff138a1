import { dayInSaoPaulo } from '@site/contracts/inSaoPaulo'
import { daysOfWeek, startOfDay } from './daysOfWeek.ts'

it.each([
  ['2026-11-23T02:59:59.999Z', '2026-11-22'],
  ['2026-11-23T03:00:00.000Z', '2026-11-23'],
  ['2026-01-01T02:00:00.000Z', '2025-12-31'],
  // In the summer, when clocks were once an hour ahead.
  ['2026-02-15T02:30:00.000Z', '2026-02-14'],
  ['2028-03-01T02:59:00.000Z', '2028-02-29'],
])('%s is on %s', (moment, day) => {
  expect(dayInSaoPaulo(Date.parse(moment))).toBe(day)
  expect(dayInSaoPaulo(startOfDay(day))).toBe(day)
  expect(dayInSaoPaulo(startOfDay(day) - 1)).not.toBe(day)
})

it.each([
  {
    what: 'the last moment of a Sunday',
    moment: '2026-11-23T02:59:59.999Z',
    before: 0,
    from: '2026-11-16',
    to: '2026-11-22',
  },
  {
    what: 'the first moment of a Monday',
    moment: '2026-11-23T03:00:00.000Z',
    before: 0,
    from: '2026-11-23',
    to: '2026-11-29',
  },
  { what: 'a Monday morning', moment: '2026-11-23T12:00:00.000Z', before: 0, from: '2026-11-23', to: '2026-11-29' },
  { what: 'a Wednesday', moment: '2026-11-25T12:00:00.000Z', before: 0, from: '2026-11-23', to: '2026-11-29' },
  {
    what: 'the week before a Wednesday',
    moment: '2026-11-25T12:00:00.000Z',
    before: 1,
    from: '2026-11-16',
    to: '2026-11-22',
  },
  { what: 'the turn of the year', moment: '2026-12-31T12:00:00.000Z', before: 0, from: '2026-12-28', to: '2027-01-03' },
  {
    what: 'the week before the year',
    moment: '2027-01-04T12:00:00.000Z',
    before: 1,
    from: '2026-12-28',
    to: '2027-01-03',
  },
  { what: 'a leap day', moment: '2028-02-29T12:00:00.000Z', before: 0, from: '2028-02-28', to: '2028-03-05' },
])('$what is in the week from $from to $to', ({ moment, before, from, to }) => {
  const days = daysOfWeek(Date.parse(moment), before)

  expect(days).toHaveLength(7)
  expect([days.at(0), days.at(-1)]).toEqual([from, to])
})
