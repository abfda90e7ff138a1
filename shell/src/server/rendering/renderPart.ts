import type { Release } from '@site/contracts/Release'
import { messageOf } from '@site/remote-kit/release/messageOf'
import type { RenderJob } from './bundle/RenderJob.ts'
import { withRemedy } from './gate/withRemedy.ts'
import type { Plan } from './plan/Plan.ts'
import { plainRequest } from './pageContents.ts'
import { prerenderedPaths } from './plan/prerenderedPaths.ts'
import { siteOfPart } from './plan/siteOfPart.ts'
import { listedPages } from './plan/renderJobs.ts'
import { ProcessTrouble } from './process/startRenderProcess.ts'
import { BadContent, type RenderedPart, readDocuments, readPage } from './renderedContent.ts'
import type { ContentRequest, FromRunner, LoadRequest, ToRunner, WorkRequest } from './runner/RunnerMessage.ts'

/** Sends a request to a render process; `on` describes it for error messages. */
export type SendRequest = (request: ToRunner, on: string, deadline: number) => Promise<FromRunner>

/** Builds the request for a job; its content is read only when its turn comes. */
export type BuildRequest = (job: RenderJob) => Promise<WorkRequest>

const buildPlainRequest: BuildRequest = async (job) => plainRequest(job)

type Loaded = { request: LoadRequest; contents?: AsyncIterable<ContentRequest> }

/** Compiles the files in a process and stores contents there. @throws BadContent when a file cannot be compiled. */
export async function load(send: SendRequest, { request, contents }: Loaded, deadline: number): Promise<void> {
  const message = await send(request, 'loading its server file', deadline)
  if (message.type === 'failed') throw new BadContent(message.reason)
  for await (const content of contents ?? []) {
    const kept = await send(content, `keeping the content of ${content.path}`, deadline)
    if (kept.type === 'failed') throw new BadContent(`the content of ${content.path}: ${kept.reason}`)
  }
}

type Listed = { plan: Plan; release: Release; jobs: readonly RenderJob[]; buildRequest: BuildRequest }

/** Renders the listed pages and the documents of a release, and the last page a second time. @throws BadContent, or ProcessTrouble. */
export async function renderListed(send: SendRequest, listed: Listed, deadline: number): Promise<RenderedPart> {
  const { release, jobs, buildRequest } = listed
  const pages = await renderPages(send, jobs, deadline, buildRequest)
  const documents = release.documents ? await renderDocuments(send, listed, deadline) : []
  await renderAgain(send, jobs, pages, deadline, buildRequest)
  return { pages, documents }
}

/** The jobs for pages that are prerendered. @throws BadContent when a listed path does not match its route. */
export async function jobsOf(
  plan: Plan,
  release: Release,
  hasChanged: (path: string) => Promise<boolean>,
): Promise<RenderJob[]> {
  const paths = await prerenderedPaths(release, hasChanged)
  try {
    return listedPages(plan, release, paths)
  } catch (error) {
    throw new BadContent(messageOf(error))
  }
}

/** Renders pages one after the other, each in its own context, as on demand. @throws BadContent of the first bad page, or ProcessTrouble. */
export async function renderPages(
  send: SendRequest,
  jobs: readonly RenderJob[],
  deadline: number,
  buildRequest = buildPlainRequest,
) {
  const pages = []
  for (const job of jobs) {
    const request = await buildRequest(job)
    const statuses = job.of === 'remote' ? [200] : [200, 404, 503]
    const message = await send({ ...request, examined: true }, `rendering ${job.path}`, deadline)
    pages.push(pageOf(message, job.path, statuses))
  }
  return pages
}

/** Renders the last page a second time: the result must be the same. */
async function renderAgain(
  send: SendRequest,
  jobs: readonly RenderJob[],
  pages: RenderedPart['pages'],
  deadline: number,
  buildRequest: BuildRequest,
) {
  const job = jobs.at(-1)
  const page = pages.at(-1)
  if (!job || !page) return
  const request = await buildRequest(job)
  const again = pageOf(await send(request, `rendering ${job.path} again`, deadline), job.path, [200])
  if (again.html !== page.html || again.json !== page.json) {
    throw new BadContent(`${job.path} comes out differently when it is rendered again.`)
  }
}

async function renderDocuments(send: SendRequest, { plan, release }: Listed, deadline: number) {
  const request: WorkRequest = { type: 'documents', json: JSON.stringify(siteOfPart(plan, release.name)), fresh: true }
  const message = await send(request, 'making its documents', deadline)
  const pagePaths = new Set(release.routes.flatMap(({ paths }) => paths.map(({ path }) => path)))
  return readDocuments(contentOf(message, 'its documents'), { prefixes: plan.prefixes[release.name] ?? [], pagePaths })
}

/** Reads a page, with its path in the error message. @throws BadContent */
function pageOf(message: FromRunner, path: string, statuses: readonly number[]) {
  const page = readPage(contentOf(message, path), path, statuses)
  if (message.type === 'answer' && message.problem) throw new BadContent(`${path}: ${message.problem}`)
  return page
}

function contentOf(message: FromRunner, what: string): string {
  if (message.type === 'failed') throw new BadContent(`${what}: ${withRemedy(message.reason)}`)
  if (message.type !== 'answer') throw new ProcessTrouble('answered something else.')
  if (message.late) throw new BadContent(`after ${what} was made: ${message.late}`)
  return message.json
}
