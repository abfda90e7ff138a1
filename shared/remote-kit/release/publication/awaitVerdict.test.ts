import type { Generation, RefusedRelease } from '@site/contracts/Generation'
import { awaitVerdict } from './awaitVerdict.ts'

const [former, id] = ['a'.repeat(16), 'b'.repeat(16)]
const generation = (change: Partial<Generation>): Generation => ({
  number: 1,
  at: '',
  publication: 7,
  live: { 'mfe-shop': former },
  refused: [],
  ...change,
})
const live = generation({ live: { 'mfe-shop': id } })
const refused = (change: Partial<RefusedRelease>) =>
  generation({
    refused: [
      {
        name: 'mfe-shop',
        release: id,
        kind: 'bad',
        cause: 'rendering',
        reason: 'threw.',
        at: '',
        retryAt: null,
        ...change,
      },
    ],
  })
const waiting = generation({ publication: 6 })

type Looks = (Generation | undefined)[][]

/** The outcome of publication 7 when sites report these verdicts, poll by poll; the last one repeats. */
async function outcomeOf(looks: Looks, { isCanary = false, wanted = id, error = '' } = {}) {
  let looked = 0
  let now = 0
  const waited: string[] = []
  const outcome = await awaitVerdict({
    async verdicts() {
      const look = looks[Math.min(looked++, looks.length - 1)] ?? []
      if (error && look.length === 0) throw new Error(error)
      return look.map((generation) => ({ scope: '', generation }))
    },
    wanted: async () => ({ 'mfe-shop': wanted }),
    publication: 7,
    releases: { 'mfe-shop': id },
    isCanary,
    onWait: (name, reason) => void waited.push(`${name}: ${reason}`),
    now: () => now,
    wait: async (ms) => {
      now += ms
    },
  })
  return { outcome: outcome.status === 'judged' ? outcome.releases['mfe-shop'] : outcome, waited, took: now }
}

const isLive = { status: 'live' }
it.each([
  { title: 'no site judges', looks: [[]], expected: { status: 'unseen' } },
  { title: 'it is live at once', looks: [[live]], expected: isLive },
  { title: 'a site takes a while', looks: [[undefined], [waiting], [live]], expected: isLive },
  {
    title: 'one of two sites takes a while',
    looks: [
      [live, waiting],
      [live, live],
    ],
    expected: isLive,
  },
  { title: 'no registry lists it', looks: [[generation({ live: {} })]], expected: { status: 'unlisted' } },
  { title: 'only one of two registries lists it', looks: [[live, generation({ live: {} })]], expected: isLive },
  {
    title: 'the gate refuses it',
    looks: [[waiting], [refused({})]],
    expected: { status: 'refused', reason: 'threw.', retry: 'never' },
  },
  {
    title: 'one of two sites refuses it',
    looks: [[waiting, refused({})]],
    expected: { status: 'refused', reason: 'threw.', retry: 'never' },
  },
  {
    title: 'its key is not registered yet',
    looks: [[refused({ cause: 'unsigned' })]],
    expected: { status: 'refused', reason: 'threw.', retry: 'registry' },
  },
])('is $expected.status when $title', async ({ looks, expected }) => {
  expect((await outcomeOf(looks)).outcome).toEqual(expected)
})

describe('a refusal that the site ends by itself', () => {
  it.each([
    { kind: 'trouble', cause: 'machine' },
    { kind: 'trouble', cause: 'rendering' },
    { kind: 'not yet', cause: 'missing' },
    { kind: 'not yet', cause: 'cut off' },
  ] as const)('within minutes ($kind, $cause) is waited for, and the command says why', async (problem) => {
    const looks = [[waiting], [refused(problem)], [refused(problem)], [live]]

    expect(await outcomeOf(looks)).toEqual({ outcome: isLive, waited: ['mfe-shop: threw.'], took: 300 })
  })

  it('and that lasts for longer is not called final', async () => {
    const { outcome, took } = await outcomeOf([[refused({ kind: 'trouble', cause: 'machine' })]])

    expect([outcome, took]).toEqual([{ status: 'waiting', reason: 'threw.', retry: 'soon' }, 120_000])
  })

  it.each([
    { cause: 'behind', retry: 'shell' },
    { cause: 'contract', retry: 'shell' },
    { cause: 'foreign', retry: 'others' },
    { cause: 'configuration', retry: 'settings' },
  ] as const)('after a change elsewhere ($cause: $retry) is told at once, and is not called final', async (one) => {
    const { outcome, took } = await outcomeOf([[refused({ kind: 'not yet', cause: one.cause })]])

    expect([outcome, took]).toEqual([{ status: 'waiting', reason: 'threw.', retry: one.retry }, 0])
  })
})

describe('what somebody else has published meanwhile', () => {
  const wanted = 'c'.repeat(16)
  const overtaken = { status: 'refused', reason: `somebody has published ${wanted} meanwhile.`, retry: 'never' }

  it.each([
    { title: 'before it was judged', looks: [[generation({ publication: 8 })]], expected: overtaken },
    { title: 'while it waited', looks: [[refused({ kind: 'trouble' })]], expected: overtaken },
    { title: 'and it was live before', looks: [[live]], expected: isLive },
    {
      title: 'and it was refused before',
      looks: [[refused({})]],
      expected: { status: 'refused', reason: 'threw.', retry: 'never' },
    },
  ])('ends the waiting ($title: $expected.status)', async ({ looks, expected }) => {
    expect((await outcomeOf(looks, { wanted })).outcome).toEqual(expected)
  })
})

it.each([
  { title: 'nobody judges it', looks: [[waiting]], expected: { status: 'open' } },
  { title: 'the site cannot be asked', looks: [[]], expected: { status: 'unanswered', reason: 'no network' } },
])('says after the time-out that $title', async ({ looks, expected }) => {
  const { outcome, took } = await outcomeOf(looks, { error: 'no network' })

  expect([outcome, took]).toEqual([expected, 120_000])
})

it('goes on when the site could not be asked for a moment', async () => {
  expect((await outcomeOf([[waiting], [], [live]], { error: 'no network' })).outcome).toEqual(isLive)
})

it('waits for the trouble of one while another waits for the shell, which came with it', async () => {
  const names = ['shell', 'mfe-shop']
  const both = (shell: Partial<RefusedRelease>): Generation => {
    const base = { release: id, at: '', retryAt: null, reason: 'threw.', kind: 'not yet' as const }
    const shop = { ...base, name: 'mfe-shop', cause: 'behind' as const }
    return generation({ refused: [{ ...base, name: 'shell', cause: 'machine' as const, ...shell }, shop] })
  }
  const looks = [
    both({ kind: 'trouble' }),
    both({ kind: 'trouble' }),
    generation({ live: { shell: id, 'mfe-shop': id } }),
  ]
  const releases = Object.fromEntries(names.map((name) => [name, id]))

  const outcome = await awaitVerdict({
    verdicts: async () => [{ scope: '', generation: looks.shift() }],
    ...{ wanted: async () => releases, publication: 7, releases, wait: async () => {} },
  })

  expect(outcome).toEqual({ status: 'judged', releases: { shell: isLive, 'mfe-shop': isLive } })
})

const canaryRelease = generation({
  canaries: {
    'mfe-shop': { release: id, counter: 7, share: 10, auto: false, begun: '', since: '', verdict: 'not enough data' },
  },
})

it.each([
  {
    title: 'runs next to the live release',
    looks: [[waiting], [generation({})], [canaryRelease]],
    expected: { status: 'canary', share: 10 },
  },
  { title: 'is live, as the first one', looks: [[live]], expected: isLive },
  { title: 'is refused', looks: [[generation({})], [refused({})]], expected: { status: 'refused' } },
])('waits until a canary $title', async ({ looks, expected }) => {
  expect((await outcomeOf(looks, { isCanary: true })).outcome).toMatchObject(expected)
})

it('returns what the gate has to say about a release that is live or a canary, and about no other', async () => {
  const notices = [
    { name: 'mfe-shop', release: id, text: 'The form a is gone.' },
    { name: 'mfe-shop', release: former, text: 'The form b is gone.' },
    { name: 'mfe-office', release: id, text: 'The form c is gone.' },
  ]
  const told = { notices: ['The form a is gone.'] }

  expect((await outcomeOf([[{ ...generation({ live: { 'mfe-shop': id } }), notices }]])).outcome).toEqual({
    status: 'live',
    ...told,
  })
  expect((await outcomeOf([[{ ...canaryRelease, notices }]], { isCanary: true })).outcome).toEqual({
    status: 'canary',
    share: 10,
    ...told,
  })
})
