import type { Release } from '@site/contracts/Release'
import type { FailedPart } from '../selection/blameFor.ts'
import { idsOf, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import type { Standing } from '../selection/refusals.ts'
import type { LoadedRelease, LoadedShell } from '../../releaseStore/readRelease.ts'
import { ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'
import { sampleRelease, sampleShell } from '../testing/sampleRelease.ts'
import { decide } from './decide.ts'
import { keyOfRemote, keyOfTrial, type Situation } from './Situation.ts'

const at = Date.parse('2026-01-01T00:00:00Z')
const shop = 'mfe-shop'
const form: Release['forms'][number] = {
  ...{ kind: 'order', title: 'Pedido', fields: [], purpose: 'para responder', basis: 'request' },
  ...{ thanks: { title: 'Recebido', text: 'Obrigado!' }, failure: { title: 'Erro', text: 'Tente novamente.' } },
  endpoint: { method: 'POST', path: '/leads' },
}

const shell = (id: string, react = '19.0.0'): LoadedShell => ({
  release: sampleShell({ id, provides: { react: { version: react, names: ['useState'] } } }),
  renderBundle: '',
})
const remote = (name: string, id: string, more: Partial<Release> = {}): LoadedRelease => ({
  release: sampleRelease({}, { name, id, uses: { react: { range: '^19.0.0', names: ['useState'] } }, ...more }),
  serverBundle: '',
})
const bad = (text: string) => new ReleaseProblem('bad', 'rendering', text)
const standing = (name: string, release: string, more: Partial<Standing[number]> = {}): Standing[number] => ({
  ...{ name, release, kind: 'bad', cause: 'rendering', reason: 'threw.', at: '', retryAt: null },
  ...{ tries: 1, due: Number.POSITIVE_INFINITY, stamp: '1', over: false },
  ...more,
})

/** Shell a is live with shop a. */
const live: ReleaseHistory = {
  live: { shell: shell('a'), remotes: [remote(shop, 'a')] },
  since: new Map(),
  lastGood: { shell: ['a'], [shop]: ['a'] },
}
const nothing: ReleaseHistory = { live: undefined, since: new Map(), lastGood: {} }

type Case = {
  what: string
  /** What the pointers name, by name. */
  wanted: Readonly<Record<string, string>>
  history?: ReleaseHistory
  refused?: Standing
  doubted?: readonly string[]
  shells?: Readonly<Record<string, LoadedShell | ReleaseProblem>>
  remotes?: readonly (LoadedRelease | { name: string; id: string; problem: ReleaseProblem })[]
  /** What fails, by the releases that are tried: `ab` is shell a with shop b. Everything else passes. */
  fails?: Readonly<Record<string, readonly FailedPart[]>>
  registered?: readonly string[]
  decision: string
  blamed?: readonly string[]
}

/** A situation in which everything is known: any composition that fails is among the failures. */
function situationOf({ wanted, history = live, refused = [], doubted = [], fails = {}, ...known }: Case): Situation {
  const { shells = {}, remotes = [], registered = [shop] } = known
  const loaded = remotes.map((one) =>
    'problem' in one
      ? ([keyOfRemote(one.name, one.id), one.problem] as const)
      : ([keyOfRemote(one.release.name, one.release.id), one] as const),
  )
  return {
    ...{ at, history, refused },
    pointers: new Map(Object.entries(wanted).map(([name, release]) => [name, { release, stamp: '1' }])),
    registered: registered.map((name) => ({ name, prefixes: ['/'] })),
    doubted: new Set(doubted),
    shells: new Map(Object.entries({ a: shell('a'), ...shells })),
    remotes: new Map<string, LoadedRelease | ReleaseProblem>([[keyOfRemote(shop, 'a'), remote(shop, 'a')], ...loaded]),
    tried: {
      get: (key: string) => fails[Object.values(JSON.parse(key) as Record<string, string>).join('')] ?? [],
    } as Situation['tried'],
  }
}

const cases: Case[] = [
  { what: 'shows what is wanted', wanted: { shell: 'a', [shop]: 'b' }, remotes: [remote(shop, 'b')], decision: 'ab' },
  { what: 'keeps what is live without a pointer', wanted: {}, decision: 'aa' },
  {
    what: 'shows the shell alone if no remote has a release',
    wanted: { shell: 'a' },
    history: nothing,
    decision: 'a',
  },
  {
    what: 'shows a new shell and a new remote together',
    wanted: { shell: 'b', [shop]: 'b' },
    shells: { b: shell('b') },
    remotes: [remote(shop, 'b')],
    decision: 'bb',
  },
  {
    what: 'keeps the live remote if the wanted one fails',
    wanted: { shell: 'a', [shop]: 'b' },
    remotes: [remote(shop, 'b')],
    fails: { ab: [{ name: shop, problem: bad('threw.') }] },
    decision: 'aa',
    blamed: ['mfe-shop b: threw.'],
  },
  {
    what: 'keeps the live remote if the wanted one cannot be read',
    wanted: { shell: 'a', [shop]: 'b' },
    remotes: [{ name: shop, id: 'b', problem: bad('is torn.') }],
    decision: 'aa',
    blamed: ['mfe-shop b: is torn.'],
  },
  {
    what: 'keeps the live shell if the wanted one fails',
    wanted: { shell: 'b', [shop]: 'a' },
    shells: { b: shell('b') },
    fails: { ba: [{ name: 'shell', problem: bad('threw.') }] },
    decision: 'aa',
    blamed: ['shell b: threw.'],
  },
  {
    what: 'keeps the live shell if the wanted one cannot be read',
    wanted: { shell: 'b' },
    shells: { b: bad('is torn.') },
    decision: 'aa',
    blamed: ['shell b: is torn.'],
  },
  {
    what: 'blames a new shell for what it lacks of a live remote',
    wanted: { shell: 'b', [shop]: 'a' },
    shells: { b: shell('b', '20.0.0') },
    decision: 'aa',
    blamed: [expect.stringMatching(/^shell b: does not go with mfe-shop a, which wants react \^19/)],
  },
  {
    what: 'lets a remote wait for a shell that has what it needs',
    wanted: { shell: 'a', [shop]: 'b' },
    remotes: [remote(shop, 'b', { uses: { react: { range: '^20.0.0', names: [] } } })],
    decision: 'aa',
    blamed: [expect.stringMatching(/^mfe-shop b: wants react \^20.*release the shell first\.$/)],
  },
  {
    what: 'refuses a remote for what it does beside the shell that it waits for, and not for waiting',
    wanted: { shell: 'b', [shop]: 'b' },
    shells: { b: shell('b', '20.0.0') },
    remotes: [remote(shop, 'b', { uses: { react: { range: '^20.0.0', names: [] } } })],
    fails: { bb: [{ name: shop, problem: bad('threw.') }] },
    decision: 'aa',
    blamed: [expect.stringContaining('shell b: does not go with mfe-shop a'), 'mfe-shop b: threw.'],
  },
  {
    what: 'does not try again what was refused for good',
    wanted: { shell: 'a', [shop]: 'b' },
    refused: [standing(shop, 'b')],
    decision: 'aa',
  },
  {
    what: 'tries again what was published again',
    wanted: { shell: 'a', [shop]: 'b' },
    refused: [standing(shop, 'b', { stamp: '0' })],
    remotes: [remote(shop, 'b')],
    decision: 'ab',
  },
  {
    what: 'tries again what has waited long enough',
    wanted: { shell: 'a', [shop]: 'b' },
    refused: [standing(shop, 'b', { due: at })],
    remotes: [remote(shop, 'b')],
    decision: 'ab',
  },
  {
    what: 'tries what still waits beside a new shell',
    wanted: { shell: 'b', [shop]: 'b' },
    refused: [standing(shop, 'b', { due: at + 1 })],
    shells: { b: shell('b') },
    remotes: [remote(shop, 'b')],
    decision: 'bb',
  },
  {
    what: 'goes back to a former release if the live one does not pass again',
    wanted: { shell: 'a', [shop]: 'b' },
    history: {
      ...live,
      live: { shell: shell('a'), remotes: [remote(shop, 'b')] },
      lastGood: { shell: ['a'], [shop]: ['b', 'a'] },
    },
    doubted: [shop],
    remotes: [remote(shop, 'b')],
    fails: { ab: [{ name: shop, problem: bad('is out of date.') }] },
    decision: 'aa',
    blamed: ['mfe-shop b: is out of date.'],
  },
  {
    what: 'shows the rest if a remote has no usable release',
    wanted: { shell: 'a', [shop]: 'b' },
    history: nothing,
    remotes: [remote(shop, 'b')],
    fails: { ab: [{ name: shop, problem: bad('threw.') }] },
    decision: 'a',
    blamed: ['mfe-shop b: threw.'],
  },
  {
    what: 'refuses the newer of two remotes that claim the same form',
    wanted: { shell: 'a', [shop]: 'a', 'mfe-revista': 'b' },
    history: { ...live, live: { shell: shell('a'), remotes: [remote(shop, 'a', { forms: [form] })] } },
    registered: ['mfe-revista', shop],
    remotes: [remote(shop, 'a', { forms: [form] }), remote('mfe-revista', 'b', { forms: [form] })],
    decision: 'aa',
    blamed: ['mfe-revista b: claims the form order, which the site already has.'],
  },
  {
    what: 'stays if there is no usable shell',
    wanted: { shell: 'b' },
    history: nothing,
    shells: { b: bad('is torn.') },
    decision: 'stay',
    blamed: ['shell b: is torn.'],
  },
]

it.each(cases)('$what', (one) => {
  const decision = decide(situationOf(one))

  const shown = decision.next === 'show' ? Object.values(idsOf(decision.candidates)).join('') : decision.next
  const blames = 'blames' in decision ? decision.blames : []
  expect([shown, blames.map(({ name, release, problem }) => `${name} ${release}: ${problem.message}`)]).toEqual([
    one.decision,
    one.blamed ?? [],
  ])
})

describe('as long as something is missing', () => {
  const wanted = situationOf({ what: '', wanted: { shell: 'b', [shop]: 'b' }, decision: '' })

  it('asks for one thing after the other', () => {
    const b = { shell: shell('b'), shop: remote(shop, 'b') }
    const withShell = { ...wanted, shells: new Map([['b', b.shell]]), tried: new Map() }
    const withBoth = { ...withShell, remotes: new Map([[keyOfRemote(shop, 'b'), b.shop]]) }
    const candidates = { shell: b.shell, remotes: [b.shop] }
    const tried = new Map([[keyOfTrial(candidates), []]])

    expect(decide(wanted)).toEqual({ next: 'read', name: 'shell', release: 'b' })
    expect(decide(withShell)).toEqual({ next: 'read', name: shop, release: 'b' })
    expect(decide(withBoth)).toEqual({ next: 'compose', candidates })
    expect(decide({ ...withBoth, tried })).toEqual({ next: 'show', candidates, blames: [] })
  })
})
