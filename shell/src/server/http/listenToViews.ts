import type { PageView } from '@site/contracts/PageView'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Composer } from '../releases/createComposer.ts'
import { addSlowScripts, createSlowScripts, slowScripts } from '../views/createSlowScripts.ts'
import type { ViewBuffer } from '../views/createViewBuffer.ts'
import { createViewRecorder } from '../views/createViewRecorder.ts'
import type { Workers } from '../workers/Workers.ts'
import { viewMetrics } from './metrics/viewMetrics.ts'
import { countDocuments, type Shown } from './pages/countDocuments.ts'
import { ofAllWorkers } from './workers/ofAllWorkers.ts'

type Options = {
  composer: Pick<Composer, 'current' | 'canaries'>
  viewCounts: Pick<ViewBuffer, 'add'>
  metrics: Registry
  sample: number
  workers?: Workers | undefined
}

/** How often what is live is noted where another worker may have sent the documents, in ms. */
const NOTE_EVERY = 500

/** Counts documents as they are sent, and how their views went, as browsers tell `onView`. */
export function listenToViews(app: FastifyInstance, { composer, viewCounts, metrics, sample, workers }: Options) {
  const noteInMetrics = viewMetrics(metrics)
  const recorder = createViewRecorder({
    add(counts) {
      viewCounts.add(counts)
      noteInMetrics(counts)
    },
    live: () => [composer.current, ...composer.canaries.map(({ served }) => served.composition)],
    shareOf: (name) => composer.canaries.find((canary) => canary.name === name)?.share ?? 0,
    sample,
  })
  const slowest = createSlowScripts((address) => composer.current.files.has(address))
  countDocuments(app, recorder)
  if (workers) {
    const timer = setInterval(recorder.noteLive, NOTE_EVERY).unref()
    app.addHook('onClose', async () => clearInterval(timer))
  }
  return {
    slowScripts: ofAllWorkers(workers, 'slow scripts', {
      list: slowest.list,
      schema: slowScripts,
      add: addSlowScripts,
    }),
    countDocuments: ({ remote, release, shell }: Shown, count: number): void =>
      recorder.countDocument(remote, release, shell, count),
    onView(view: PageView): void {
      if (recorder.countView(view)) slowest.add(view)
    },
  }
}
