import { basename, join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { contentFileOf, contentIn } from '@site/contracts/PageContent'
import type { Release, ReleaseRoute } from '@site/contracts/Release'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { LRUCache } from 'lru-cache'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { hashSafely } from '../releaseStore/readSafely.ts'
import type { RenderJob } from './bundle/RenderJob.ts'
import type { ContentRequest, WorkRequest } from './runner/RunnerMessage.ts'

/** Returns the content that a release has for one page, as JSON; undefined where it has none. @throws ReleaseProblem */
export type PageContents = (release: Holding, path: string) => Promise<string | undefined>

type Holding = Pick<Release, 'name' | 'id' | 'files'>

/** Content files are cached for a moment: several pages that are requested together may be in one. */
const FILE_CACHE = { max: 16, ttl: 5_000, ttlAutopurge: true }
/** Bytes or characters that are processed without a pause. */
const STEP = 256 * 1024

/**
 * Reads contents from the releases on this machine when they are needed, so that they take no memory. The hash of each file is
 * checked every time, long after the release was admitted.
 */
export function createPageContents(releasesFolder: string): PageContents {
  const fileCache = new LRUCache<string, Promise<string>>(FILE_CACHE)

  async function read(file: string, stated: string): Promise<string> {
    const { hash, content } = await hashSafely(file, releaseLimits.file, true)
    if (hash !== stated) throw new ReleaseProblem('trouble', 'forged', `${basename(file)} has changed.`)
    return decode(content)
  }

  return async ({ name, id, files }, path) => {
    const file = contentFileOf(path)
    const stated = files[file]
    if (stated === undefined) return undefined
    const known = fileCache.get(stated)
    if (known) return contentIn(await known, path)
    const text = read(join(releasesFolder, name, id, file), stated)
    fileCache.set(stated, text)
    text.catch(() => fileCache.delete(stated))
    return contentIn(await text, path)
  }
}

/** Decodes a file, which may be megabytes, in steps, so that requests are served in between. */
async function decode(content: Buffer): Promise<string> {
  const decoder = new StringDecoder('utf8')
  let text = ''
  for (let from = 0; from < content.length; from += STEP) {
    if (from > 0) await nextTurn()
    text += decoder.write(content.subarray(from, from + STEP))
  }
  return text
}

/**
 * Returns whether the content of a page differs from the `former` release; without a former one it does not. A file with the
 * same hash in both is not read; one that can no longer be read counts as different. @throws ReleaseProblem
 */
export function contentComparison(contents: PageContents, release: Release, former: Release | undefined) {
  return async (path: string): Promise<boolean> => {
    const file = contentFileOf(path)
    if (!former || release.files[file] === former.files[file]) return false
    const before = await contents(former, path).catch(() => undefined)
    return (await contents(release, path)) !== before
  }
}

const hasParameters = ({ path }: Pick<ReleaseRoute, 'path'>) => path.includes(':')

/** Requests that store the contents of pages with one address and many queries. @throws ReleaseProblem */
export async function* storedContents(contents: PageContents, release: Release): AsyncGenerator<ContentRequest> {
  for (const route of release.routes) {
    if (!route.content || hasParameters(route)) continue
    for (const { path } of route.paths) {
      const content = (await contents(release, path)) ?? ''
      for (let from = 0; from < content.length; from += STEP) {
        yield { type: 'content', path, part: content.slice(from, from + STEP) }
      }
    }
  }
}

/** Builds the request for a job, with the page's content where its route has contents. @throws ReleaseProblem */
export function requestBuilder(contents: PageContents, release: Release) {
  const withContent = new Map(release.routes.filter(({ content }) => content).map((route) => [route.path, route]))
  return async (job: RenderJob): Promise<WorkRequest> => {
    const route = job.of === 'remote' ? withContent.get(job.snapshot.page.route.path) : undefined
    if (!route) return plainRequest(job)
    if (!hasParameters(route)) return { ...plainRequest(job), contentPath: job.path }
    return plainRequest({ ...job, content: await contents(release, job.path) })
  }
}

/** Builds the request for a page that needs nothing but its job. */
export function plainRequest(job: RenderJob & { content?: string | undefined }): WorkRequest {
  return { type: 'page', json: JSON.stringify(job) }
}
