import pLimit from 'p-limit'
import type { RenderJob } from './bundle/RenderJob.ts'
import { createProcessPool, PROCESSES } from './process/processPool.ts'
import { ProcessTrouble, type RenderProcess } from './process/startRenderProcess.ts'
import { BadContent, type RenderedPage, readPage } from './renderedContent.ts'
import type { MakeOrder } from './renderPart.ts'

/** Requests that wait for a process; more are turned away at once, which is better than to wait and then fail. */
const LONGEST_QUEUE = 30

/** So many pages wait already that this one would only make all of them late. */
export class RendererBusy extends Error {
  readonly retryAfter = 2
  constructor() {
    super('Too many pages are being rendered.')
  }
}

export type RemoteRenderer = {
  /** Renders a page on demand. @throws RendererBusy, BadContent of this page, or ProcessTrouble. */
  render(job: RenderJob): Promise<RenderedPage>
  end(): Promise<void>
}

type Options = {
  /** The process in which the release has passed its gate, where it did so since the start. */
  first?: RenderProcess | undefined
  /** Time limit for a page, in ms, from the moment its rendering begins. */
  limit: number
  makeOrder: MakeOrder
  /** Starts a further process with the same release. */
  start(): Promise<RenderProcess>
  onTrouble(reason: string): void
}

/** Renders pages of one release as visitors ask for them. A page that hangs costs its process, which is replaced. */
export function createRemoteRenderer({ first, limit, makeOrder, start, onTrouble }: Options): RemoteRenderer {
  const queue = pLimit(PROCESSES)
  const pool = createProcessPool({ first, start })
  let isOver = false

  async function renderNow(job: RenderJob): Promise<RenderedPage> {
    const order = await makeOrder(job)
    const process = await pool.take()
    try {
      const answer = await process.ask(order, limit)
      if (answer.type === 'failed') throw new BadContent(answer.reason)
      if (answer.type !== 'answer') throw new ProcessTrouble('answered something else.')
      if (answer.late) throw new BadContent(answer.late)
      return readPage(answer.json, job.path, [200, 404])
    } catch (error) {
      if (error instanceof ProcessTrouble && !isOver) onTrouble(`${error.message} (rendering ${job.path} on demand)`)
      throw error
    } finally {
      pool.giveBack(process)
    }
  }

  return {
    async render(job) {
      if (queue.pendingCount >= LONGEST_QUEUE) throw new RendererBusy()
      return queue(() => renderNow(job))
    },
    async end() {
      isOver = true
      await pool.end()
    },
  }
}
