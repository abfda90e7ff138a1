import { availableParallelism } from 'node:os'
import type { Release } from '@site/contracts/Release'
import pLimit from 'p-limit'
import { SHELL } from '../releaseStore/Pointer.ts'
import { createRemoteRenderer, type RemoteRenderer } from './createRemoteRenderer.ts'
import { contentComparison, storedContents, requestBuilder, type PageContents } from './pageContents.ts'
import { isDeveloping, type Plan } from './plan/Plan.ts'
import { ownPages } from './plan/renderJobs.ts'
import { type RenderProcess, startRenderProcess } from './process/startRenderProcess.ts'
import type { RenderTexts } from './readRenderTexts.ts'
import { outcomeOf, type RenderOutcome } from './renderOutcome.ts'
import { developmentLimits, type RenderLimits, renderLimits } from './renderLimits.ts'
import { type SendRequest, jobsOf, load, renderListed, renderPages } from './renderPart.ts'
import type { LoadRequest } from './runner/RunnerMessage.ts'

type Options = {
  texts: RenderTexts
  limits?: RenderLimits
  /** Reads the content of individual pages. */
  contents?: PageContents
  /** An admitted release's process ended while it rendered a page on demand. */
  onTrouble?: (remote: string, release: string, reason: string) => void
}

/** Renders parts of compositions, each in a process of its own, with limited concurrency. */
export function createRenderer({ texts, limits: given, contents = async () => undefined, onTrouble }: Options) {
  const limit = pLimit(Math.max(2, availableParallelism()))

  /** The running processes, with the part that each renders. */
  const running = new Map<RenderProcess, string>()

  function start(plan: Plan, name: string): RenderProcess {
    const process = startRenderProcess({ runner: texts.runner, development: isDeveloping(plan) })
    running.set(process, name)
    void process.ended.then(() => running.delete(process))
    return process
  }

  function toLoad(plan: Plan, remote?: { release: Release; serverBundle: string }) {
    const request: LoadRequest = {
      type: 'load',
      context: texts.context,
      shell: plan.renderBundle,
      remote: remote?.serverBundle,
      clock: remote ? Date.parse(remote.release.createdAt) : 0,
    }
    return remote ? { request, contents: storedContents(contents, remote.release) } : { request }
  }

  const limitsFor = (plan: Plan) => given ?? (isDeveloping(plan) ? developmentLimits : renderLimits)

  /**
   * Prerenders a release next to the `former` one that is live. Whatever it does, this settles within the total time limit.
   */
  function renderRemote(plan: Plan, release: Release, serverBundle: string, former?: Release): Promise<RenderOutcome> {
    return limit(async () => {
      const limits = limitsFor(plan)
      const process = start(plan, release.name)
      const work = async (send: SendRequest): Promise<RenderOutcome> => {
        const jobs = await jobsOf(plan, release, contentComparison(contents, release, former))
        await load(send, toLoad(plan, { release, serverBundle }), limits.start)
        const listed = { plan, release, jobs, buildRequest: requestBuilder(contents, release) }
        return { status: 'rendered', part: await renderListed(send, listed, limits.page) }
      }
      const outcome = await outcomeOf(process, work, limits.total + pageCount(release) * limits.perPage)
      await process.end()
      return outcome
    })
  }

  function remoteRenderer(plan: Plan, remote: { release: Release; serverBundle: string }) {
    const limits = limitsFor(plan)
    const { name, id } = remote.release
    return createRemoteRenderer({
      limit: limits.request,
      buildRequest: requestBuilder(contents, remote.release),
      async start() {
        const next = start(plan, name)
        try {
          await load((message, _on, deadline) => next.send(message, deadline), toLoad(plan, remote), limits.start)
        } catch (error) {
          // It is not needed: its content cannot be read, or its bundle cannot be run.
          await next.end()
          throw error
        }
        return next
      },
      onTrouble: (reason) => onTrouble?.(name, id, reason),
    })
  }

  /** Renders pages of a release on demand, if it has any that need it. */
  function renderOnDemand(plan: Plan, release: Release, serverBundle: string): RemoteRenderer | undefined {
    return rendersOnDemand(release) ? remoteRenderer(plan, { release, serverBundle }) : undefined
  }

  /** Renders the shell's own pages. */
  function renderShell(plan: Plan): Promise<RenderOutcome> {
    return limit(async () => {
      const limits = limitsFor(plan)
      const process = start(plan, SHELL)
      const work = async (send: SendRequest): Promise<RenderOutcome> => {
        await load(send, toLoad(plan), limits.start)
        return {
          status: 'rendered',
          part: { pages: await renderPages(send, ownPages(plan), limits.page), documents: [] },
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
    /** The processes that are running now. */
    processes: () => [...running].map(([{ pid }, name]) => ({ name, pid })),
  }
}

export type Renderer = ReturnType<typeof createRenderer>

function pageCount({ routes }: Release): number {
  return routes.reduce((count, { paths }) => count + paths.length, 0)
}

/** True if some of the release's pages depend on the request. */
function rendersOnDemand({ routes }: Pick<Release, 'routes'>): boolean {
  return routes.some(({ path, query }) => query.length > 0 || path.includes(':'))
}
