import { ownsPath, type RegisteredRemote } from '@site/contracts/Registry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shellPages } from '../../../universal/routing/shellPaths.ts'
import { isRoutesPath } from '../../../universal/routing/shellPaths.ts'
import { type Guard, guardedCaching } from '../../admin/guard.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import { isListed } from '../../releases/composition/listedPages.ts'
import type { ServedFile } from '../../releases/composition/servedFiles.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import { RendererBusy } from '../../rendering/createRemoteRenderer.ts'
import { sendFailure } from '../errorHandlers.ts'
import { type Matched, noteMatched } from '../metrics/requestMetrics.ts'
import type { ServedFor } from '../canary/servedFor.ts'
import type { SendFile } from '../publicFiles.ts'
import type { PreviewOf } from '../preview/previewOf.ts'
import { noteRepeatable } from '../responseCache/repeatAnswers.ts'
import { sendPreview, sendPreviewProblem } from '../preview/sendPreview.ts'
import { noteShown } from './countDocuments.ts'
import { type AskedPage, findPage } from './findPage.ts'
import { noVarySearch } from './noVarySearch.ts'
import { splitTarget, withoutTrailingSlashes } from './requestTarget.ts'
import { sendFinished } from './sendFinished.ts'

/** After how many seconds to ask again for a page that cannot be had now. */
const RETRY_AFTER = 30

type Options = {
  current: () => Composition
  registry: () => readonly RegisteredRemote[]
  guard: Guard
  sendFile: SendFile
  servedFor: ServedFor
  previewOf: PreviewOf
}

type Send = (page: FinishedPage, caching?: string) => FastifyReply

/** Where a page has gone that a release had before. */
function movedTo({ releases }: Composition, path: string): string | undefined {
  const target = releases.find(({ redirects = {} }) => Object.hasOwn(redirects, path))?.redirects?.[path]
  // A page that is there leads nowhere else, also one that is yet to be made.
  return target !== undefined && isListed(releases, path) ? undefined : target
}

/** A preview may have another file at an address that is live, such as a document's. */
function isSame(one: ServedFile, other: ServedFile | undefined): boolean {
  return one.folder === other?.folder && one.file === other.file
}

/** What a path was found to be; undefined where there is nothing, or a redirect at most. */
function matchedBy({ asData, route, key }: AskedPage, { finished }: Composition): Matched | undefined {
  if (asData) return { kind: 'data' }
  if (route) return { page: route.path }
  return finished.has(key) ? { kind: 'document' } : undefined
}

/** Answers every path that is no endpoint: files of releases, pages, their data, and documents of the site. */
export function pageHandler({ current, registry, guard, sendFile, servedFor, previewOf }: Options) {
  return async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendFailure(reply.header('allow', 'GET, HEAD'), 405)
    }
    const { pathname, search } = splitTarget(request.url)
    const shown = await previewOf(request)
    if (shown && 'problem' in shown) return sendPreviewProblem(request, reply, shown)
    const { composition, onDemand } = shown?.preview ?? (await servedFor.of(request, reply, pathname))
    const common = servedFor.isDivided ? 'private, no-cache' : undefined
    const send: Send = (page, caching) =>
      shown ? sendPreview(reply, page, shown.previewed) : sendFinished(request, reply, page, caching ?? common)
    const fail = (kind: 'notFound' | 'unavailable', retryAfter = RETRY_AFTER) => {
      const page = composition.finished.get(shellPages[kind])
      if (kind === 'unavailable') reply.header('retry-after', String(retryAfter))
      return page ? send(page) : sendFailure(reply, kind === 'notFound' ? 404 : 503)
    }

    const file = composition.files.get(pathname)
    if (file) noteMatched(request, { kind: 'file' })
    const isOfPreview = file && shown && !isSame(file, current().files.get(pathname))
    if (file && (await sendFile(request, reply, { address: pathname, file, composition }, isOfPreview))) return reply
    if (pathname.length > 1 && pathname.endsWith('/') && !pathname.startsWith('/_data')) {
      noteMatched(request, { kind: 'redirect' })
      return reply.redirect(withoutTrailingSlashes(pathname) + search, 308)
    }
    const page = findPage(composition, request.url)
    if (!page) return fail('notFound')
    noteMatched(request, matchedBy(page, composition))
    if (page.guarded && !(await guard.admits(request, reply, page.asData ? 'file' : 'document'))) return reply

    if (page.guarded || page.route?.noindex) reply.header('x-robots-tag', 'noindex, nofollow')
    if (page.isGone) return sendFailure(reply, 410)
    if (page.route && !page.asData) reply.header('no-vary-search', noVarySearch(page.route.query))
    const caching = page.guarded ? guardedCaching.document : undefined
    if (!shown) noteShown(request, composition, page)
    const ready = page.query === '' ? composition.finished.get(page.key) : undefined
    if (ready) {
      // Nothing of who asks has decided it.
      if (!shown && !file && !caching && !common && ready.status === 200) {
        const looksAtQuery = (page.route?.query.length ?? 0) > 0
        noteRepeatable(request, { composition, pathname, page: ready, looksAtQuery })
      }
      return send(ready, caching)
    }
    const moved = page.asData || composition.finished.has(page.key) ? undefined : movedTo(composition, page.path)
    if (moved) {
      noteMatched(request, { kind: 'redirect' })
      return reply.header('cache-control', 'no-cache').redirect(encodeURI(moved) + search, 308)
    }
    if (isRoutesPath(pathname)) {
      // Of a former edition: its documents go by addresses from now on, and nothing has failed.
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
