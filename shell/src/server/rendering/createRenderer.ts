import { availableParallelism } from 'node:os'
import type { Release } from '@site/contracts/Release'
import pLimit from 'p-limit'
import { SHELL } from '../releases/storage/Pointer.ts'
import { createRemoteRenderer, type RemoteRenderer } from './createRemoteRenderer.ts'
import { contentComparison, heldContents, orderMaker, type PageContents } from './pageContents.ts'
import { isDeveloping, type Plan } from './plan/Plan.ts'
import { ownPages } from './plan/renderJobs.ts'
import { type RenderProcess, startRenderProcess } from './process/startRenderProcess.ts'
import type { RenderTexts } from './readRenderTexts.ts'
import { outcomeOf, type RenderOutcome } from './renderOutcome.ts'
import { developmentLimits, type RenderLimits, renderLimits } from './renderLimits.ts'
import { type Ask, jobsOf, load, renderListed, renderPages } from './renderPart.ts'
import type { LoadOrder } from './runner/RunnerMessage.ts'

type Options = {
  texts: RenderTexts
  limits?: RenderLimits
  /** Where pages with content of their own have it from. */
  contents?: PageContents
  /** A release that had passed ended its process while it rendered a page on demand. */
  onTrouble?: (remote: string, release: string, reason: string) => void
}

/** Renders parts of compositions, each in a process of its own and a few at a time. */
export function createRenderer({ texts, limits: given, contents = async () => undefined, onTrouble }: Options) {
  const limit = pLimit(Math.max(2, availableParallelism()))

  /** Processes that have not ended, with the part that each renders. */
  const running = new Map<RenderProcess, string>()

  function start(plan: Plan, name: string): RenderProcess {
    const process = startRenderProcess({ runner: texts.runner, development: isDeveloping(plan) })
    running.set(process, name)
    void process.ended.then(() => running.delete(process))
    return process
  }

  function toLoad(plan: Plan, remote?: { release: Release; serverBundle: string }) {
    const order: LoadOrder = {
      type: 'load',
      context: texts.context,
      shell: plan.renderBundle,
      remote: remote?.serverBundle,
      clock: remote ? Date.parse(remote.release.createdAt) : 0,
    }
    return remote ? { order, contents: heldContents(contents, remote.release) } : { order }
  }

  const limitsFor = (plan: Plan) => given ?? (isDeveloping(plan) ? developmentLimits : renderLimits)

  /**
   * Renders what is made ahead of a release, beside the `former` one that visitors have. Whatever it does, this settles
   * within the total deadline.
   */
  function renderRemote(plan: Plan, release: Release, serverBundle: string, former?: Release): Promise<RenderOutcome> {
    return limit(async () => {
      const limits = limitsFor(plan)
      const process = start(plan, release.name)
      const work = async (ask: Ask): Promise<RenderOutcome> => {
        const jobs = await jobsOf(plan, release, contentComparison(contents, release, former))
        await load(ask, toLoad(plan, { release, serverBundle }), limits.start)
        const listed = { plan, release, jobs, makeOrder: orderMaker(contents, release) }
        return { status: 'rendered', part: await renderListed(ask, listed, limits.page) }
      }
      const outcome = await outcomeOf(process, work, limits.total + pageCount(release) * limits.perPage)
      if (outcome.status !== 'rendered' || !rendersOnDemand(release)) {
        await process.end()
        return outcome
      }
      return { ...outcome, renderer: remoteRenderer(plan, { release, serverBundle }, process) }
    })
  }

  function remoteRenderer(plan: Plan, remote: { release: Release; serverBundle: string }, first?: RenderProcess) {
    const limits = limitsFor(plan)
    const { name, id } = remote.release
    return createRemoteRenderer({
      first,
      limit: limits.request,
      makeOrder: orderMaker(contents, remote.release),
      async start() {
        const next = start(plan, name)
        try {
          await load((message, _on, deadline) => next.ask(message, deadline), toLoad(plan, remote), limits.start)
        } catch (error) {
          // Nobody will have it: its content cannot be read, or its file not be run.
          await next.end()
          throw error
        }
        return next
      },
      onTrouble: (reason) => onTrouble?.(name, id, reason),
    })
  }

  /** Renders on demand what visitors ask of a release that has passed before this start, where it has such pages. */
  function renderOnDemand(plan: Plan, release: Release, serverBundle: string): RemoteRenderer | undefined {
    return rendersOnDemand(release) ? remoteRenderer(plan, { release, serverBundle }) : undefined
  }

  /** Renders the shell's own pages. */
  function renderShell(plan: Plan): Promise<RenderOutcome> {
    return limit(async () => {
      const limits = limitsFor(plan)
      const process = start(plan, SHELL)
      const work = async (ask: Ask): Promise<RenderOutcome> => {
        await load(ask, toLoad(plan), limits.start)
        return {
          status: 'rendered',
          part: { pages: await renderPages(ask, ownPages(plan), limits.page), documents: [] },
        }
      }
      const outcome = await outcomeOf(process, work, limits.total)
      await process.end()
      return outcome
    })
  }

  return {
    renderRemote,
    renderShell,
    renderOnDemand,
    /** What runs at this moment. */
    processes: () => [...running].map(([{ pid }, name]) => ({ name, pid })),
  }
}

export type Renderer = ReturnType<typeof createRenderer>

function pageCount({ routes }: Release): number {
  return routes.reduce((count, { paths }) => count + paths.length, 0)
}

/** True when pages of this release are made of what a visitor asks for. */
function rendersOnDemand({ routes }: Pick<Release, 'routes'>): boolean {
  return routes.some(({ path, query }) => query.length > 0 || path.includes(':'))
}
