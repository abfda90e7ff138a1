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

/** The outcome of publication 7 when sites report these verdicts, poll by poll; the last one repeats. */
const outcomeOf = (...looks: (Generation | undefined)[][]) => outcome(false, looks)

function outcome(isCanary: boolean, looks: (Generation | undefined)[][]) {
  let looked = 0
  let now = 0
  return awaitVerdict({
    verdicts: async () =>
      (looks[Math.min(looked++, looks.length - 1)] ?? []).map((one) => ({ scope: '', generation: one })),
    publication: 7,
    releases: { 'mfe-shop': id },
    isCanary,
    now: () => now,
    wait: async (ms) => {
      now += ms
    },
  })
}

it.each([
  { title: 'no site judges', looks: [[]], outcome: { status: 'unseen' } },
  { title: 'it is live at once', looks: [[live]], outcome: { status: 'live', shares: {} } },
  { title: 'a site takes a while', looks: [[undefined], [waiting], [live]], outcome: { status: 'live', shares: {} } },
  {
    title: 'one of two sites takes a while',
    looks: [
      [live, waiting],
      [live, live],
    ],
    outcome: { status: 'live', shares: {} },
  },
  {
    title: 'the server had trouble',
    looks: [[refused({ kind: 'trouble' })], [live]],
    outcome: { status: 'live', shares: {} },
  },
  {
    title: 'a file arrived late',
    looks: [[refused({ kind: 'not yet', cause: 'missing' })], [live]],
    outcome: { status: 'live', shares: {} },
  },
  { title: 'no registry lists it', looks: [[generation({ live: {} })]], outcome: { status: 'live', shares: {} } },
  {
    title: 'the gate refuses it',
    looks: [[waiting], [refused({})]],
    outcome: { status: 'refused', reasons: [`mfe-shop ${id}: threw.`] },
  },
  {
    title: 'one of two sites refuses it',
    looks: [[waiting, refused({})]],
    outcome: { status: 'refused', reasons: [`mfe-shop ${id}: threw.`] },
  },
  {
    title: 'the shell is too old',
    looks: [[refused({ kind: 'not yet', cause: 'behind' })]],
    outcome: { status: 'refused', reasons: [`mfe-shop ${id}: threw.`] },
  },
  {
    title: 'somebody else was faster',
    looks: [[generation({ publication: 8 })]],
    outcome: { status: 'refused', reasons: [`mfe-shop ${id}: somebody has published ${former} meanwhile.`] },
  },
  {
    title: 'the trouble persists',
    looks: [[refused({ kind: 'trouble' })]],
    outcome: { status: 'undecided', reasons: [`mfe-shop ${id}: threw.`] },
  },
  {
    title: 'nobody reports anything',
    looks: [[waiting]],
    outcome: { status: 'undecided', reasons: ['No site has judged it yet.'] },
  },
])('returns $outcome.status when $title', async ({ looks, outcome }) => {
  expect(await outcomeOf(...looks)).toEqual(outcome)
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
    shares: { 'mfe-shop': 10 },
  },
  { title: 'is live, as the first one', looks: [[live]], shares: {} },
])('waits until a canary $title', async ({ looks, shares }) => {
  expect(await outcome(true, looks)).toEqual({ status: 'live', shares })
})

it('reports a refused canary', async () => {
  expect(await outcome(true, [[generation({})], [refused({})]])).toMatchObject({ status: 'refused' })
})
