import { momentOf, saoPauloTime } from './saoPauloTime.ts'

it.each([
  { time: '2026-12-01T08:00', moment: '2026-12-01T11:00:00.000Z' },
  { time: '2026-07-31T22:30', moment: '2026-08-01T01:30:00.000Z' },
  { time: '2018-12-01T08:00', moment: '2018-12-01T10:00:00.000Z' },
])('reads $time as $moment', ({ time, moment }) => {
  expect(new Date(momentOf(time) ?? 0).toISOString()).toBe(moment)
  expect(saoPauloTime(Date.parse(moment))).toBe(time)
})

it.each(['', 'amanhã', '2026-02-30T08:00', '2026-12-01', '2018-11-04T00:30', '0026-12-01T08:00'])(
  'reads no time in "%s"',
  (time) => {
    expect(momentOf(time)).toBeUndefined()
  },
)
