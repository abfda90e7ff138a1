import type { Generation } from '@site/contracts/Generation'
import { nextPublication, type Publication } from '@site/contracts/ReleasePointer'
import { formerRelease, listReleases, type StoreFacts } from './listReleases.ts'
import { linesOf } from './printReleases.ts'

const name = 'mfe-shop'
const idOf = (letter: string) => letter.repeat(16)
const day = (number: number) => `2026-01-0${number}T10:20:30.000Z`

/** Releases a, b and c of the shop were published in turn; c was refused, so that b stays live. d was only made. */
function facts(): StoreFacts {
  const publications: Publication[] = []
  for (const [index, letter] of ['a', 'b', 'c'].entries()) {
    const statement = {
      site: '',
      remote: name,
      release: idOf(letter),
      digest: '' as const,
      counter: index,
      expiry: day(9),
      commit: `${letter}bcdef0123+`,
      author: 'Ana',
      message: `Make ${letter}`,
    }
    const moves = { [name]: idOf(letter) }
    const step = { at: day(index + 1), by: 'release' as const, moves, signed: { [name]: { statement } } }
    publications.unshift(nextPublication(publications[0], step))
  }
  const refusal = {
    name,
    release: idOf('c'),
    kind: 'bad',
    cause: 'rendering',
    reason: 'threw.',
    at: day(3),
    retryAt: null,
  } as const
  const verdict: Generation = { number: 3, at: day(3), publication: 3, live: { [name]: idOf('b') }, refused: [refusal] }
  return {
    publications,
    verdicts: [verdict],
    admitted: [
      { name, id: idOf('a'), at: Date.parse(day(2)) },
      { name, id: idOf('b'), at: Date.parse(day(2)) },
    ],
    stored: ['d', 'a', 'c', 'b'].map((letter) => ({ name, id: idOf(letter), bytes: 1_500 })),
  }
}

it('states for each kept release its state, who made it and when, and why it is not live', () => {
  expect(linesOf(listReleases(name, facts()))).toEqual([
    'mfe-shop: 4 kept, 6 kB',
    '  refused    cccccccccccccccc  2026-01-03 10:20      2 kB  Ana  cbcdef0+  Make c',
    '             threw.',
    '  live       bbbbbbbbbbbbbbbb  2026-01-02 10:20      2 kB  Ana  bbcdef0+  Make b',
    '  former     aaaaaaaaaaaaaaaa  2026-01-01 10:20      2 kB  Ana  abcdef0+  Make a',
    '             live until 2026-01-02 10:20',
    '  never live dddddddddddddddd  not published         2 kB',
  ])
})

it('rolls back from a refused release to the live one, and from there to the previous one', () => {
  const list = listReleases(name, facts())

  expect(formerRelease(list, idOf('c'))).toBe(idOf('b'))
  expect(formerRelease(list, idOf('b'))).toBe(idOf('a'))
})

it('lists a canary with its share, and rolls back from it to the live release', () => {
  const { verdicts, ...rest } = facts()
  const canary = {
    release: idOf('c'),
    counter: 3,
    share: 10,
    auto: true,
    begun: day(4),
    since: day(4),
    verdict: 'fine',
  } as const
  const list = listReleases(name, {
    ...rest,
    verdicts: verdicts.map((verdict) => ({ ...verdict, refused: [], canaries: { [name]: canary } })),
  })

  expect(linesOf(list).slice(1, 3)).toEqual([
    '  canary     cccccccccccccccc  2026-01-03 10:20      2 kB  Ana  cbcdef0+  Make c',
    '             10 % of the visitors since 2026-01-04 10:20, raised by the site: fine',
  ])
  expect(formerRelease(list, idOf('c'))).toBe(idOf('b'))
})

it('has no release to roll back to from the first one', () => {
  const { publications, ...rest } = facts()
  const first = publications.slice(-1)
  const list = listReleases(name, { ...rest, publications: first, admitted: [], verdicts: [] })

  expect(() => formerRelease(list, idOf('a'))).toThrow('There is no previous release of mfe-shop')
})

it('reports that a name is paused', () => {
  const { publications, ...rest } = facts()
  const pause = nextPublication(publications[0], { at: day(4), by: 'pause', moves: {}, paused: [name] })

  expect(listReleases(name, { ...rest, publications: [pause, ...publications] }).paused).toBe(true)
  expect(listReleases('mfe-other', { ...rest, publications: [pause, ...publications] }).paused).toBe(false)
})
