import type { RenderJob } from './bundle/RenderJob.ts'
import { createFairQueue, type InTurn } from './createFairQueue.ts'
import { createProcessPool, PROCESSES } from './process/processPool.ts'
import { ProcessTrouble, type RenderProcess } from './process/startRenderProcess.ts'
import { BadContent, type RenderedPage, readPage } from './renderedContent.ts'
import type { BuildRequest } from './renderPart.ts'

export type RemoteRenderer = {
  /** The queue of those who ask for its pages. */
  inTurn: InTurn
  /** Renders a page on demand. @throws BadContent about this page, or ProcessTrouble. */
  render(job: RenderJob): Promise<RenderedPage>
  end(): Promise<void>
}

type Options = {
  /** Time limit for a page, in ms, from the start of its rendering. */
  limit: number
  buildRequest: BuildRequest
  /** Starts another process with the same release. */
  start(): Promise<RenderProcess>
  onTrouble(reason: string): void
}

/** Renders pages of one release on demand. A page that hangs costs its process, which is replaced. */
export function createRemoteRenderer({ limit, buildRequest, start, onTrouble }: Options): RemoteRenderer {
  const pool = createProcessPool(start)
  let isOver = false

  async function render(job: RenderJob): Promise<RenderedPage> {
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

  return {
    inTurn: createFairQueue(PROCESSES),
    render,
    async end() {
      isOver = true
      await pool.end()
    },
  }
}
