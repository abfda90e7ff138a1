import { join } from 'node:path'
import { contentFileOf, contentIn } from '@site/contracts/PageContent'
import type { Release } from '@site/contracts/Release'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { ReleaseProblem } from '../releases/storage/ReleaseProblem.ts'
import { hashSafely } from '../releases/storage/readSafely.ts'
import type { RenderJob } from './bundle/RenderJob.ts'

/** What a release holds for one of its pages alone, as JSON; undefined where it has nothing. @throws ReleaseProblem */
export type PageContents = (
  release: Pick<Release, 'name' | 'id' | 'files'>,
  path: string,
) => Promise<string | undefined>

/**
 * Reads contents from the releases of this machine as they are needed, so that none of them takes up memory. Each file has
 * to be what its release says, also long after the release was let in.
 */
export function createPageContents(releasesFolder: string): PageContents {
  return async ({ name, id, files }, path) => {
    const file = contentFileOf(path)
    const stated = files[file]
    if (stated === undefined) return undefined
    const { hash, content } = await hashSafely(join(releasesFolder, name, id, file), releaseLimits.file, true)
    if (hash !== stated) throw new ReleaseProblem('trouble', 'forged', `${file} is no longer as it was.`)
    return contentIn(content.toString(), path)
  }
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

/** Adds to a page's job what its release holds for it, where its route has such contents. @throws ReleaseProblem */
export function jobFiller(contents: PageContents, release: Release) {
  const withContent = new Set(release.routes.filter(({ content }) => content).map(({ path }) => path))
  return async (job: RenderJob): Promise<RenderJob> => {
    if (job.of !== 'remote' || !withContent.has(job.snapshot.page.route.path)) return job
    return { ...job, content: await contents(release, job.path) }
  }
}
