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
