import { basename, join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { contentFileOf, contentIn } from '@site/contracts/PageContent'
import type { Release, ReleaseRoute } from '@site/contracts/Release'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { LRUCache } from 'lru-cache'
import { ReleaseProblem } from '../releases/storage/ReleaseProblem.ts'
import { hashSafely } from '../releases/storage/readSafely.ts'
import type { RenderJob } from './bundle/RenderJob.ts'
import type { ContentOrder, WorkOrder } from './runner/RunnerMessage.ts'

/** What a release holds for one of its pages alone, as JSON; undefined where it has nothing. @throws ReleaseProblem */
export type PageContents = (release: Holding, path: string) => Promise<string | undefined>

type Holding = Pick<Release, 'name' | 'id' | 'files'>

/** Files of contents whose text stays at hand for a while: several pages that are asked for together may be in one. */
const FILES_AT_HAND = { max: 16, ttl: 5_000, ttlAutopurge: true }
/** Bytes or characters that are worked on at once. */
const STEP = 256 * 1024

/**
 * Reads contents from the releases of this machine as they are needed, so that none of them takes up memory. Each file has
 * to be what its release says, also long after the release was let in.
 */
export function createPageContents(releasesFolder: string): PageContents {
  const atHand = new LRUCache<string, Promise<string>>(FILES_AT_HAND)

  async function read(file: string, stated: string): Promise<string> {
    const { hash, content } = await hashSafely(file, releaseLimits.file, true)
    if (hash !== stated) throw new ReleaseProblem('trouble', 'forged', `${basename(file)} is no longer as it was.`)
    return decode(content)
  }

  return async ({ name, id, files }, path) => {
    const file = contentFileOf(path)
    const stated = files[file]
    if (stated === undefined) return undefined
    const known = atHand.get(stated)
    if (known) return contentIn(await known, path)
    const text = read(join(releasesFolder, name, id, file), stated)
    atHand.set(stated, text)
    text.catch(() => atHand.delete(stated))
    return contentIn(await text, path)
  }
}

/** The text of a file, which may be megabytes, in steps between which requests are answered. */
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
 * Says whether the content of a page differs from that of the `former` release; without one none does. A file that is the
 * same in both is not read, and what cannot be read any more of the former one differs. @throws ReleaseProblem
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

/** Orders to keep the contents of pages that have one address and many queries. @throws ReleaseProblem */
export async function* heldContents(contents: PageContents, release: Release): AsyncGenerator<ContentOrder> {
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

/** Orders a page of a job, with what its release holds for it, where its route has such contents. @throws ReleaseProblem */
export function orderMaker(contents: PageContents, release: Release) {
  const withContent = new Map(release.routes.filter(({ content }) => content).map((route) => [route.path, route]))
  return async (job: RenderJob): Promise<WorkOrder> => {
    const route = job.of === 'remote' ? withContent.get(job.snapshot.page.route.path) : undefined
    if (!route) return plainOrder(job)
    if (!hasParameters(route)) return { ...plainOrder(job), held: job.path }
    return plainOrder({ ...job, content: await contents(release, job.path) })
  }
}

/** Orders a page that is made from its job alone. */
export function plainOrder(job: RenderJob & { content?: string | undefined }): WorkOrder {
  return { type: 'page', json: JSON.stringify(job), fresh: true }
}
