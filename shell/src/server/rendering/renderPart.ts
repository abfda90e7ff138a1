import type { Release } from '@site/contracts/Release'
import type { RenderJob } from './bundle/RenderJob.ts'
import type { Plan } from './plan/Plan.ts'
import { listedPages } from './plan/renderJobs.ts'
import { ProcessTrouble } from './process/startRenderProcess.ts'
import { BadContent, type RenderedPart, readDocuments, readPage } from './renderedContent.ts'
import type { FromRunner, LoadOrder, WorkOrder } from './runner/RunnerMessage.ts'

/** A remote of this many pages has a fresh context for each; a larger one for every fiftieth. */
const FRESH_FOR_EACH = 100
const PAGES_PER_CONTEXT = 50

/** Gives a render process one order; `on` says for a person what it is about. */
export type Ask = (order: LoadOrder | WorkOrder, on: string, deadline: number) => Promise<FromRunner>

/** Has a process compile what it will run. @throws BadContent when a file cannot be compiled. */
export async function load(ask: Ask, order: LoadOrder, deadline: number): Promise<void> {
  const answer = await ask(order, 'loading its server file', deadline)
  if (answer.type === 'failed') throw new BadContent(answer.reason)
}

/** Renders everything that a release lists, its documents too, and the last page again. @throws BadContent, or ProcessTrouble. */
export async function renderListed(
  ask: Ask,
  plan: Plan,
  release: Release,
  jobs: readonly RenderJob[],
  deadline: number,
): Promise<RenderedPart> {
  const pages = await renderPages(ask, jobs, deadline)
  const documents = release.documents ? await renderDocuments(ask, plan, release, jobs, deadline) : []
  await renderAgain(ask, jobs, pages, deadline)
  return { pages, documents }
}

/** The pages that a release lists. @throws BadContent when one of them is not of its route. */
export function jobsOf(plan: Plan, release: Release): RenderJob[] {
  try {
    return listedPages(plan, release)
  } catch (error) {
    throw new BadContent(error instanceof Error ? error.message : String(error))
  }
}

/** Renders pages one after the other. @throws BadContent of the first that is wrong, or ProcessTrouble. */
export async function renderPages(ask: Ask, jobs: readonly RenderJob[], deadline: number) {
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
function pageOf(answer: FromRunner, path: string, statuses: readonly number[]) {
  return readPage(contentOf(answer, path), path, statuses)
}

function contentOf(answer: FromRunner, what: string): string {
  if (answer.type === 'failed') throw new BadContent(`${what}: ${answer.reason}`)
  if (answer.type !== 'answer') throw new ProcessTrouble('answered something else.')
  if (answer.late) throw new BadContent(`after ${what} was made: ${answer.late}`)
  return answer.json
}
