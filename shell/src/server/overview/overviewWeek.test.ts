import { type Happening, overviewWeek, type PromisedAnswer } from './overviewWeek.ts'

/** Wednesday, 25 November 2026, at noon in São Paulo. */
const now = Date.parse('2026-11-25T12:00:00-03:00')
const visit = (day: string, changes: Partial<Happening> = {}): Happening => ({
  measure: 'visits',
  day,
  part: 'Revista',
  source: 'Google',
  count: 1,
  ...changes,
})
const none = { visits: 0, taps: 0, leads: 0, won: 0 }

it.each([
  { what: 'this Monday', day: '2026-11-23', is: 'now' },
  { what: 'today', day: '2026-11-25', is: 'now' },
  { what: 'the Sunday before', day: '2026-11-22', is: 'whole' },
  { what: 'last Wednesday', day: '2026-11-18', is: 'before' },
  { what: 'last Thursday, which this week has not reached', day: '2026-11-19', is: 'whole' },
  { what: 'the Sunday before last week', day: '2026-11-15', is: 'nothing' },
])('counts a visit of $what as $is', ({ day, is }) => {
  const week = overviewWeek([visit(day, { count: 3 })], [], now)

  expect(week.now.visits).toBe(is === 'now' ? 3 : 0)
  expect(week.before.visits).toBe(is === 'before' ? 3 : 0)
  expect(week.whole.visits).toBe(is === 'before' || is === 'whole' ? 3 : 0)
})

it('has the days of the week, each beside that of the last one', () => {
  const { days } = overviewWeek([visit('2026-11-24'), visit('2026-11-17', { measure: 'won' })], [], now)

  expect(days).toHaveLength(7)
  expect(days[1]).toEqual({
    day: '2026-11-24',
    now: { ...none, visits: 1 },
    before: { ...none, won: 1 },
    isFuture: false,
  })
  expect(days.map(({ isFuture }) => isFuture)).toEqual([false, false, false, true, true, true, true])
})

it('groups by part and source, the largest first, and says what is not known', () => {
  const week = overviewWeek(
    [
      visit('2026-11-24', { count: 5 }),
      visit('2026-11-24', { part: 'Loja', source: '', count: 9 }),
      visit('2026-11-18', { measure: 'taps', part: 'Loja', source: undefined }),
      visit('2026-11-24', { measure: 'leads', part: '' }),
    ],
    [],
    now,
  )

  expect(week.parts.map(({ label }) => label)).toEqual(['Loja', 'Revista', 'Não se sabe'])
  expect(week.parts[0]).toEqual({ label: 'Loja', now: { ...none, visits: 9 }, before: { ...none, taps: 1 } })
  expect(week.sources.map(({ label }) => label)).toEqual(['Google', 'Direto', 'Não se sabe'])
})

it('adds up what does not fit into a table', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    visit('2026-11-24', { source: `s${index}`, count: 100 - index }),
  )

  const { sources } = overviewWeek(many, [], now)

  expect(sources).toHaveLength(9)
  expect(sources.at(-1)).toMatchObject({ label: 'Outros', now: { visits: 92 + 91 + 90 + 89 } })
})

const at = (text: string) => Date.parse(`${text}-03:00`)
it.each<{ what: string; answer: Partial<PromisedAnswer>; inTime: number; of: number }>([
  { what: 'in time', answer: { answeredAt: at('2026-11-24T11:00') }, inTime: 1, of: 1 },
  { what: 'in the last moment', answer: { answeredAt: at('2026-11-24T12:00') }, inTime: 1, of: 1 },
  { what: 'late', answer: { answeredAt: at('2026-11-24T12:01') }, inTime: 0, of: 1 },
  { what: 'never, though it was due', answer: {}, inTime: 0, of: 1 },
  { what: 'not yet', answer: { due: at('2026-11-25T13:00') }, inTime: 0, of: 0 },
  { what: 'early', answer: { due: at('2026-11-25T13:00'), answeredAt: at('2026-11-24T11:00') }, inTime: 1, of: 1 },
])('counts an answer that came $what as $inTime of $of', ({ answer, inTime, of }) => {
  const sample = { receivedAt: at('2026-11-24T10:00'), due: at('2026-11-24T12:00'), answeredAt: undefined, ...answer }

  expect(overviewWeek([], [sample], now).answers).toEqual({ now: { inTime, of }, before: { inTime: 0, of: 0 } })
})

it('is empty without anything, and has no groups', () => {
  const week = overviewWeek([], [], now)

  expect(week).toMatchObject({ now: none, before: none, whole: none, parts: [], sources: [] })
})
