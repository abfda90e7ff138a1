import type { RemoteRenderer } from './createRemoteRenderer.ts'
import { afterCpuTime } from './process/cpuTime.ts'
import type { RenderProcess } from './process/startRenderProcess.ts'
import { BadContent, oneLine, type RenderedPart } from './renderedContent.ts'
import type { Ask } from './renderPart.ts'

/** How rendering a part ended: `bad` content stays bad, after `trouble` the same content may pass. */
export type RenderOutcome =
  | { status: 'rendered'; part: RenderedPart; renderer?: RemoteRenderer }
  | { status: 'bad' | 'trouble'; reason: string }

/** Does the work within the total deadline and turns what goes wrong into an outcome. Ends the process then. */
export async function outcomeOf(
  process: RenderProcess,
  work: (ask: Ask) => Promise<RenderOutcome>,
  total: number,
): Promise<RenderOutcome> {
  let current = 'starting'
  const ask: Ask = (order, on, deadline) => {
    current = on
    return process.ask(order, deadline)
  }
  const stopClock = afterCpuTime(process.pid, total, () => process.stop(`took longer than ${total} ms in all.`))
  try {
    return await work(ask)
  } catch (error) {
    await process.end()
    if (error instanceof BadContent) return { status: 'bad', reason: oneLine(error.message) }
    const reason = error instanceof Error ? error.message : String(error)
    return { status: 'trouble', reason: oneLine(`${reason.replace(/\.$/, '')} ${current}.`) }
  } finally {
    stopClock()
  }
}
