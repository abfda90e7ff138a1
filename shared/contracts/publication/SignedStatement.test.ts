import * as v from 'valibot'
import { canaryRequest, nextShare, releasesOfCanaries } from './Canary.ts'
import { type ReleaseStatement, signedStatement, textOfStatement } from './SignedStatement.ts'

const statement: ReleaseStatement = {
  site: 'https://site.exemplo',
  remote: 'mfe-shop',
  release: '0123456789abcdef',
  digest: '',
  counter: 0,
  expiry: '2026-01-02T03:04:05.000Z',
  commit: 'abc123+',
  author: 'Ana',
  message: 'Abre a loja',
}
const signature = `${'A'.repeat(86)}==`

it.each<{ change: object; isOne: boolean }>([
  { change: {}, isOne: true },
  { change: { canary: { share: 10, auto: true } }, isOne: true },
  { change: { site: '', commit: '', author: '', message: '' }, isOne: true },
  { change: { message: 'a'.repeat(300) }, isOne: true },
  { change: { message: 'a'.repeat(301) }, isOne: false },
  { change: { message: 'two\nlines' }, isOne: false },
  { change: { message: 'two\u2028lines' }, isOne: false },
  { change: { author: 'a'.repeat(121) }, isOne: false },
  { change: { remote: 'a'.repeat(61) }, isOne: false },
  { change: { release: '0123' }, isOne: false },
  { change: { digest: 'sha384-short' }, isOne: false },
  { change: { counter: -1 }, isOne: false },
  { change: { counter: 0.5 }, isOne: false },
  { change: { expiry: 'tomorrow' }, isOne: false },
  { change: { expiry: undefined }, isOne: false },
  { change: { more: 'said' }, isOne: false },
  { change: { canary: { share: 10, auto: true, until: 'tomorrow' } }, isOne: false },
])('accepts a statement with $change: $isOne', ({ change, isOne }) => {
  expect(v.is(signedStatement, { statement: { ...statement, ...change }, signature })).toBe(isOne)
})

it.each([
  { given: undefined, isOne: true },
  { given: signature, isOne: true },
  { given: '', isOne: false },
  { given: signature.slice(1), isOne: false },
  { given: `A${signature}`, isOne: false },
  { given: `${signature}A`, isOne: false },
  { given: signature.replace('A', '-'), isOne: false },
])('accepts the form of the signature $given: $isOne', ({ given, isOne }) => {
  expect(v.is(signedStatement, { statement, signature: given })).toBe(isOne)
})

it('signs and accepts nothing besides statement and signature', () => {
  expect(v.is(signedStatement, { statement, signature, remote: 'mfe-revista' })).toBe(false)
})

it('signs every property of the statement, in a fixed order', () => {
  const fields = [
    'https://site.exemplo',
    'mfe-shop',
    '0123456789abcdef',
    '',
    0,
    statement.expiry,
    'abc123+',
    'Ana',
    'Abre a loja',
  ]

  expect(JSON.parse(textOfStatement(statement))).toEqual(['release 1', ...fields])
  expect(JSON.parse(textOfStatement({ ...statement, canary: { share: 10, auto: false } }))).toEqual([
    'release 1',
    ...fields,
    'canary',
    10,
    false,
  ])
})

it.each([
  { share: 1, isOne: true },
  { share: 99, isOne: true },
  { share: 0, isOne: false },
  { share: 100, isOne: false },
  { share: 1.5, isOne: false },
])('accepts a canary of $share %: $isOne', ({ share, isOne }) => {
  expect(v.is(canaryRequest, { share, auto: false })).toBe(isOne)
})

it.each([
  { present: 1, next: 10 },
  { present: 9, next: 10 },
  { present: 10, next: 50 },
  { present: 49, next: 50 },
  { present: 50, next: undefined },
])('raises the share from $present % to $next', ({ present, next }) => {
  expect(nextShare(present)).toBe(next)
})

it('lists the releases that are canaries', () => {
  const canary = {
    release: statement.release,
    counter: 1,
    share: 10,
    auto: true,
    begun: '',
    since: '',
    verdict: 'fine',
  } as const

  expect(releasesOfCanaries({ canaries: { 'mfe-shop': canary } })).toEqual({ 'mfe-shop': statement.release })
  expect(releasesOfCanaries({})).toEqual({})
})
