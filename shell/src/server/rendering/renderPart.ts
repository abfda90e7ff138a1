import type { Release } from '@site/contracts/Release'
import type { RenderJob } from './bundle/RenderJob.ts'
import type { Plan } from './plan/Plan.ts'
import { plainOrder } from './pageContents.ts'
import { pagesAhead } from './plan/pagesAhead.ts'
import { listedPages } from './plan/renderJobs.ts'
import { ProcessTrouble } from './process/startRenderProcess.ts'
import { BadContent, type RenderedPart, readDocuments, readPage } from './renderedContent.ts'
import type { ContentOrder, FromRunner, LoadOrder, ToRunner, WorkOrder } from './runner/RunnerMessage.ts'

/** Gives a render process one order; `on` says for a person what it is about. */
export type Ask = (order: ToRunner, on: string, deadline: number) => Promise<FromRunner>

/** Orders the page of a job; what it is made from is read only when its turn comes. */
export type MakeOrder = (job: RenderJob) => Promise<WorkOrder>

const makePlainOrder: MakeOrder = async (job) => plainOrder(job)

type Loaded = { order: LoadOrder; contents?: AsyncIterable<ContentOrder> }

/** Has a process compile what it will run, and keep contents. @throws BadContent when a file cannot be compiled. */
export async function load(ask: Ask, { order, contents }: Loaded, deadline: number): Promise<void> {
  const answer = await ask(order, 'loading its server file', deadline)
  if (answer.type === 'failed') throw new BadContent(answer.reason)
  for await (const content of contents ?? []) {
    const kept = await ask(content, `keeping the content of ${content.path}`, deadline)
    if (kept.type === 'failed') throw new BadContent(`the content of ${content.path}: ${kept.reason}`)
  }
}

type Listed = { plan: Plan; release: Release; jobs: readonly RenderJob[]; makeOrder: MakeOrder }

/** Renders pages that a release lists, its documents too, and the last page again. @throws BadContent, or ProcessTrouble. */
export async function renderListed(ask: Ask, listed: Listed, deadline: number): Promise<RenderedPart> {
  const { release, jobs, makeOrder } = listed
  const pages = await renderPages(ask, jobs, deadline, makeOrder)
  const documents = release.documents ? await renderDocuments(ask, listed, deadline) : []
  await renderAgain(ask, jobs, pages, deadline, makeOrder)
  return { pages, documents }
}

/** The pages of a release that are made ahead. @throws BadContent when one of its list is not of its route. */
export async function jobsOf(
  plan: Plan,
  release: Release,
  hasChanged: (path: string) => Promise<boolean>,
): Promise<RenderJob[]> {
  const wanted = await pagesAhead(release, hasChanged)
  try {
    return listedPages(plan, release, wanted)
  } catch (error) {
    throw new BadContent(error instanceof Error ? error.message : String(error))
  }
}

/** Renders pages one after the other, each in a context of its own, as on demand. @throws BadContent of the first that is wrong, or ProcessTrouble. */
export async function renderPages(ask: Ask, jobs: readonly RenderJob[], deadline: number, makeOrder = makePlainOrder) {
  const pages = []
  for (const job of jobs) {
    const order = await makeOrder(job)
    const statuses = job.of === 'remote' ? [200] : [200, 404, 503]
    const answer = await ask(order, `rendering ${job.path}`, deadline)
    pages.push(pageOf(answer, job.path, statuses))
  }
  return pages
}

/** A second evaluation, in which the last page has to come out as it did among the others. */
async function renderAgain(
  ask: Ask,
  jobs: readonly RenderJob[],
  pages: RenderedPart['pages'],
  deadline: number,
  makeOrder: MakeOrder,
) {
  const job = jobs.at(-1)
  const page = pages.at(-1)
  if (!job || !page) return
  const order = await makeOrder(job)
  const again = pageOf(await ask(order, `rendering ${job.path} again`, deadline), job.path, [200])
  if (again.html !== page.html || again.json !== page.json) {
    throw new BadContent(`${job.path} comes out differently when it is rendered again.`)
  }
}

async function renderDocuments(ask: Ask, { plan, release }: Listed, deadline: number) {
  const order: WorkOrder = { type: 'documents', json: JSON.stringify(plan.site), fresh: true }
  const answer = await ask(order, 'making its documents', deadline)
  const pagePaths = new Set(release.routes.flatMap(({ paths }) => paths.map(({ path }) => path)))
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
