import type { Composition } from '../composition/Composition.ts'
import { ReleaseProblem } from '../storage/ReleaseProblem.ts'
import { createCanaries } from './createCanaries.ts'

const canary = (release: string, share = 10) => ({
  ...{ release, counter: 1, share, auto: false, begun: '', since: '' },
  verdict: 'not enough data' as const,
})

function open() {
  const made: string[] = []
  const ended: string[] = []
  let looked = 0
  const live = {
    composition: { id: 'one', releases: [] as Composition['releases'] } as Composition,
    findFiles: async () => void looked++,
  }
  const canaries = createCanaries({
    live,
    async variant(ids) {
      const what = `${Object.values(ids)} beside ${live.composition.id}`
      if (what.startsWith('broken')) throw new ReleaseProblem('bad', 'rendering', 'threw.')
      made.push(what)
      const composition = { id: what, releases: [] as Composition['releases'] } as Composition
      return { composition, onDemand: () => Promise.reject(), end: () => void ended.push(what) }
    },
    log: { info() {} },
  })
  const show = async (wanted: Parameters<typeof canaries.prepare>[0]) => {
    const { problems, activate } = await canaries.prepare(wanted)
    await activate()
    return problems
  }
  const shown = () => canaries.shown.map(({ release, share }) => `${release} ${share}`)
  return { live, canaries, show, made, ended, shown, looked: () => looked }
}

it('creates a composition once, whatever its share', async () => {
  const { show, made, ended, shown, looked } = open()

  await show({ shop: canary('b') })
  await show({ shop: canary('b', 50) })

  expect([made, ended, shown(), looked()]).toEqual([['b beside one'], [], ['b 50'], 0])
})

it('creates it again next to another live composition, and ends the former one', async () => {
  const { live, show, made, ended } = open()
  await show({ shop: canary('b') })

  live.composition = { id: 'two', releases: [] as Composition['releases'] } as Composition
  await show({ shop: canary('b') })

  expect([made, ended]).toEqual([['b beside one', 'b beside two'], ['b beside one']])
})

it('ends canaries that are no longer requested, and still serves their files', async () => {
  const { show, ended, shown, looked } = open()
  await show({ shop: canary('b'), office: canary('c') })

  await show({ office: canary('c') })

  expect([ended, shown(), looked()]).toEqual([['b beside one'], ['c 10'], 1])
})

it('keeps the live release if a canary cannot be composed, and says why', async () => {
  const { show, shown } = open()

  const problems = await show({ shop: canary('broken'), office: canary('c') })

  expect([...problems].map(([name, { message }]) => `${name} ${message}`)).toEqual(['shop threw.'])
  expect(shown()).toEqual(['c 10'])
})

it('serves nothing before it is revealed', async () => {
  const { canaries, shown } = open()

  const { activate } = await canaries.prepare({ shop: canary('b') })
  expect(shown()).toEqual([])
  await activate()

  expect(shown()).toEqual(['b 10'])
})

it('ends a composition that is no longer needed', async () => {
  const { canaries, show, ended, shown } = open()
  await show({ shop: canary('b') })

  const { discard } = await canaries.prepare({ shop: canary('b'), office: canary('c') })
  discard()

  expect([ended, shown()]).toEqual([['c beside one'], ['b 10']])
})

it('ends everything when the server ends', async () => {
  const { canaries, show, ended, shown } = open()
  await show({ shop: canary('b') })

  canaries.end()

  expect([ended, shown()]).toEqual([['b beside one'], []])
})
