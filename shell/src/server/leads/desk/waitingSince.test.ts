import type { LeadStage } from '@site/contracts/LeadDesk'
import { answerDue, waitingSince } from './waitingSince.ts'

const asked = (receivedAt: number, stage: LeadStage = 'new', answeredAt = 0, expectsAnswer = true) => ({
  receivedAt,
  expectsAnswer,
  desk: { stage, answeredAt },
})

it.each([
  { what: 'a new form', requests: [asked(10)], since: 10 },
  { what: 'an answered form', requests: [asked(10, 'talking', 12)], since: undefined },
  { what: 'two new forms: the older one counts', requests: [asked(20), asked(10)], since: 10 },
  { what: 'a new form after an answered one', requests: [asked(20), asked(10, 'lost', 15)], since: 20 },
  {
    what: 'a form that was left beside an answered one',
    requests: [asked(20, 'won', 25), asked(10)],
    since: undefined,
  },
  { what: 'a new form after that', requests: [asked(30), asked(20, 'won', 25), asked(10)], since: 30 },
  { what: 'a subscription', requests: [asked(10, 'new', 0, false)], since: undefined },
  { what: 'a subscription after a question', requests: [asked(20, 'new', 0, false), asked(10)], since: 10 },
  { what: 'a form that was put back to new after an answer', requests: [asked(10, 'new', 12)], since: undefined },
  { what: 'nothing', requests: [], since: undefined },
])('says for $what since when somebody waits', ({ requests, since }) => {
  expect(waitingSince(requests)).toBe(since)
})

const hours = 'Mo-Fr 08:00-18:00,Sa 08:00-12:00'

// In São Paulo's time, three hours behind UTC. 2026-03-10 is a Tuesday.
it.each([
  ['within the hours', '2026-03-10T10:00', '2026-03-10T12:00'],
  ['shortly before closing', '2026-03-10T17:00', '2026-03-11T09:00'],
  ['at the closing minute', '2026-03-10T18:00', '2026-03-11T10:00'],
  ['at night', '2026-03-10T23:30', '2026-03-11T10:00'],
  ['on Saturday morning', '2026-03-14T11:00', '2026-03-16T09:00'],
  ['on Sunday', '2026-03-15T11:00', '2026-03-16T10:00'],
  ['before a holiday', '2026-04-20T17:30', '2026-04-22T09:30'],
])('gives the agency two opening hours: %s', (_, received, due) => {
  expect(answerDue(hours, Date.parse(`${received}-03:00`))).toEqual(new Date(`${due}-03:00`))
})
