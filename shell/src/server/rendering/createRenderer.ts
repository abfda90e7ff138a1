import { availableParallelism } from 'node:os'
import type { Release } from '@site/contracts/Release'
import pLimit from 'p-limit'
import type { RenderJob } from './bundle/RenderJob.ts'
import { createRemoteRenderer, type RemoteRenderer } from './createRemoteRenderer.ts'
import { isDeveloping } from './isDeveloping.ts'
import type { Plan } from './Plan.ts'
import { afterOwnTime } from './process/ownTime.ts'
import { ProcessTrouble, type RenderProcess, startRenderProcess } from './process/startRenderProcess.ts'
import { BadContent, oneLine, type RenderedPart, readDocuments, readPage } from './renderedContent.ts'
import { listedPages, ownPages } from './renderJobs.ts'
import { developmentLimits, type RenderLimits, renderLimits } from './renderLimits.ts'
import type { FromRunner, LoadOrder, WorkOrder } from './runner/RunnerMessage.ts'

/** How rendering a part ended: `bad` content stays bad, after `trouble` the same content may pass. */
export type RenderOutcome =
  | { status: 'rendered'; part: RenderedPart; renderer?: RemoteRenderer }
  | { status: 'bad' | 'trouble'; reason: string }

/** Texts of this server's own build, which every render process runs. */
export type RenderTexts = { runner: string; context: string }

type Options = {
  texts: RenderTexts
  limits?: RenderLimits
  /** A release that had passed ended its process while it rendered a page on demand. */
  onTrouble?: (remote: string, release: string, reason: string) => void
}

/** A remote of this many pages has a fresh context for each; a larger one for every fiftieth. */
const FRESH_FOR_EACH = 100
const PAGES_PER_CONTEXT = 50

/** Renders parts of compositions, each in a process of its own and a few at a time. */
export function createRenderer({ texts, limits: given, onTrouble }: Options) {
  const limit = pLimit(Math.max(2, availableParallelism()))

  function start(plan: Plan): RenderProcess {
    return startRenderProcess({ runner: texts.runner, development: isDeveloping(plan) })
  }

  function loadOrder(plan: Plan, remote?: { release: Release; serverBundle: string }): LoadOrder {
    return {
      type: 'load',
      context: texts.context,
      shell: plan.renderBundle,
      remote: remote?.serverBundle,
      clock: remote ? Date.parse(remote.release.createdAt) : 0,
    }
  }

  const limitsFor = (plan: Plan) => given ?? (isDeveloping(plan) ? developmentLimits : renderLimits)

  /** Renders all that a release lists. Whatever it does, this settles within the total deadline. */
  function renderRemote(plan: Plan, release: Release, serverBundle: string): Promise<RenderOutcome> {
    return limit(async () => {
      const limits = limitsFor(plan)
      const process = start(plan)
      const order = loadOrder(plan, { release, serverBundle })
      const work = async (ask: Ask): Promise<RenderOutcome> => {
        const jobs = listed(plan, release)
        await load(ask, order, limits.start)
        const pages = await renderPages(ask, jobs, limits.page)
        const documents = release.documents ? await renderDocuments(ask, plan, release, jobs, limits.page) : []
        await renderAgain(ask, jobs, pages, limits.page)
        return { status: 'rendered', part: { pages, documents } }
      }
      const outcome = await guarded(process, work, limits.total + pageCount(release) * limits.perPage)
      if (outcome.status !== 'rendered' || !rendersOnDemand(release)) {
        await process.end()
        return outcome
      }
      const renderer = createRemoteRenderer({
        first: process,
        limit: limits.request,
        async start() {
          const next = start(plan)
          await load((message, _on, deadline) => next.ask(message, deadline), order, limits.start)
          return next
        },
        onTrouble: (reason) => onTrouble?.(release.name, release.id, reason),
      })
      return { ...outcome, renderer }
    })
  }

  /** Renders the shell's own pages. */
  function renderShell(plan: Plan): Promise<RenderOutcome> {
    return limit(async () => {
      const limits = limitsFor(plan)
      const process = start(plan)
      const work = async (ask: Ask): Promise<RenderOutcome> => {
        await load(ask, loadOrder(plan), limits.start)
        return {
          status: 'rendered',
          part: { pages: await renderPages(ask, ownPages(plan), limits.page), documents: [] },
        }
      }
      const outcome = await guarded(process, work, limits.total)
      await process.end()
      return outcome
    })
  }

  return { renderRemote, renderShell }
}

export type Renderer = ReturnType<typeof createRenderer>

type Ask = (order: LoadOrder | WorkOrder, on: string, deadline: number) => Promise<FromRunner>

/** Does the work within the total deadline and turns what goes wrong into an outcome. Ends the process then. */
async function guarded(
  process: RenderProcess,
  work: (ask: Ask) => Promise<RenderOutcome>,
  total: number,
): Promise<RenderOutcome> {
  let current = 'starting'
  const ask: Ask = (order, on, deadline) => {
    current = on
    return process.ask(order, deadline)
  }
  const stopClock = afterOwnTime(process.pid, total, () => process.stop(`took longer than ${total} ms in all.`))
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

/** @throws BadContent when a file cannot be compiled. */
async function load(ask: Ask, order: LoadOrder, deadline: number): Promise<void> {
  const answer = await ask(order, 'loading its server file', deadline)
  if (answer.type === 'failed') throw new BadContent(answer.reason)
}

function pageCount({ routes }: Release): number {
  return routes.reduce((count, { paths }) => count + paths.length, 0)
}

function listed(plan: Plan, release: Release): RenderJob[] {
  try {
    return listedPages(plan, release)
  } catch (error) {
    throw new BadContent(error instanceof Error ? error.message : String(error))
  }
}

async function renderPages(ask: Ask, jobs: readonly RenderJob[], deadline: number) {
  const pages = []
  const perContext = jobs.length <= FRESH_FOR_EACH ? 1 : PAGES_PER_CONTEXT
  for (const [index, job] of jobs.entries()) {
    const order: WorkOrder = { type: 'page', json: JSON.stringify(job), fresh: index % perContext === 0 }
    const statuses = job.of === 'remote' ? [200] : [200, 404, 503]
    const answer = await ask(order, `rendering ${job.path}`, deadline)
    pages.push(pageOf(answer, job.path, statuses))
  }
  return pages
}

/** A second evaluation, in which the last page has to come out as it did among the others. */
async function renderAgain(ask: Ask, jobs: readonly RenderJob[], pages: RenderedPart['pages'], deadline: number) {
  const job = jobs.at(-1)
  const page = pages.at(-1)
  if (!job || !page) return
  const order: WorkOrder = { type: 'page', json: JSON.stringify(job), fresh: true }
  const again = pageOf(await ask(order, `rendering ${job.path} again`, deadline), job.path, [200])
  if (again.html !== page.html || again.json !== page.json) {
    throw new BadContent(`${job.path} comes out differently when it is rendered again.`)
  }
}

async function renderDocuments(ask: Ask, plan: Plan, release: Release, jobs: readonly RenderJob[], deadline: number) {
  const order: WorkOrder = { type: 'documents', json: JSON.stringify(plan.site), fresh: true }
  const answer = await ask(order, 'making its documents', deadline)
  const pagePaths = new Set(jobs.map(({ path }) => path))
  return readDocuments(contentOf(answer, 'its documents'), { prefixes: plan.prefixes[release.name] ?? [], pagePaths })
}

/** Reads a page, so that what is wrong with it is said with its path. @throws BadContent */
export function pageOf(answer: FromRunner, path: string, statuses: readonly number[]) {
  return readPage(contentOf(answer, path), path, statuses)
}

function contentOf(answer: FromRunner, what: string): string {
  if (answer.type === 'failed') throw new BadContent(`${what}: ${answer.reason}`)
  if (answer.type !== 'answer') throw new ProcessTrouble('answered something else.')
  if (answer.late) throw new BadContent(`after ${what} was made: ${answer.late}`)
  return answer.json
}

/** True when pages of this release are made of what a visitor asks for. */
export function rendersOnDemand({ routes }: Pick<Release, 'routes'>): boolean {
  return routes.some(({ path, query }) => query.length > 0 || path.includes(':'))
}
