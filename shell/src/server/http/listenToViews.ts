import type { PageView } from '@site/contracts/PageView'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Composer } from '../releases/createComposer.ts'
import { addSlowScripts, createSlowScripts, slowScripts } from '../views/createSlowScripts.ts'
import type { ViewBuffer } from '../views/createViewBuffer.ts'
import { createViewRecorder } from '../views/createViewRecorder.ts'
import type { Workers } from '../workers/Workers.ts'
import { viewMetrics } from './metrics/viewMetrics.ts'
import { countDocuments, type ServedDocument } from './pages/countDocuments.ts'
import { aggregateWorkers } from './workers/aggregateWorkers.ts'

type Options = {
  composer: Pick<Composer, 'current' | 'canaries'>
  viewCounts: Pick<ViewBuffer, 'add'>
  metrics: Registry
  sample: number
  workers?: Workers | undefined
}

/** With several workers, how often the live releases are recorded, because another one may have sent the documents. In ms. */
const RECORD_INTERVAL = 500

/** Counts documents as they are sent, and records the views that browsers report through `onView`. */
export function listenToViews(app: FastifyInstance, { composer, viewCounts, metrics, sample, workers }: Options) {
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
  const slowest = createSlowScripts((address) => composer.current.files.has(address))
  countDocuments(app, recorder)
  if (workers) {
    const timer = setInterval(recorder.recordLive, RECORD_INTERVAL).unref()
    app.addHook('onClose', async () => clearInterval(timer))
  }
  return {
    slowScripts: aggregateWorkers(workers, 'slow scripts', {
      list: slowest.list,
      schema: slowScripts,
      add: addSlowScripts,
    }),
    countDocuments: ({ remote, release, shell }: ServedDocument, count: number): void =>
      recorder.countDocument(remote, release, shell, count),
    onView(view: PageView): void {
      if (recorder.countView(view)) slowest.add(view)
    },
  }
}
