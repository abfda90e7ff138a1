import * as v from 'valibot'
import { canaryRequest, nextShare, releasesOfCanaries, runningCanary } from './Canary.ts'

const running = {
  release: '0123456789abcdef',
  counter: 7,
  share: 10,
  auto: true,
  begun: '2026-01-01T00:00:00.000Z',
  since: '2026-01-01T01:00:00.000Z',
  verdict: 'fine' as const,
}

it('accepts what the composing process has written', () => {
  expect(v.parse(runningCanary, running)).toEqual(running)
  expect(v.parse(runningCanary, { ...running, verdict: 'not enough data' }).verdict).toBe('not enough data')
})

it.each([
  { change: { release: 'latest' } },
  { change: { counter: '7' } },
  { change: { verdict: 'worse' } },
  { change: { since: undefined } },
  { change: { share: 0 } },
  { change: { share: 100 } },
  { change: { share: 1.5 } },
])('refuses $change', ({ change }) => {
  expect(v.is(runningCanary, { ...running, ...change })).toBe(false)
})

it.each([
  { request: { share: 1, auto: false }, is: true },
  { request: { share: 99, auto: true }, is: true },
  { request: { share: 100, auto: true }, is: false },
  { request: { share: 10 }, is: false },
  { request: { share: 10, auto: true, until: 50 }, is: false },
])('accepts $request as a request: $is', ({ request, is }) => {
  expect(v.is(canaryRequest, request)).toBe(is)
})

it('lists the releases that are canaries', () => {
  expect(releasesOfCanaries({ canaries: { 'mfe-shop': running } })).toEqual({ 'mfe-shop': running.release })
  expect(releasesOfCanaries({})).toEqual({})
})

it.each([
  { present: 0, next: 1 },
  { present: 1, next: 10 },
  { present: 10, next: 50 },
  { present: 25, next: 50 },
  { present: 50, next: undefined },
  { present: 99, next: undefined },
])('raises the share from $present %% of the visitors to $next', ({ present, next }) => {
  expect(nextShare(present)).toBe(next)
})
