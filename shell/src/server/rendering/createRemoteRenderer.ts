import type { FragmentJob, RenderJob } from './bundle/RenderJob.ts'
import { createFairQueue, type InTurn } from './createFairQueue.ts'
import { createProcessPool, PROCESSES } from './process/processPool.ts'
import { ProcessTrouble, type RenderProcess } from './process/startRenderProcess.ts'
import { BadContent, type FragmentAnswer, type RenderedPage, readFragment, readPage } from './renderedContent.ts'
import type { BuildRequest } from './renderPart.ts'
import type { WorkRequest } from './runner/RunnerMessage.ts'

export type RemoteRenderer = {
  /** The queue of those who ask for its pages. */
  inTurn: InTurn
  /** Renders a page on demand. @throws BadContent about this page, or ProcessTrouble. */
  render(job: RenderJob): Promise<RenderedPage>
  /** Renders a fragment, which waits for no turn: the page around it had one. @throws BadContent, or ProcessTrouble. */
  renderFragment(job: FragmentJob): Promise<FragmentAnswer>
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

  /** The result of a request, as JSON. @throws BadContent, or ProcessTrouble. */
  async function resultOf(request: WorkRequest, on: string): Promise<string> {
    const process = await pool.acquire()
    try {
      const message = await process.send(request, limit)
      if (message.type === 'failed') throw new BadContent(message.reason)
      if (message.type !== 'answer') throw new ProcessTrouble('answered something else.')
      if (message.late) throw new BadContent(message.late)
      return message.json
    } catch (error) {
      if (error instanceof ProcessTrouble && !isOver) onTrouble(`${error.message} (rendering ${on} on demand)`)
      throw error
    } finally {
      pool.release(process)
    }
  }

  return {
    inTurn: createFairQueue(PROCESSES),
    async render(job) {
      return readPage(await resultOf(await buildRequest(job), job.path), job.path, [200, 404])
    },
    async renderFragment(job) {
      const request: WorkRequest = { type: 'fragment', json: JSON.stringify(job) }
      return readFragment(await resultOf(request, `the fragment ${job.component}`))
    },
    async end() {
      isOver = true
      await pool.end()
    },
  }
}
