import type { PageView, Tap } from '@site/contracts/PageView'
import type { Registry } from 'prom-client'
import type { Serving } from '../releases/serving/createServing.ts'
import { SHELL } from '../releaseStore/Pointer.ts'
import { createDocumentMarks } from '../views/createDocumentMarks.ts'
import { createRecentCounts } from '../views/createRecentCounts.ts'
import { createSlowScripts } from '../views/createSlowScripts.ts'
import type { ViewBuffer } from '../views/createViewBuffer.ts'
import { createViewRecorder, markOf } from '../views/createViewRecorder.ts'
import type { VisitRecorder } from '../views/createVisitRecorder.ts'
import { viewMetrics } from './metrics/viewMetrics.ts'
import type { DocumentCounter } from './pages/countDocuments.ts'

type Options = {
  serving: Pick<Serving, 'current' | 'canaries'>
  viewCounts: Pick<ViewBuffer, 'add'>
  visits: Pick<VisitRecorder, 'visit' | 'tap'>
  metrics: Registry
  /** With which documents are marked; servers that share it accept each other's. */
  secret?: string | undefined
}

/** Counts documents as they are sent, and records the views that browsers report through `onView`. */
export function createViews({ serving, viewCounts, visits, metrics, secret }: Options) {
  const countInMetrics = viewMetrics(metrics)
  const documents = createRecentCounts()
  const reports = createRecentCounts()
  const marks = createDocumentMarks({ secret })
  const shareOf = (name: string) => serving.canaries.find((canary) => canary.name === name)?.share ?? 0
  const recorder = createViewRecorder({
    add(counts) {
      viewCounts.add(counts)
      countInMetrics(counts)
      for (const { remote, release, measure, views, bad } of counts) {
        if (measure !== 'silent') continue
        documents.add(`${remote} ${release}`, views)
        // What a report subtracts.
        reports.add(`${remote} ${release}`, views - bad)
      }
    },
    live: () => [serving.current, ...serving.canaries.map(({ served }) => served.composition)],
    shareOf,
  })
  const slowScripts = createSlowScripts((address) => serving.current.files.has(address))
  const documentCounter: DocumentCounter = {
    countDocument: recorder.countDocument,
    markFor({ remote, release, shell }, address) {
      const isCompared = shareOf(remote) > 0 || shareOf(SHELL) > 0
      return isCompared ? marks.issue({ remote, release, shell: markOf(shell) }, address) : undefined
    },
  }
  return {
    documentCounter,
    slowScripts,
    wasServed: recorder.wasServed,
    /**
     * How many documents with a release were opened in this hour and the one before: as far as they were sent from here, or
     * reported here if a web server has sent them.
     */
    documentsOf: (name: string, release: string) =>
      Math.max(documents.of(`${name} ${release}`), reports.of(`${name} ${release}`)),
    onView(view: PageView, address: string): void {
      const isMarked = view.mark !== undefined && marks.redeem(view.mark, view)
      if (!recorder.countView(view, isMarked ? address : undefined)) return
      slowScripts.add(view)
      if (view.source !== undefined) visits.visit(view.remote, view.source)
    },
    onTap({ remote, release }: Tap): void {
      if (recorder.wasServed(remote, release)) visits.tap(remote)
    },
  }
}
