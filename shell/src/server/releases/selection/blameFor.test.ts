import { ReleaseProblem } from '../storage/ReleaseProblem.ts'
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
    what: 'a new shell that fails itself is to blame, and nothing beside it',
    failed: ['mfe-shop', 'shell'],
    passed: [],
    blamed: [{ name: 'shell', release: shell.id, kind: 'bad', message: 'shell fails' }],
  },
  {
    what: 'a shell that has passed is to blame when it fails itself',
    failed: ['shell'],
    passed: ['shell', 'mfe-shop'],
    blamed: [{ name: 'shell', release: shell.id, kind: 'bad', message: 'shell fails' }],
  },
  {
    what: 'new remotes are to blame before an old shell, each for itself',
    failed: ['mfe-shop', 'mfe-revista'],
    passed: ['shell'],
    blamed: [
      { name: 'mfe-shop', release: 'mfe-shop-1', kind: 'bad', message: 'mfe-shop fails' },
      { name: 'mfe-revista', release: 'mfe-revista-1', kind: 'bad', message: 'mfe-revista fails' },
    ],
  },
  {
    what: 'of a new shell and a new remote the remote is to blame first',
    failed: ['mfe-shop'],
    passed: [],
    blamed: [{ name: 'mfe-shop', release: 'mfe-shop-1', kind: 'bad', message: 'mfe-shop fails' }],
  },
  {
    what: 'a new shell is to blame, alone, for an old remote',
    failed: ['mfe-revista', 'mfe-shop'],
    passed: ['mfe-shop'],
    blamed: [
      { name: 'shell', release: shell.id, kind: 'bad', message: 'mfe-shop mfe-shop-1 fails with it: mfe-shop fails' },
    ],
  },
  {
    what: 'where all have passed before it is trouble, which may be over soon',
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
