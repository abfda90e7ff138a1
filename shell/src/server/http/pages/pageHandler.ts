import { ownsPath, type RegisteredRemote } from '@site/contracts/Registry'
import { isRoutesPath } from '@site/contracts/navigationPaths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shellPages } from '../../../universal/routing/shellPaths.ts'
import { type Guard, guardedCaching } from '../../admin/guard.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import { isListed } from '../../releases/composition/listedPages.ts'
import type { ServedFile } from '../../releases/composition/servedFiles.ts'
import { RendererBusy } from '../../rendering/createRemoteRenderer.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { CanaryRouter } from '../canary/createCanaryRouter.ts'
import { sendFailure } from '../errorHandlers.ts'
import { type Matched, recordMatched } from '../metrics/requestMetrics.ts'
import type { PreviewOf } from '../preview/previewOf.ts'
import { sendPreview, sendPreviewProblem } from '../preview/sendPreview.ts'
import type { SendFile } from '../publicFiles.ts'
import { markCacheable } from '../responseCache/cacheResponses.ts'
import { recordServed } from './countDocuments.ts'
import { type RequestedPage, findPage } from './findPage.ts'
import { noVarySearch } from './noVarySearch.ts'
import { splitTarget, withoutTrailingSlashes } from './requestTarget.ts'
import { sendFinished } from './sendFinished.ts'

/** `Retry-After` in seconds for a page that is not available now. */
const RETRY_AFTER = 30

type Options = {
  current: () => Composition
  registry: () => readonly RegisteredRemote[]
  guard: Guard
  sendFile: SendFile
  canaryRouter: CanaryRouter
  previewOf: PreviewOf
}

type Send = (page: FinishedPage, caching?: string) => FastifyReply

/** The redirect target of a path at which a release formerly had a page. */
function movedTo({ releases }: Composition, path: string): string | undefined {
  const target = releases.find(({ redirects = {} }) => Object.hasOwn(redirects, path))?.redirects?.[path]
  // An existing page is not redirected, even if it is not rendered yet.
  return target !== undefined && isListed(releases, path) ? undefined : target
}

/** A preview may have a different file at a live address, such as a document's. */
function isSame(one: ServedFile, other: ServedFile | undefined): boolean {
  return one.folder === other?.folder && one.file === other.file
}

/** What a path was found to be; undefined for nothing or a redirect. */
function matchedBy({ asData, route, key }: RequestedPage, { finished }: Composition): Matched | undefined {
  if (asData) return { kind: 'data' }
  if (route) return { page: route.path }
  return finished.has(key) ? { kind: 'document' } : undefined
}

/** Handles every path that is not an endpoint: files of releases, pages, their data, and documents of the site. */
export function pageHandler({ current, registry, guard, sendFile, canaryRouter, previewOf }: Options) {
  return async function handlePage(request: FastifyRequest, reply: FastifyReply) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendFailure(reply.header('allow', 'GET, HEAD'), 405)
    }
    const { pathname, search } = splitTarget(request.url)
    const shown = await previewOf(request)
    if (shown && 'problem' in shown) return sendPreviewProblem(request, reply, shown)
    const { composition, onDemand } = shown?.preview ?? (await canaryRouter.select(request, reply, pathname))
    const common = canaryRouter.isSplit ? 'private, no-cache' : undefined
    const send: Send = (page, caching) =>
      shown ? sendPreview(reply, page, shown.previewed) : sendFinished(request, reply, page, caching ?? common)
    const fail = (kind: 'notFound' | 'unavailable', retryAfter = RETRY_AFTER) => {
      const page = composition.finished.get(shellPages[kind])
      if (kind === 'unavailable') reply.header('retry-after', String(retryAfter))
      return page ? send(page) : sendFailure(reply, kind === 'notFound' ? 404 : 503)
    }

    const file = composition.files.get(pathname)
    if (file) recordMatched(request, { kind: 'file' })
    const isOfPreview = file && shown && !isSame(file, current().files.get(pathname))
    if (file && (await sendFile(request, reply, { address: pathname, file, composition }, isOfPreview))) return reply
    if (pathname.length > 1 && pathname.endsWith('/') && !pathname.startsWith('/_data')) {
      recordMatched(request, { kind: 'redirect' })
      return reply.redirect(withoutTrailingSlashes(pathname) + search, 308)
    }
    const page = findPage(composition, request.url)
    if (!page) return fail('notFound')
    recordMatched(request, matchedBy(page, composition))
    if (page.guarded && !(await guard.admits(request, reply, page.asData ? 'file' : 'document'))) return reply

    if (page.guarded || page.route?.noindex) reply.header('x-robots-tag', 'noindex, nofollow')
    if (page.isGone) return sendFailure(reply, 410)
    if (page.route && !page.asData) reply.header('no-vary-search', noVarySearch(page.route.query))
    const caching = page.guarded ? guardedCaching.document : undefined
    if (!shown) recordServed(request, composition, page)
    const ready = page.query === '' ? composition.finished.get(page.key) : undefined
    if (ready) {
      // Nothing about the client has influenced the response.
      if (!shown && !file && !caching && !common && ready.status === 200) {
        markCacheable(request, { composition, pathname, page: ready, query: page.route?.query ?? [] })
      }
      return send(ready, caching)
    }
    const moved = page.asData || composition.finished.has(page.key) ? undefined : movedTo(composition, page.path)
    if (moved) {
      recordMatched(request, { kind: 'redirect' })
      return reply.header('cache-control', 'no-cache').redirect(encodeURI(moved) + search, 308)
    }
    if (isRoutesPath(pathname)) {
      // Of a former edition: its documents navigate by full page loads from now on, and nothing has failed.
      return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send('[]')
    }
    if (!page.route) {
      const down = registry().some(
        ({ name, prefixes }) =>
          ownsPath(prefixes, page.path) && !composition.releases.some((release) => release.name === name),
      )
      return fail(down ? 'unavailable' : 'notFound')
    }
    try {
      const made = await onDemand(page.path, page.query)
      const finished = page.asData ? made.data : made.document
      return finished ? send(finished, caching) : fail('notFound')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      request.log.error({ path: page.path, reason }, 'not rendered')
      return fail('unavailable', error instanceof RendererBusy ? error.retryAfter : RETRY_AFTER)
    }
  }
}
