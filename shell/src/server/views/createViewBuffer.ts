import { createCountBuffer } from './createCountBuffer.ts'
import type { ViewCount, ViewCounts } from './ViewCounts.ts'

/** Accumulates counts of views. */
export const createViewBuffer = (store: Pick<ViewCounts, 'add'>) =>
  createCountBuffer<ViewCount>({
    store,
    keyOf: ({ hour, remote, release, share, measure }) => [hour, remote, release, share, measure].join(' '),
    sum: (one, other) => ({ ...one, views: one.views + other.views, bad: one.bad + other.bad }),
  })

export type ViewBuffer = ReturnType<typeof createViewBuffer>
