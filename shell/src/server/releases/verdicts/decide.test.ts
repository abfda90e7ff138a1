import type { Generation } from '@site/contracts/Generation'
import type { Release } from '@site/contracts/Release'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { LoadedRelease, LoadedShell } from '../../releaseStore/readRelease.ts'
import { measures, reach, type ViewCount } from '../../views/ViewCounts.ts'
import type { Written } from '../composition/createCompositionWriter.ts'
import type { LoadedContent } from '../content/loadContent.ts'
import type { FailedParts } from '../selection/blameFor.ts'
import { settled } from '../selection/doubts.ts'
import { type Candidates, idsOf, type ReleaseHistory, withLive } from '../selection/ReleaseHistory.ts'
import { type Refusal, withPassed, withRefused } from '../selection/refusals.ts'
import { sampleRelease, sampleShell } from '../testing/sampleRelease.ts'
import { sampleStatement } from '../testing/sampleStatement.ts'
import { decide } from './decide.ts'
import { keyOfRemote, keyOfTrial, nothingFound, noState, type State } from './State.ts'

const now = '2026-01-01T00:00:00.000Z'
const at = Date.parse(now)
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
const content = (version: number): LoadedContent => ({ version, hash: `${version}`, content: {}, ofRemotes: {} })
const bad = (text: string) => new ReleaseProblem('bad', 'rendering', text)
const trouble = (text: string) => new ReleaseProblem('trouble', 'machine', text)
const threw: FailedParts = [{ name: shop, problem: bad('threw.') }]
const standing = (name: string, release: string, more: Partial<Refusal> = {}): Refusal => ({
  ...{ name, release, kind: 'bad', cause: 'rendering', reason: 'threw.', at: '', retryAt: null },
  ...{ tries: 1, due: Number.POSITIVE_INFINITY, stamp: '1', over: false },
  ...more,
})

const [shellA, shopA] = [shell('a'), remote(shop, 'a')]
/** Shell a is live with shop a. */
const live = {
  live: { shell: shellA, remotes: [shopA] },
  since: new Map(),
  lastGood: { shell: ['a'], [shop]: ['a'] },
} satisfies ReleaseHistory
const nothing: ReleaseHistory = { live: undefined, since: new Map(), lastGood: {} }
/** Shop b is live after shop a. */
const shopB = remote(shop, 'b')
const liveB: ReleaseHistory = {
  ...live,
  live: { shell: shellA, remotes: [shopB] },
  lastGood: { shell: ['a'], [shop]: ['b', 'a'] },
}
/** Version 1 of the content is live. */
const content1 = content(1)
const liveWith1: ReleaseHistory = { ...live, live: { ...live.live, content: content1 } }

type Case = {
  what: string
  /** What the pointers name, by name. */
  wanted: Readonly<Record<string, string>>
  history?: ReleaseHistory
  /** Why what is live has to be composed again. */
  again?: 'it is damaged' | 'the registry has changed' | 'another build has made it'
  refused?: readonly Refusal[]
  doubted?: readonly string[]
  shells?: Readonly<Record<string, LoadedShell | ReleaseProblem>>
  remotes?: readonly (LoadedRelease | { name: string; id: string; problem: ReleaseProblem })[]
  /** What fails, by what is tried: `ab` is shell a with shop b, `aa2` has version 2 of the content. All else passes. */
  fails?: Readonly<Record<string, FailedParts>>
  registered?: readonly string[]
  /** The newest version of the content, and what is wrong with it. */
  version?: number
  problem?: ReleaseProblem
  refusedContent?: State['refusedContent']
  /** The share from which shop b was published as a canary. */
  canary?: number
  /** The share that it has. */
  running?: number
  /** Its bad views of 100,000, once somebody has looked. */
  bad?: number
  /** What is to be shown, or that visitors keep what they have. */
  decision: string
  /** What is to be shown after that. */
  next?: string
  blamed?: readonly string[]
  /** The canaries beside it. */
  canaries?: readonly string[]
  /** Why the newest content is not shown. */
  unshown?: string
}

const lettersOf = (candidates: Candidates) =>
  Object.values(idsOf(candidates)).join('') + (candidates.content?.version ?? '')

/** What comes of whatever is tried. */
function compositionsIn(fails: NonNullable<Case['fails']>): State['found']['compositions'] {
  const get = (key: string): Written => {
    const [ids, version] = JSON.parse(key) as [Record<string, string>, number | null]
    const letters = `${Object.values(ids).join('')}${version ?? ''}`
    const failed = fails[letters]
    return failed ? { status: 'refused', failed } : { status: 'written', name: letters, notices: [] }
  }
  return Object.assign(new Map<string, Written>(), { get })
}

/** A tenth of a million views of both releases. */
function viewsOf(share: number, bad: number): ViewCount[] {
  const common = { hour: now, remote: shop, share, views: 100_000 }
  return [
    ...measures.flatMap((measure) => [
      { ...common, measure, release: 'a', bad: 0 },
      { ...common, measure, release: 'b', bad: measure === 'error' ? bad : 0 },
    ]),
    ...reach.map((measure) => ({ ...common, measure, release: 'b', views: 1_000, bad: 0 })),
  ]
}

/** A state in which everything is known: any composition that fails is among the failures. */
function stateOf(given: Case): State {
  const { wanted, history = live, again, refused = [], doubted = [], registered: names = [shop] } = given
  const { shells = {}, remotes = [], fails = {}, version, problem, refusedContent, canary, running, bad } = given
  const registered = names.map((name) => ({ name, prefixes: ['/'] }))
  const composed = { registered: again ? [...registered] : registered, seconds: 1 }
  const pointers = Object.entries(wanted).map(([name, release]) => {
    const isCanary = canary !== undefined && name === shop
    const statement = { ...sampleStatement, ...(isCanary && { canary: { share: canary, auto: true } }) }
    return [name, { release, stamp: '1', signed: { statement } }] as const
  })
  const present = { release: 'b', counter: 0, share: running ?? 0, auto: true, begun: now, since: now } as const
  const canaries: Generation['canaries'] =
    running === undefined ? {} : { [shop]: { ...present, verdict: 'not enough data' } }
  const loaded = remotes.map((one) =>
    'problem' in one
      ? ([keyOfRemote(one.name, one.id), one.problem] as const)
      : ([keyOfRemote(one.release.name, one.release.id), one] as const),
  )
  const isOfFormerBuild = again === 'another build has made it'
  const pointer = { live: 'c', canaries: {}, since: {}, seconds: 1, ofFormerBuild: true } as const
  return {
    ...noState,
    ...{ at, registered, history, refused, refusedContent },
    pointers: new Map(pointers),
    composed:
      history.live && again !== 'it is damaged' && !isOfFormerBuild
        ? { ...composed, name: lettersOf(history.live) }
        : undefined,
    verdict: {
      ...{ number: 1, at: now, publication: 1, live: {}, refused: [], canaries },
      ...(isOfFormerBuild && { pointer }),
    },
    counts: bad === undefined ? undefined : viewsOf(running ?? 0, bad),
    doubts: { names: new Set(doubted), damaged: new Set(), judged: new Map() },
    ...(version !== undefined && { version: { number: version, at: now, by: 'Ana', content: '', changed: [] } }),
    found: {
      shells: new Map(Object.entries({ a: shellA, ...shells })),
      remotes: new Map<string, LoadedRelease | ReleaseProblem>([[keyOfRemote(shop, 'a'), shopA], ...loaded]),
      contents: new Map(version === undefined ? [] : [[version, problem ?? content(version)]]),
      compositions: compositionsIn(fails),
    },
  }
}

const shopWithForm = remote(shop, 'a', { forms: [form] })

const ofReleases: Case[] = [
  { what: 'shows what is wanted', wanted: { shell: 'a', [shop]: 'b' }, remotes: [shopB], decision: 'ab' },
  { what: 'keeps what is live without a pointer', wanted: {}, decision: 'rest' },
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
    remotes: [shopB],
    decision: 'bb',
  },
  {
    what: 'keeps the live remote if the wanted one fails',
    wanted: { shell: 'a', [shop]: 'b' },
    remotes: [shopB],
    fails: { ab: [{ name: shop, problem: bad('threw.') }] },
    decision: 'rest',
    blamed: ['mfe-shop b: threw.'],
  },
  {
    what: 'keeps the live remote if the wanted one cannot be read',
    wanted: { shell: 'a', [shop]: 'b' },
    remotes: [{ name: shop, id: 'b', problem: bad('is torn.') }],
    decision: 'rest',
    blamed: ['mfe-shop b: is torn.'],
  },
  {
    what: 'keeps the live shell if the wanted one fails',
    wanted: { shell: 'b', [shop]: 'a' },
    shells: { b: shell('b') },
    fails: { ba: [{ name: 'shell', problem: bad('threw.') }] },
    decision: 'rest',
    blamed: ['shell b: threw.'],
  },
  {
    what: 'keeps the live shell if the wanted one cannot be read',
    wanted: { shell: 'b' },
    shells: { b: bad('is torn.') },
    decision: 'rest',
    blamed: ['shell b: is torn.'],
  },
  {
    what: 'blames a new shell for what it lacks of a live remote',
    wanted: { shell: 'b', [shop]: 'a' },
    shells: { b: shell('b', '20.0.0') },
    decision: 'rest',
    blamed: [expect.stringMatching(/^shell b: does not go with mfe-shop a, which wants react \^19/)],
  },
  {
    what: 'lets a remote wait for a shell that has what it needs',
    wanted: { shell: 'a', [shop]: 'b' },
    remotes: [remote(shop, 'b', { uses: { react: { range: '^20.0.0', names: [] } } })],
    decision: 'rest',
    blamed: [expect.stringMatching(/^mfe-shop b: wants react \^20.*release the shell first\.$/)],
  },
  {
    what: 'refuses a remote for what it does beside the shell that it waits for, and not for waiting',
    wanted: { shell: 'b', [shop]: 'b' },
    shells: { b: shell('b', '20.0.0') },
    remotes: [remote(shop, 'b', { uses: { react: { range: '^20.0.0', names: [] } } })],
    fails: { bb: [{ name: shop, problem: bad('threw.') }] },
    decision: 'rest',
    blamed: [expect.stringContaining('shell b: does not go with mfe-shop a'), 'mfe-shop b: threw.'],
  },
  {
    what: 'does not try again what was refused for good',
    wanted: { shell: 'a', [shop]: 'b' },
    refused: [standing(shop, 'b')],
    decision: 'rest',
  },
  {
    what: 'tries again what was published again',
    wanted: { shell: 'a', [shop]: 'b' },
    refused: [standing(shop, 'b', { stamp: '0' })],
    remotes: [shopB],
    decision: 'ab',
  },
  {
    what: 'tries again what has waited long enough',
    wanted: { shell: 'a', [shop]: 'b' },
    refused: [standing(shop, 'b', { due: at })],
    remotes: [shopB],
    decision: 'ab',
  },
  {
    what: 'tries what still waits beside a new shell',
    wanted: { shell: 'b', [shop]: 'b' },
    refused: [standing(shop, 'b', { due: at + 1 })],
    shells: { b: shell('b') },
    remotes: [shopB],
    decision: 'bb',
  },
  {
    what: 'goes back to a former release if the live one does not pass again',
    wanted: { shell: 'a', [shop]: 'b' },
    history: liveB,
    doubted: [shop],
    remotes: [shopB],
    fails: { ab: [{ name: shop, problem: bad('is out of date.') }] },
    decision: 'aa',
    blamed: ['mfe-shop b: is out of date.'],
  },
  {
    what: 'shows the rest if a remote has no usable release',
    wanted: { shell: 'a', [shop]: 'b' },
    history: nothing,
    remotes: [shopB],
    fails: { ab: [{ name: shop, problem: bad('threw.') }] },
    decision: 'a',
    blamed: ['mfe-shop b: threw.'],
  },
  {
    what: 'refuses the newer of two remotes that claim the same form',
    wanted: { shell: 'a', [shop]: 'a', 'mfe-revista': 'b' },
    history: { ...live, live: { shell: shellA, remotes: [shopWithForm] } },
    registered: ['mfe-revista', shop],
    remotes: [shopWithForm, remote('mfe-revista', 'b', { forms: [form] })],
    decision: 'rest',
    blamed: ['mfe-revista b: claims the form order, which the site already has.'],
  },
  {
    what: 'stays if there is no usable shell',
    wanted: { shell: 'b' },
    history: nothing,
    shells: { b: bad('is torn.') },
    decision: 'rest',
    blamed: ['shell b: is torn.'],
  },
]

const aWithB = { shell: 'a', [shop]: 'b' }
const aWithA = { shell: 'a', [shop]: 'a' }

const ofRollbacks: Case[] = [
  { what: 'goes back to a former release', wanted: aWithA, history: liveB, remotes: [shopB], decision: 'aa' },
  { what: 'composes again what is damaged', wanted: aWithA, again: 'it is damaged', decision: 'aa' },
  {
    what: 'composes again what was made with another registry',
    wanted: aWithA,
    again: 'the registry has changed',
    decision: 'aa',
  },
  { what: 'lets what is live pass again', wanted: aWithA, doubted: [shop], decision: 'aa' },
  {
    what: 'shows the rest without a remote that is not registered any more',
    wanted: aWithA,
    registered: [],
    decision: 'a',
  },
  {
    what: 'shows a remote that is registered for the first time',
    wanted: { ...aWithA, 'mfe-revista': 'b' },
    registered: [shop, 'mfe-revista'],
    remotes: [remote('mfe-revista', 'b')],
    decision: 'aab',
  },
  {
    what: 'keeps what is live if a remote that is registered for the first time fails',
    wanted: { ...aWithA, 'mfe-revista': 'b' },
    registered: [shop, 'mfe-revista'],
    remotes: [remote('mfe-revista', 'b')],
    fails: { aab: [{ name: 'mfe-revista', problem: bad('threw.') }] },
    decision: 'rest',
    blamed: ['mfe-revista b: threw.'],
  },
]

const refused1 = {
  version: 2,
  problem: bad('mfe-shop threw.'),
  beside: JSON.stringify({ shell: 'a', [shop]: 'a' }),
  at,
}
const waiting1 = { ...refused1, problem: trouble('mfe-shop was killed.') }

const ofContent: Case[] = [
  { what: 'shows the newest content', wanted: aWithA, history: liveWith1, version: 2, decision: 'aa2' },
  { what: 'keeps content that is live', wanted: aWithA, history: liveWith1, version: 1, decision: 'rest' },
  { what: 'begins with the newest content', wanted: aWithA, history: nothing, version: 2, decision: 'aa2' },
  {
    what: 'keeps what is live if a page breaks with the newest content',
    wanted: aWithA,
    history: liveWith1,
    version: 2,
    fails: { aa2: threw },
    decision: 'rest',
    unshown: 'mfe-shop threw.',
  },
  {
    what: 'keeps what is live if the newest content breaks a rule',
    wanted: aWithA,
    history: liveWith1,
    version: 2,
    problem: bad('has no name.'),
    decision: 'rest',
    unshown: 'has no name.',
  },
  {
    what: 'begins as the operator configured it if the newest content breaks a rule',
    wanted: aWithA,
    history: nothing,
    version: 2,
    problem: bad('has no name.'),
    decision: 'aa',
    unshown: 'has no name.',
  },
  {
    what: 'does not try content again that breaks a page of the same releases',
    wanted: aWithA,
    history: liveWith1,
    version: 2,
    refusedContent: { ...refused1, at: 0 },
    decision: 'rest',
    unshown: 'mfe-shop threw.',
  },
  {
    what: 'tries content again beside other releases',
    wanted: aWithA,
    history: liveWith1,
    version: 2,
    refusedContent: { ...refused1, beside: '' },
    decision: 'aa2',
  },
  {
    what: 'waits before it tries content again on which the machine failed',
    wanted: aWithA,
    history: liveWith1,
    version: 2,
    refusedContent: { ...waiting1, at: at - 29_999 },
    decision: 'rest',
    unshown: 'mfe-shop was killed.',
  },
  {
    what: 'tries content again after that pause',
    wanted: aWithA,
    history: liveWith1,
    version: 2,
    refusedContent: { ...waiting1, at: at - 30_000 },
    decision: 'aa2',
  },
  {
    what: 'shows content after one that was refused',
    wanted: aWithA,
    history: liveWith1,
    version: 3,
    refusedContent: refused1,
    decision: 'aa3',
  },
  {
    what: 'shows new content and a new release together',
    wanted: aWithB,
    history: liveWith1,
    version: 2,
    remotes: [shopB],
    decision: 'ab2',
  },
  {
    what: 'shows a new release with what is live if the newest content breaks a page',
    wanted: aWithB,
    history: liveWith1,
    version: 2,
    remotes: [shopB],
    fails: { aa2: threw },
    decision: 'ab1',
    next: 'ab2',
    unshown: 'mfe-shop threw.',
  },
  {
    what: 'shows new content with what is live if the new release breaks with it',
    wanted: aWithB,
    history: liveWith1,
    version: 2,
    remotes: [shopB],
    fails: { ab2: threw },
    decision: 'aa2',
    blamed: ['mfe-shop b: threw.'],
  },
]

const ofCanaries: Case[] = [
  {
    what: 'begins a canary beside what is live',
    wanted: aWithB,
    canary: 10,
    remotes: [shopB],
    decision: 'rest',
    canaries: ['mfe-shop b 10'],
  },
  {
    what: 'shows the first release of a remote to all, canary or not',
    wanted: aWithB,
    canary: 10,
    history: nothing,
    remotes: [shopB],
    decision: 'ab',
  },
  {
    what: 'refuses a canary that fails beside what is live',
    wanted: aWithB,
    canary: 10,
    remotes: [shopB],
    fails: { ab: threw },
    decision: 'rest',
    blamed: ['mfe-shop b: threw.'],
  },
  {
    what: 'refuses a canary that wants another shell',
    wanted: aWithB,
    canary: 10,
    remotes: [remote(shop, 'b', { uses: { react: { range: '^20.0.0', names: [] } } })],
    decision: 'rest',
    blamed: [expect.stringMatching(/^mfe-shop b: wants react \^20/)],
  },
  {
    what: 'refuses a canary that cannot be read',
    wanted: aWithB,
    canary: 10,
    remotes: [{ name: shop, id: 'b', problem: bad('is not signed.') }],
    decision: 'rest',
    blamed: ['mfe-shop b: is not signed.'],
  },
  {
    what: 'does not begin a canary again that was refused',
    wanted: aWithB,
    canary: 10,
    refused: [standing(shop, 'b')],
    decision: 'rest',
  },
  {
    what: 'keeps a canary while nobody has looked at its views',
    wanted: aWithB,
    ...{ canary: 10, running: 10 },
    remotes: [shopB],
    decision: 'rest',
    canaries: ['mfe-shop b 10'],
  },
  {
    what: 'gives more visitors to a canary that is not worse',
    wanted: aWithB,
    ...{ canary: 10, running: 10, bad: 0 },
    remotes: [shopB],
    decision: 'rest',
    canaries: ['mfe-shop b 50'],
  },
  {
    what: 'withdraws a canary that is worse',
    wanted: aWithB,
    ...{ canary: 10, running: 10, bad: 500 },
    decision: 'rest',
    blamed: [expect.stringMatching(/^mfe-shop b: was worse for visitors: 500 of 100000/)],
  },
  {
    what: 'does not go back to a canary that is worse, though it was good once',
    wanted: aWithB,
    ...{ canary: 10, running: 10, bad: 500, doubted: [shop] },
    history: { ...live, lastGood: { shell: ['a'], [shop]: ['a', 'b'] } },
    remotes: [shopB],
    fails: { aa: threw },
    decision: 'a',
    blamed: [expect.stringMatching(/^mfe-shop b: was worse/), 'mfe-shop a: threw.'],
  },
  {
    what: 'promotes a canary that was not worse for half of the visitors',
    wanted: aWithB,
    ...{ canary: 10, running: 50, bad: 0 },
    remotes: [shopB],
    decision: 'ab',
  },
  {
    what: 'refuses a canary that fails when it is promoted',
    wanted: aWithB,
    ...{ canary: 10, running: 50, bad: 0 },
    remotes: [shopB],
    fails: { ab: threw },
    decision: 'rest',
    blamed: ['mfe-shop b: threw.'],
  },
  {
    what: 'ends a canary when another release is wanted',
    wanted: aWithA,
    running: 10,
    decision: 'rest',
  },
  {
    what: 'first shows new content, beside which a canary stays as it is',
    wanted: aWithB,
    ...{ canary: 10, running: 10, bad: 0, history: liveWith1, version: 2 },
    remotes: [shopB],
    decision: 'aa2',
    canaries: ['mfe-shop b 10'],
  },
  {
    what: 'shows new content and withdraws a canary that is worse',
    wanted: aWithB,
    ...{ canary: 10, running: 10, bad: 500, history: liveWith1, version: 2 },
    decision: 'aa2',
    blamed: [expect.stringMatching(/^mfe-shop b: was worse for visitors/)],
  },
  {
    what: 'promotes a canary beside content that is refused',
    wanted: aWithB,
    ...{ canary: 10, running: 50, bad: 0, history: liveWith1, version: 2 },
    remotes: [shopB],
    fails: { aa2: threw },
    decision: 'ab1',
    next: 'ab2',
    unshown: 'mfe-shop threw.',
  },
  {
    what: 'shows a new shell first, and then begins a canary',
    wanted: { shell: 'b', [shop]: 'b' },
    canary: 10,
    shells: { b: shell('b') },
    remotes: [shopB],
    decision: 'ba',
  },
  {
    what: 'keeps a canary while a new shell is refused',
    wanted: { shell: 'b', [shop]: 'b' },
    ...{ canary: 10, running: 10 },
    shells: { b: bad('is torn.') },
    remotes: [shopB],
    decision: 'rest',
    blamed: ['shell b: is torn.'],
    canaries: ['mfe-shop b 10'],
  },
]

const afterAnotherBuild: Omit<Case, 'again'>[] = [
  { what: 'composes again what another build has made', wanted: { shell: 'a', [shop]: 'a' }, decision: 'aa' },
  {
    what: 'keeps what another build has made while this one cannot render the shell',
    wanted: { shell: 'a', [shop]: 'a' },
    fails: { aa: [{ name: 'shell', problem: trouble('cannot be started.') }] },
    decision: 'rest',
    blamed: ['shell a: cannot be started.'],
  },
  {
    what: 'keeps what another build has made rather than take a remote away',
    wanted: { shell: 'a', [shop]: 'a' },
    fails: { aa: threw },
    decision: 'rest',
    blamed: ['mfe-shop a: threw.'],
  },
  {
    what: 'shows the former release of a remote if this build cannot render the one that another has',
    wanted: { shell: 'a', [shop]: 'b' },
    history: liveB,
    remotes: [shopB],
    fails: { ab: threw },
    decision: 'aa',
    blamed: ['mfe-shop b: threw.'],
  },
  {
    what: 'does not blame a new remote for one that only another build can render',
    wanted: { shell: 'a', [shop]: 'a', 'mfe-revista': 'b' },
    registered: [shop, 'mfe-revista'],
    remotes: [remote('mfe-revista', 'b')],
    fails: { aab: threw },
    decision: 'rest',
    blamed: ['mfe-shop a: threw.'],
  },
]
const ofFormerBuild = afterAnotherBuild.map((one): Case => ({ ...one, again: 'another build has made it' }))

const all = [...ofReleases, ...ofRollbacks, ...ofContent, ...ofCanaries, ...ofFormerBuild]

it.each(all)('$what', (one) => {
  const step = decide(stateOf(one))

  if (step.next !== 'show' && step.next !== 'rest') throw new Error(`It still has to ${step.next}.`)
  const { blames, canaries, refusedContent } = step.outcome
  expect({
    decision: step.next === 'show' ? lettersOf(step.candidates) : step.next,
    blamed: blames.map(({ name, release, problem }) => `${name} ${release}: ${problem.message}`),
    canaries: Object.entries(canaries).map(([name, { release, share }]) => `${name} ${release} ${share}`),
    unshown: refusedContent?.problem.message,
  }).toEqual({ decision: one.decision, blamed: one.blamed ?? [], canaries: one.canaries ?? [], unshown: one.unshown })
})

/** What is known once that is shown. */
function shown(state: State, step: Extract<ReturnType<typeof decide>, { next: 'show' }>): State {
  const { candidates, composition: name, outcome } = step
  const ids = idsOf(candidates)
  return {
    ...state,
    history: withLive(state.history, candidates, now, state.history.lastGood),
    composed: { name, registered: state.registered, seconds: 1 },
    refused: withPassed(withRefused(state.refused, outcome.blames, state.pointers, at), ids),
    refusedContent: outcome.refusedContent,
    doubts: settled(state.doubts),
  }
}

it.each(all)('comes to rest, and $what', (one) => {
  let state = stateOf(one)
  const steps: string[] = []
  for (let step = decide(state); steps.length < 4; step = decide(state)) {
    steps.push(step.next === 'show' ? lettersOf(step.candidates) : step.next)
    if (step.next !== 'show') break
    state = shown(state, step)
  }

  expect(steps).toEqual([...new Set([one.decision, one.next ?? 'rest', 'rest'])])
})

it('begins a canary once the new shell is shown beside which it was wanted', () => {
  const before = stateOf({
    ...{ what: '', wanted: { shell: 'b', [shop]: 'b' }, canary: 10, decision: '' },
    ...{ shells: { b: shell('b') }, remotes: [shopB] },
  })
  const step = decide(before)
  if (step.next !== 'show') throw new Error(`It has to ${step.next}.`)

  expect(decide(shown(before, step))).toMatchObject({
    next: 'rest',
    outcome: { canaries: { [shop]: { release: 'b', share: 10 } }, compositions: { [shop]: 'bb' } },
  })
})

describe('as long as something is missing', () => {
  const b = { shell: shell('b'), shop: shopB }
  const candidates = { shell: b.shell, remotes: [b.shop], content: undefined }

  it('asks for one thing after the other', () => {
    const wanted = { ...stateOf({ what: '', wanted: { shell: 'b', [shop]: 'b' }, decision: '' }), found: nothingFound }
    const shells = new Map([['b', b.shell]])
    const remotes = new Map([[keyOfRemote(shop, 'b'), b.shop]])
    const compositions = new Map([[keyOfTrial(candidates), written]])

    const asked = [
      decide(wanted),
      decide({ ...wanted, found: { ...nothingFound, shells } }),
      decide({ ...wanted, found: { ...nothingFound, shells, remotes } }),
      decide({ ...wanted, found: { ...nothingFound, shells, remotes, compositions } }),
    ]

    expect(asked).toMatchObject([
      { next: 'read', name: 'shell', release: 'b' },
      { next: 'read', name: shop, release: 'b' },
      { next: 'compose', candidates },
      { next: 'show', candidates, composition: 'bb', outcome: { blames: [] } },
    ])
  })

  it('asks for content, and whether what is live can show it, before it looks at releases', () => {
    const state = { ...stateOf({ what: '', wanted: aWithB, version: 2, decision: '' }), found: nothingFound }
    const contents = new Map([[2, content(2)]])

    expect([decide(state), decide({ ...state, found: { ...nothingFound, contents } })]).toMatchObject([
      { next: 'load', version: { number: 2 } },
      { next: 'compose', candidates: { ...live.live, content: { version: 2 } } },
    ])
  })

  const written: Written = { status: 'written', name: 'bb', notices: [] }
})
