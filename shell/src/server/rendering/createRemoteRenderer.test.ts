import { matchRoute } from '../../universal/routing/matchRoute.ts'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'
import { RendererBusy } from './createFairQueue.ts'
import { createRemoteRenderer } from './createRemoteRenderer.ts'
import { pageJob } from './plan/renderJobs.ts'
import type { RenderProcess } from './process/startRenderProcess.ts'
import { samplePlan } from './testing/samplePlan.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const release = sampleRelease({ '/sample': { query: ['search'] } })

/** A renderer whose pages all take this long, in ms, and then fail. */
function open(duration: number) {
  let begun = 0
  const slow = (pid: number): RenderProcess => ({
    pid,
    send: () => {
      begun++
      return new Promise((resolve) => setTimeout(() => resolve({ type: 'failed', reason: 'slow' }), duration))
    },
    ended: new Promise(() => {}),
    isOver: false,
    stop: () => {},
    end: async () => {},
  })
  const renderer = createRemoteRenderer({
    limit: duration,
    buildRequest: async (job) => ({ type: 'render', job }) as never,
    start: async () => slow(2),
    onTrouble: () => {},
  })
  const match = matchRoute(release.routes, '/sample')
  if (!match) throw new Error('The sample has no such route.')
  const job = pageJob(samplePlan(release, ''), { release, path: '/sample', search: '', ...match })
  const outcomes: string[] = []
  let visitors = 0
  const ask = () => {
    const asker = { address: `198.51.100.${visitors++}`, asksFor: 'page' } as const
    void renderer
      .inTurn(asker, () => renderer.render(job))
      .catch((error: Error) => {
        outcomes.push(error instanceof RendererBusy ? 'busy' : error.message)
      })
  }
  return { ask, outcomes, begun: () => begun }
}

const busy = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'busy').length

it('asks a request that has waited six seconds to come again, and renders for the others', async () => {
  const { ask, outcomes, begun } = open(2500)
  for (let place = 0; place < 10; place++) ask()

  await jest.advanceTimersByTimeAsync(5999)
  expect({ begun: begun(), busy: busy(outcomes) }).toEqual({ begun: 6, busy: 0 })
  await jest.advanceTimersByTimeAsync(1)
  expect({ begun: begun(), busy: busy(outcomes) }).toEqual({ begun: 6, busy: 4 })

  await jest.advanceTimersByTimeAsync(60_000)
  expect(outcomes).toHaveLength(10)
  expect(begun()).toBe(6)
})

it('serves new requests once those that waited too long are gone', async () => {
  const { ask, outcomes, begun } = open(7000)
  for (let place = 0; place < 5; place++) ask()
  await jest.advanceTimersByTimeAsync(7000)
  expect({ begun: begun(), busy: busy(outcomes) }).toEqual({ begun: 2, busy: 3 })

  ask()
  await jest.advanceTimersByTimeAsync(0)

  expect(begun()).toBe(3)
})

it('gives a page more time than others wait for their turn', async () => {
  const { ask, outcomes } = open(7000)
  ask()

  await jest.advanceTimersByTimeAsync(7000)

  expect(outcomes).toEqual(['slow'])
})
