import { availableParallelism } from 'node:os'
import type { Release } from '@site/contracts/Release'
import pLimit from 'p-limit'
import { SHELL } from '../releaseStore/Pointer.ts'
import { createRemoteRenderer, type RemoteRenderer } from './createRemoteRenderer.ts'
import { contentComparison, storedContents, requestBuilder, type PageContents } from './pageContents.ts'
import { isDeveloping, type Plan } from './plan/Plan.ts'
import { ownPages } from './plan/renderJobs.ts'
import { rendersOnDemand } from './plan/unlistedPages.ts'
import { type RenderProcess, startRenderProcess } from './process/startRenderProcess.ts'
import type { RenderTexts } from './readRenderTexts.ts'
import { outcomeOf, type RenderOutcome } from './renderOutcome.ts'
import type { RenderedPart } from './renderedContent.ts'
import { developmentLimits, type RenderLimits, renderLimits } from './renderLimits.ts'
import { openFragments } from './fragments/openFragments.ts'
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

  type Work = (send: SendRequest, find: FindForPage) => Promise<RenderedPart>

  /** Renders a part in a process of its own, which ends with those of its fragments. Settles within the `total` time limit. */
  function renderPart(plan: Plan, name: string, total: number, work: Work): Promise<RenderOutcome> {
    return limit(async () => {
      const process = start(plan, name)
      const fragments = openFragments(plan, fragmentRenderer)
      const outcome = await outcomeOf(process, (send) => work(send, fragments.findFor(name)), total)
      await Promise.all([process.end(), fragments.end()])
      return outcome
    })
  }

  /** Prerenders a release next to the `former` one that is live. */
  function renderRemote(plan: Plan, release: Release, serverBundle: string, former?: Release): Promise<RenderOutcome> {
    const limits = limitsFor(plan)
    const pages = release.routes.reduce((count, { paths }) => count + paths.length, 0)
    return renderPart(plan, release.name, limits.total + pages * limits.perPage, async (send, find) => {
      const jobs = await jobsOf(plan, release, contentComparison(contents, release, former))
      await load(send, toLoad(plan, { release, serverBundle }), limits.start)
      const listed = { plan, release, jobs, find, buildRequest: requestBuilder(contents, release) }
      return renderListed(send, listed, limits.page)
    })
  }

  /** Renders the shell's own pages. */
  function renderShell(plan: Plan): Promise<RenderOutcome> {
    const limits = limitsFor(plan)
    return renderPart(plan, SHELL, limits.total, async (send, find) => {
      await load(send, toLoad(plan), limits.start)
      return { pages: await renderPages({ send, find, deadline: limits.page }, ownPages(plan)), documents: [] }
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

  /** Renders a release's fragments for other parts: they need no content of pages. */
  function fragmentRenderer(plan: Plan, release: Release): RemoteRenderer {
    const { request } = toLoad(plan, { release, serverBundle: plan.serverBundles[release.name] ?? '' })
    return remoteRenderer(plan, { release, loading: () => ({ request }), limit: limitsFor(plan).page })
  }

  /** Renders pages of a release on demand, and fragments for such pages of others, if it has any. */
  function renderOnDemand(plan: Plan, release: Release, serverBundle: string): RemoteRenderer | undefined {
    if (!rendersOnDemand(release) && !release.fragments) return undefined
    const loading = () => toLoad(plan, { release, serverBundle })
    return remoteRenderer(plan, { release, loading, limit: limitsFor(plan).request, onTrouble })
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
