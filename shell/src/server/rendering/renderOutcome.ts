import { messageOf } from '@site/release-protocol/errors/messageOf'
import { afterCpuTime } from './process/cpuTime.ts'
import { lateness, type RenderProcess } from './process/startRenderProcess.ts'
import { BadContent, oneLine, type RenderedPart } from './renderedContent.ts'
import type { SendRequest } from './renderPart.ts'

/** The outcome of rendering a part: `bad` content stays bad; after `trouble` the same content may pass. */
export type RenderOutcome = { status: 'rendered'; part: RenderedPart } | { status: 'bad' | 'trouble'; reason: string }

/** Runs the work within the total time limit and converts failures to an outcome, in which case the process is ended. */
export async function outcomeOf(
  process: RenderProcess,
  work: (send: SendRequest) => Promise<RenderedPart>,
  total: number,
): Promise<RenderOutcome> {
  let current = 'starting'
  const send: SendRequest = (request, on, deadline) => {
    current = on
    return process.send(request, deadline)
  }
  const stopClock = afterCpuTime(process.pid, total, (how) => process.stop(lateness(how, `${total} ms in all`)))
  try {
    return { status: 'rendered', part: await work(send) }
  } catch (error) {
    await process.end()
    if (error instanceof BadContent) return { status: 'bad', reason: oneLine(error.message) }
    const reason = messageOf(error)
    return { status: 'trouble', reason: oneLine(`${reason.replace(/\.$/, '')} ${current}.`) }
  } finally {
    stopClock()
  }
}
