import type { Placement } from '@site/contracts/Fragment'
import type { Release } from '@site/contracts/Release'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { RenderJob } from './bundle/RenderJob.ts'
import type { FoundFragments } from './fragments/createFragments.ts'
import { withFragments } from './fragments/withFragments.ts'
import { prerenderedPaths } from '@site/remote-kit/gate/prerenderedPaths'
import { lateProblem, withRemedy } from '@site/remote-kit/gate/withRemedy'
import type { Plan } from './plan/Plan.ts'
import { plainRequest } from './pageContents.ts'
import { siteOfPart } from './plan/siteOfPart.ts'
import { listedPages } from './plan/renderJobs.ts'
import { ProcessTrouble } from './process/startRenderProcess.ts'
import { BadContent, type RenderedPage, type RenderedPart, readDocuments, readPage } from './renderedContent.ts'
import type { ContentRequest, FromRunner, LoadRequest, ToRunner, WorkRequest } from './runner/RunnerMessage.ts'

/** Sends a request to a render process; `on` describes it for error messages. */
export type SendRequest = (request: ToRunner, on: string, deadline: number) => Promise<FromRunner>

/** Builds the request for a job; its content is read only when its turn comes. */
export type BuildRequest = (job: RenderJob) => Promise<WorkRequest>

const buildPlainRequest: BuildRequest = async (job) => plainRequest(job)

/** What a render process is given first. */
export type Loaded = { request: LoadRequest; contents?: AsyncIterable<ContentRequest> }

/** Compiles the files in a process and stores contents there. @throws BadContent when a file cannot be compiled. */
export async function load(send: SendRequest, { request, contents }: Loaded, deadline: number): Promise<void> {
  const message = await send(request, 'loading its server file', deadline)
  if (message.type === 'failed') throw new BadContent(message.reason)
  for await (const content of contents ?? []) {
    const kept = await send(content, `keeping the content of ${content.path}`, deadline)
    if (kept.type === 'failed') throw new BadContent(`the content of ${content.path}: ${kept.reason}`)
  }
}

/** Finds the fragments that a part's pages place. */
export type FindForPage = (places: readonly Placement[], path: string) => Promise<FoundFragments>

type Listed = {
  plan: Plan
  release: Release
  jobs: readonly RenderJob[]
  buildRequest: BuildRequest
  find: FindForPage
}

/** Renders the listed pages and the documents of a release, and the last page a second time. @throws BadContent, or ProcessTrouble. */
export async function renderListed(send: SendRequest, listed: Listed, deadline: number): Promise<RenderedPart> {
  const { release, jobs, buildRequest, find } = listed
  const rendering = { send, deadline, find, buildRequest }
  const pages = await renderPages(rendering, jobs)
  const documents = release.documents ? await renderDocuments(send, listed, deadline) : []
  await renderAgain(rendering, jobs, pages)
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

type Rendering = { send: SendRequest; deadline: number; find: FindForPage; buildRequest?: BuildRequest }

/** Renders pages one after the other, each in its own context, as on demand. @throws BadContent of the first bad page, or ProcessTrouble. */
export async function renderPages(rendering: Rendering, jobs: readonly RenderJob[]): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const job of jobs) pages.push(await renderPage(rendering, job, 'examined'))
  return pages
}

function renderPage(
  { send, deadline, find, buildRequest = buildPlainRequest }: Rendering,
  job: RenderJob,
  how: 'examined' | 'again',
): Promise<RenderedPage> {
  const { path } = job
  const statuses = job.of === 'remote' ? [200] : [200, 404, 503]
  const on = how === 'again' ? `rendering ${path} again` : `rendering ${path}`
  return withFragments(job, {
    find: (places) => find(places, path),
    async render(one) {
      const request = await buildRequest(one)
      return pageOf(await send({ ...request, examined: how === 'examined' }, on, deadline), path, statuses)
    },
  })
}

/** Renders the last page a second time: the result must be the same. */
async function renderAgain(rendering: Rendering, jobs: readonly RenderJob[], pages: RenderedPart['pages']) {
  const job = jobs.at(-1)
  const page = pages.at(-1)
  if (!job || !page) return
  const again = await renderPage(rendering, job, 'again')
  if (again.html !== page.html || again.json !== page.json) {
    throw new BadContent(`${job.path} comes out differently when it is rendered again.`)
  }
}

async function renderDocuments(send: SendRequest, { plan, release }: Listed, deadline: number) {
  const request: WorkRequest = { type: 'documents', json: JSON.stringify(siteOfPart(plan, release.name)) }
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
  if (message.late) throw new BadContent(lateProblem(what, message.late))
  return message.json
}
