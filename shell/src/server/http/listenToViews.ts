import type { PageView } from '@site/contracts/PageView'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Composer } from '../releases/createComposer.ts'
import { createSlowScripts } from '../views/createSlowScripts.ts'
import type { ViewBuffer } from '../views/createViewBuffer.ts'
import { createViewRecorder } from '../views/createViewRecorder.ts'
import { viewMetrics } from './metrics/viewMetrics.ts'
import { countDocuments } from './pages/countDocuments.ts'

type Options = {
  composer: Pick<Composer, 'current' | 'canaries'>
  viewCounts: Pick<ViewBuffer, 'add'>
  metrics: Registry
  sample: number
}

/** Counts documents as they are sent, and records the views that browsers report through `onView`. */
export function listenToViews(app: FastifyInstance, { composer, viewCounts, metrics, sample }: Options) {
  const countInMetrics = viewMetrics(metrics)
  const recorder = createViewRecorder({
    add(counts) {
      viewCounts.add(counts)
      countInMetrics(counts)
    },
    live: () => [composer.current, ...composer.canaries.map(({ served }) => served.composition)],
    shareOf: (name) => composer.canaries.find((canary) => canary.name === name)?.share ?? 0,
    sample,
  })
  const slowScripts = createSlowScripts((address) => composer.current.files.has(address))
  countDocuments(app, recorder)
  return {
    slowScripts,
    onView(view: PageView): void {
      if (recorder.countView(view)) slowScripts.add(view)
    },
  }
}
