import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { sampleRelease, sampleShell } from '../testing/sampleRelease.ts'
import { blameFor } from './blameFor.ts'
import type { Candidates } from './ReleaseHistory.ts'

const shell = sampleShell({ id: 'aaaaaaaaaaaaaaaa' })
const remotes = ['mfe-shop', 'mfe-revista'].map((name) => sampleRelease({}, { name, id: `${name}-1` }))
const candidates = {
  shell: { release: shell },
  remotes: remotes.map((release) => ({ release })),
} as unknown as Candidates
const problem = (message: string) => new ReleaseProblem('bad', 'rendering', message)

type Case = { what: string; failed: string[]; passed: string[]; blamed: object[] }
it.each<Case>([
  {
    what: 'blames a new shell that fails itself, and nothing else',
    failed: ['mfe-shop', 'shell'],
    passed: [],
    blamed: [{ name: 'shell', release: shell.id, kind: 'bad', message: 'shell fails' }],
  },
  {
    what: 'blames a shell that has passed if it fails itself',
    failed: ['shell'],
    passed: ['shell', 'mfe-shop'],
    blamed: [{ name: 'shell', release: shell.id, kind: 'bad', message: 'shell fails' }],
  },
  {
    what: 'blames new remotes before an old shell, each separately',
    failed: ['mfe-shop', 'mfe-revista'],
    passed: ['shell'],
    blamed: [
      { name: 'mfe-shop', release: 'mfe-shop-1', kind: 'bad', message: 'mfe-shop fails' },
      { name: 'mfe-revista', release: 'mfe-revista-1', kind: 'bad', message: 'mfe-revista fails' },
    ],
  },
  {
    what: 'blames the remote first of a new shell and a new remote',
    failed: ['mfe-shop'],
    passed: [],
    blamed: [{ name: 'mfe-shop', release: 'mfe-shop-1', kind: 'bad', message: 'mfe-shop fails' }],
  },
  {
    what: 'blames a new shell alone for an old remote',
    failed: ['mfe-revista', 'mfe-shop'],
    passed: ['mfe-shop'],
    blamed: [
      { name: 'shell', release: shell.id, kind: 'bad', message: 'mfe-shop mfe-shop-1 fails with it: mfe-shop fails' },
    ],
  },
  {
    what: 'reports trouble, which may be over soon, if all have passed before',
    failed: ['mfe-shop'],
    passed: ['shell', 'mfe-shop'],
    blamed: [{ name: 'mfe-shop', release: 'mfe-shop-1', kind: 'trouble', message: 'mfe-shop fails' }],
  },
])('$what', ({ failed, passed, blamed }) => {
  const lastGood = Object.fromEntries(passed.map((name) => [name, [name === 'shell' ? shell.id : `${name}-1`]]))
  const history = { live: undefined, since: new Map(), lastGood }

  const found = blameFor(
    failed.map((name) => ({ name, problem: problem(`${name} fails`) })),
    candidates,
    history,
  )

  expect(
    found.map(({ name, release, problem: { kind, why, message } }) => ({ name, release, kind, why, message })),
  ).toEqual(blamed.map((one) => ({ ...one, why: 'rendering' })))
})

describe('a live remote that fails', () => {
  const lastGood = { shell: [shell.id], 'mfe-shop': ['mfe-shop-1'] }
  const liveBefore = (revista: string): Candidates => ({
    ...candidates,
    remotes: candidates.remotes.map((one) =>
      one.release.name === 'mfe-revista' ? { ...one, release: { ...one.release, id: revista } } : one,
    ),
  })
  const failed = (kind: 'bad' | 'trouble') => [
    { name: 'mfe-shop', problem: new ReleaseProblem(kind, 'rendering', 'fails') },
  ]

  it.each([
    {
      what: 'is not to blame for what a new remote beside it brings',
      present: liveBefore('mfe-revista-0'),
      doubted: [],
      kind: 'bad',
      blamed: { name: 'mfe-revista', kind: 'bad', message: 'mfe-shop mfe-shop-1 fails with it: fails' },
    },
    {
      what: 'is not to blame for trouble while a new remote is tried',
      present: liveBefore('mfe-revista-0'),
      doubted: [],
      kind: 'trouble',
      blamed: { name: 'mfe-revista', kind: 'trouble', message: 'mfe-shop mfe-shop-1 fails with it: fails' },
    },
    {
      what: 'is in trouble if nothing beside it has changed',
      present: candidates,
      doubted: [],
      kind: 'bad',
      blamed: { name: 'mfe-shop', kind: 'trouble', message: 'fails' },
    },
    {
      what: 'is in trouble if it had to pass again anyway',
      present: liveBefore('mfe-revista-0'),
      doubted: ['mfe-shop'],
      kind: 'bad',
      blamed: { name: 'mfe-shop', kind: 'trouble', message: 'fails' },
    },
  ] as const)('$what ($kind)', ({ present, doubted, kind, blamed }) => {
    const found = blameFor(failed(kind), candidates, { live: present, since: new Map(), lastGood }, new Set(doubted))

    expect(found.map(({ name, problem: { kind, message } }) => ({ name, kind, message }))).toEqual([blamed])
  })

  it('is tried again without the last of several new ones, which is not refused for good', () => {
    const third = sampleRelease({}, { name: 'mfe-third', id: 'mfe-third-1' })
    const three = { ...candidates, remotes: [...candidates.remotes, { release: third }] } as Candidates

    const found = blameFor(failed('bad'), three, { live: liveBefore('mfe-revista-0'), since: new Map(), lastGood })

    expect(found.map(({ name, problem: { kind } }) => ({ name, kind }))).toEqual([
      { name: 'mfe-third', kind: 'trouble' },
    ])
  })
})
