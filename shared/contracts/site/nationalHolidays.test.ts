import { isNationalHoliday } from './nationalHolidays.ts'

it.each([
  { day: '2026-01-01', holiday: true },
  { day: '2026-04-02', holiday: false },
  { day: '2026-04-03', holiday: true },
  { day: '2026-04-21', holiday: true },
  { day: '2026-05-01', holiday: true },
  { day: '2026-09-07', holiday: true },
  { day: '2026-10-12', holiday: true },
  { day: '2026-11-02', holiday: true },
  { day: '2026-11-15', holiday: true },
  { day: '2026-11-20', holiday: true },
  { day: '2026-11-21', holiday: false },
  { day: '2026-12-25', holiday: true },
  // Carnival and Corpus Christi.
  { day: '2026-02-17', holiday: false },
  { day: '2026-06-04', holiday: false },
])('considers $day a national holiday: $holiday', ({ day, holiday }) => {
  expect(isNationalHoliday(new Date(day))).toBe(holiday)
})

it.each(['2025-04-18', '2027-03-26', '2030-04-19', '2038-04-23', '2049-04-16', '2076-04-17'])(
  'considers %s Good Friday',
  (day) => {
    expect(isNationalHoliday(new Date(day))).toBe(true)
  },
)
