import pLimit from 'p-limit'
import type { RenderJob } from './bundle/RenderJob.ts'
import { createProcessPool, PROCESSES } from './process/processPool.ts'
import { ProcessTrouble, type RenderProcess } from './process/startRenderProcess.ts'
import { BadContent, type RenderedPage, readPage } from './renderedContent.ts'
import type { BuildRequest } from './renderPart.ts'

/** The maximum number of waiting requests; more are rejected at once, which is better than failing after a wait. */
const MAX_QUEUE_LENGTH = 30
/** The maximum waiting time of a request, in ms, so that hanging pages do not delay all others in turn. */
const MAX_WAIT = 6000

/** The queue is full, or its pages are so slow that the wait would be too long. */
export class RendererBusy extends Error {
  readonly retryAfter = 2
  constructor() {
    super('Too many pages are being rendered.')
  }
}

export type RemoteRenderer = {
  /** Renders a page on demand. @throws RendererBusy, BadContent about this page, or ProcessTrouble. */
  render(job: RenderJob): Promise<RenderedPage>
  end(): Promise<void>
}

type Options = {
  /** The process in which the release passed the gate, if that was since the start. */
  first?: RenderProcess | undefined
  /** Time limit for a page, in ms, from the start of its rendering. */
  limit: number
  buildRequest: BuildRequest
  /** Starts another process with the same release. */
  start(): Promise<RenderProcess>
  onTrouble(reason: string): void
}

/** Renders pages of one release on demand. A page that hangs costs its process, which is replaced. */
export function createRemoteRenderer({ first, limit, buildRequest, start, onTrouble }: Options): RemoteRenderer {
  const queue = pLimit(PROCESSES)
  const pool = createProcessPool({ first, start })
  let isOver = false

  async function renderNow(job: RenderJob): Promise<RenderedPage> {
    const request = await buildRequest(job)
    const process = await pool.acquire()
    try {
      const message = await process.send(request, limit)
      if (message.type === 'failed') throw new BadContent(message.reason)
      if (message.type !== 'answer') throw new ProcessTrouble('answered something else.')
      if (message.late) throw new BadContent(message.late)
      return readPage(message.json, job.path, [200, 404])
    } catch (error) {
      if (error instanceof ProcessTrouble && !isOver) onTrouble(`${error.message} (rendering ${job.path} on demand)`)
      throw error
    } finally {
      pool.release(process)
    }
  }

  /** Rejects a request whose turn has not come in time, and skips it when its turn comes. */
  function inTime(renderPage: () => Promise<RenderedPage>): Promise<RenderedPage> {
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        reject(new RendererBusy())
      }, MAX_WAIT).unref()
      const turn = async () => {
        if (isLate) return
        clearTimeout(timer)
        resolve(await renderPage())
      }
      queue(turn).catch(reject)
    })
  }

  return {
    async render(job) {
      if (queue.pendingCount >= MAX_QUEUE_LENGTH) throw new RendererBusy()
      return inTime(() => renderNow(job))
    },
    async end() {
      isOver = true
      await pool.end()
    },
  }
}
