import { effectiveDayProblem, privacyTextOf } from './effectiveDay.ts'

const dated = { type: 'object', effectiveDay: 'since' }
const today = '2026-11-28'
const tooEarly = { field: 'since', reason: expect.stringContaining('28/11/2026') }

it.each([
  { what: 'today', schema: dated, value: { since: today }, problem: undefined },
  { what: 'a day to come', schema: dated, value: { since: '2026-12-01' }, problem: undefined },
  { what: 'yesterday', schema: dated, value: { since: '2026-11-27' }, problem: tooEarly },
  { what: 'no day', schema: dated, value: {}, problem: tooEarly },
  { what: 'something else', schema: dated, value: { since: 20261128 }, problem: tooEarly },
  { what: 'no fields', schema: dated, value: null, problem: tooEarly },
  { what: 'any day of another collection', schema: {}, value: { since: '2020-01-01' }, problem: undefined },
])('lets words be valid from $what: $problem', ({ schema, value, problem }) => {
  expect(effectiveDayProblem(schema, value, today)).toEqual(problem)
})

const releases = [{ content: { policy: dated, prices: {} } }, {}]
const mark = (content: Record<string, unknown>) => privacyTextOf(releases, content)

it('marks the words of such a collection, whatever else is written', () => {
  const words = { since: today, text: 'Um' }

  expect(mark({ policy: words })).toMatch(/^[0-9a-f]{8}$/)
  expect(mark({ policy: words, prices: { site: 990 } })).toBe(mark({ policy: words }))
  expect(mark({ policy: { ...words, text: 'Dois' } })).not.toBe(mark({ policy: words }))
})

it('marks nothing until somebody writes', () => {
  expect(mark({})).toBeUndefined()
  expect(mark({ prices: {} })).toBeUndefined()
  expect(privacyTextOf(releases)).toBeUndefined()
})
