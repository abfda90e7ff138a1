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
import { createFragments } from './fragments/createFragments.ts'
import {
  type FindForPage,
  type Loaded,
  type SendRequest,
  jobsOf,
  load,
  renderListed,
  renderPages,
} from './renderPart.ts'
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
      const fragments = openFragments(plan)
      const work = async (send: SendRequest): Promise<RenderOutcome> => {
        const jobs = await jobsOf(plan, release, contentComparison(contents, release, former))
        await load(send, toLoad(plan, { release, serverBundle }), limits.start)
        const buildRequest = requestBuilder(contents, release)
        const listed = { plan, release, jobs, buildRequest, find: fragments.findFor(release.name) }
        return { status: 'rendered', part: await renderListed(send, listed, limits.page) }
      }
      const outcome = await outcomeOf(process, work, limits.total + pageCount(release) * limits.perPage)
      await Promise.all([process.end(), fragments.end()])
      return outcome
    })
  }

  function remoteRenderer(plan: Plan, { loading, limit: time, ...remote }: Rendered) {
    const { name, id } = remote.release
    return createRemoteRenderer({
      limit: time,
      buildRequest: requestBuilder(contents, remote.release),
      async start() {
        const next = start(plan, name)
        try {
          await load((message, _on, deadline) => next.send(message, deadline), loading(), limitsFor(plan).start)
        } catch (error) {
          // It is not needed: its content cannot be read, or its bundle cannot be run.
          await next.end()
          throw error
        }
        return next
      },
      onTrouble: (reason) => remote.onTrouble?.(name, id, reason),
    })
  }

  /** Renders the fragments that a part places, in processes of their own that need no content of pages. */
  function openFragments(plan: Plan) {
    const renderers = new Map<string, RemoteRenderer>()
    const rendererOf = (name: string) => {
      const release = plan.releases.find((one) => one.name === name)
      if (!release) throw new Error(`There is no release of ${name}.`)
      const { request } = toLoad(plan, { release, serverBundle: plan.serverBundles[name] ?? '' })
      const opened =
        renderers.get(name) ??
        remoteRenderer(plan, { release, loading: () => ({ request }), limit: limitsFor(plan).page })
      renderers.set(name, opened)
      return opened
    }
    const find = createFragments({ plan, render: async (remote, job) => rendererOf(remote).renderFragment(job) })
    return {
      findFor:
        (remote: string): FindForPage =>
        (places, on) =>
          find(places, { remote, on }),
      end: () => Promise.all([...renderers.values()].map((one) => one.end())),
    }
  }

  /** Renders pages of a release on demand, and fragments for such pages of others, if it has any. */
  function renderOnDemand(plan: Plan, release: Release, serverBundle: string): RemoteRenderer | undefined {
    if (!rendersOnDemand(release) && !release.fragments) return undefined
    const loading = () => toLoad(plan, { release, serverBundle })
    return remoteRenderer(plan, { release, loading, limit: limitsFor(plan).request, onTrouble })
  }

  /** Renders the shell's own pages. */
  function renderShell(plan: Plan): Promise<RenderOutcome> {
    return limit(async () => {
      const limits = limitsFor(plan)
      const process = start(plan, SHELL)
      const fragments = openFragments(plan)
      const work = async (send: SendRequest): Promise<RenderOutcome> => {
        await load(send, toLoad(plan), limits.start)
        const rendering = { send, deadline: limits.page, find: fragments.findFor(SHELL) }
        return {
          status: 'rendered',
          part: { pages: await renderPages(rendering, ownPages(plan)), documents: [] },
        }
      }
      const outcome = await outcomeOf(process, work, limits.total)
      await Promise.all([process.end(), fragments.end()])
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

/** A release whose pages or fragments are rendered one by one, each within a time limit in ms. */
type Rendered = Pick<Options, 'onTrouble'> & { release: Release; loading: () => Loaded; limit: number }

export type Renderer = ReturnType<typeof createRenderer>

function pageCount({ routes }: Release): number {
  return routes.reduce((count, { paths }) => count + paths.length, 0)
}

/** True if some of the release's pages depend on the request. */
export function rendersOnDemand({ routes }: Pick<Release, 'routes'>): boolean {
  return routes.some(({ path, query }) => query.length > 0 || path.includes(':'))
}
