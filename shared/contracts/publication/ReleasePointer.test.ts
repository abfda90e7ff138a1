import * as v from 'valibot'
import {
  nextPublication,
  type Publication,
  pointerSchema,
  publicationSchema,
  recordsPointer,
} from './ReleasePointer.ts'

const [first, second] = ['1111111111111111', '2222222222222222']
const at = '2026-01-02T03:04:05.000Z'
const former: Publication = {
  number: 7,
  at,
  by: 'release',
  moved: ['mfe-shop'],
  pointers: {
    'mfe-shop': { release: first, counter: 7, byStart: false },
    'mfe-revista': { release: first, counter: 3, byStart: true },
  },
  paused: ['mfe-ajuda'],
}

describe('a pointer', () => {
  it.each([
    { content: { release: first }, isOne: true },
    { content: { release: first, counter: 1, setByStart: first }, isOne: true },
    { content: {}, isOne: false },
    { content: { release: 'latest' }, isOne: false },
    { content: { release: first, counter: 0 }, isOne: false },
    { content: { release: first, counter: 1.5 }, isOne: false },
    { content: { release: first, setByStart: 'me' }, isOne: false },
    { content: { release: first, share: 10 }, isOne: false },
  ])('accepts $content: $isOne', ({ content, isOne }) => {
    expect(v.is(pointerSchema, content)).toBe(isOne)
  })
})

describe('a publication', () => {
  it.each<{ change: object; isOne: boolean }>([
    { change: {}, isOne: true },
    { change: { paused: undefined }, isOne: true },
    { change: { number: 0 }, isOne: false },
    { change: { at: 'today' }, isOne: false },
    { change: { by: 'somebody' }, isOne: false },
    { change: { moved: 'mfe-shop' }, isOne: false },
    { change: { pointers: { 'mfe-shop': { release: first, counter: 7 } } }, isOne: false },
    { change: { pointers: { 'mfe-shop': { release: '../..', counter: 7, byStart: true } } }, isOne: false },
  ])('accepts $change: $isOne', ({ change, isOne }) => {
    expect(v.is(publicationSchema, { ...former, ...change })).toBe(isOne)
  })
})

describe('the next publication', () => {
  it('is the first one if there was none', () => {
    expect(nextPublication(undefined, { at, by: 'start', moves: { shell: first } })).toEqual({
      number: 1,
      at,
      by: 'start',
      moved: ['shell'],
      pointers: { shell: { release: first, counter: 1, byStart: true } },
    })
  })

  it('moves what it names, and lists all other names and what is paused', () => {
    expect(nextPublication(former, { at, by: 'release', moves: { 'mfe-shop': second } })).toEqual({
      ...former,
      number: 8,
      pointers: { ...former.pointers, 'mfe-shop': { release: second, counter: 8, byStart: false } },
    })
  })

  it.each([
    { after: 3, number: 8 },
    { after: 20, number: 21 },
  ])('gets the unused number $number after $after', ({ after, number }) => {
    expect(nextPublication(former, { at, by: 'hand', moves: {}, after })).toMatchObject({ number, moved: [] })
  })

  it('records for each name whether somebody has chosen it, and its statement', () => {
    const signed = { statement: { message: 'Open' } } as never
    const moves = { 'mfe-shop': second, 'mfe-revista': second }

    const { pointers } = nextPublication(former, {
      at,
      by: 'hand',
      moves,
      byStart: ['mfe-revista'],
      signed: { 'mfe-shop': signed },
    })

    expect(pointers).toEqual({
      'mfe-shop': { release: second, counter: 8, byStart: false, signed },
      'mfe-revista': { release: second, counter: 8, byStart: true },
    })
  })

  it.each([
    { paused: [], kept: undefined },
    { paused: ['shell'], kept: ['shell'] },
  ])('pauses $paused from then on', ({ paused, kept }) => {
    expect(nextPublication(former, { at, by: 'pause', moves: {}, paused }).paused).toEqual(kept)
  })
})

it.each([
  { of: former, name: 'mfe-shop', pointer: { release: first, counter: 7 }, isStated: true },
  { of: former, name: 'mfe-shop', pointer: { release: second, counter: 7 }, isStated: false },
  { of: former, name: 'mfe-shop', pointer: { release: first, counter: 6 }, isStated: false },
  { of: former, name: 'mfe-shop', pointer: { release: first }, isStated: false },
  { of: former, name: 'mfe-ajuda', pointer: { release: first }, isStated: false },
  { of: undefined, name: 'mfe-shop', pointer: { release: first }, isStated: false },
])('records that $name has $pointer: $isStated', ({ of, name, pointer, isStated }) => {
  expect(recordsPointer(of, name, pointer)).toBe(isStated)
})
