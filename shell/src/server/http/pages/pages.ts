import { isShellPath, ownsPath } from '@site/contracts/Registry'
import { isRoutesPath } from '@site/contracts/navigationPaths'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { loginPaths } from '../../admin/loginDocument.ts'
import { guardedCaching } from '../../admin/guard.ts'
import type { HostName, SiteHosts } from '../../configuration/siteHosts.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { ServedFile } from '../../releases/composition/servedFiles.ts'
import type { Serving } from '../../releases/serving/createServing.ts'
import { AskedTooMuch, RendererBusy } from '../../rendering/createFairQueue.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import { clientAddress } from '../../security/clientAddress.ts'
import { originOf } from '../../security/requestHost.ts'
import type { CanaryRouter } from '../canary/createCanaryRouter.ts'
import { respondToFailure, sendFailure } from '../errorHandlers.ts'
import { type Matched, recordMatched } from '../metrics/requestMetrics.ts'
import type { PreviewOf } from '../preview/previewOf.ts'
import { sendNoPreview, sendPreview, sendPreviewProblem } from '../preview/sendPreview.ts'
import { publicFiles } from '../publicFiles.ts'
import { recordServed } from './countDocuments.ts'
import type { DeskPages } from './deskPages.ts'
import { failurePage } from './failurePage.ts'
import { type RequestedPage, findPage } from './findPage.ts'
import { redirectOf } from './redirectOf.ts'
import { refusalOf, splitTarget } from './requestTarget.ts'
import { sendFinished } from './sendFinished.ts'

/** `Retry-After` in seconds for a page that is not available now. */
const RETRY_AFTER = 30

type Options = {
  serving: Pick<Serving, 'current' | 'onDemand' | 'remotes' | 'releaseFiles'>
  releasesFolder: string
  canaryRouter: CanaryRouter
  previewOf: PreviewOf
  hosts: SiteHosts
  desk: DeskPages
}

type Send = (page: FinishedPage, caching?: string) => Promise<FastifyReply>

/** True for a program that wants data rather than a page. */
function asksForData({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('json') && !accept.includes('text/html')
}

/** A preview may have a different file at a live address, such as a document's. */
function isSame(one: ServedFile, other: ServedFile | undefined): boolean {
  return one.name === other?.name && one.id === other.id && one.file === other.file
}

/** What a path was found to be; undefined for nothing or a redirect. */
function matchedBy({ asData, route, key }: RequestedPage, { finished }: Composition): Matched | undefined {
  if (asData) return { kind: 'data' }
  if (route) return { page: route.path }
  return finished.has(key) ? { kind: 'document' } : undefined
}

/** Handles every path that is not an endpoint: files of releases, pages, their data, and documents of the site. */
export const pages = fastifyPlugin<Options>(async (app, options) => {
  const { serving, releasesFolder, canaryRouter, previewOf, hosts, desk } = options
  const sendFile = await publicFiles(app, { releasesFolder, releaseFiles: serving.releaseFiles })

  /** On the desk's host, only the desk: nobody there is part of a canary. */
  const liveFor = async (request: FastifyRequest, reply: FastifyReply, pathname: string) =>
    request.servedHost === 'admin'
      ? { composition: desk.deskView(serving.current), onDemand: serving.onDemand }
      : canaryRouter.select(request, reply, pathname)

  app.setNotFoundHandler(async function handlePage(request, reply) {
    const target = request.originalUrl
    const refusal = refusalOf(target)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) {
      return respondToFailure(request, reply.header('allow', 'GET, HEAD'), refusal ?? 405, serving.current.finished)
    }
    const { pathname } = splitTarget(target)
    const { servedHost } = request
    /** To the host on which a path exists, if whoever asks can reach that. */
    const toHost = (host: HostName, path: string) => {
      const origin = originOf(host, hosts, request)
      return origin === undefined ? fail(404) : reply.header('cache-control', 'no-store').redirect(origin + path, 303)
    }
    if (servedHost === 'admin' && pathname === '/') return reply.redirect(desk.home(), 303)
    const shown = await previewOf(request)
    if (shown && 'problem' in shown) return sendPreviewProblem(request, reply, shown)
    if (servedHost === 'preview' && !shown) return sendNoPreview(request, reply, hosts)
    const { composition, onDemand } = shown?.preview ?? (await liveFor(request, reply, pathname))
    const common = canaryRouter.isSplit ? 'private, no-cache' : undefined
    const send: Send = (page, caching) =>
      shown ? sendPreview(reply, page, shown.previewed) : sendFinished(request, reply, page, caching ?? common)
    const fail = (status: 400 | 404 | 414 | 429 | 503, retryAfter = RETRY_AFTER) => {
      const page = asksForData(request) ? undefined : failurePage(composition.finished, status)
      if (status === 429 || status === 503) reply.header('retry-after', String(retryAfter))
      return page ? send(page) : respondToFailure(request, reply, status, composition.finished)
    }
    const redirect = (address: string) => {
      recordMatched(request, { kind: 'redirect' })
      return reply.header('cache-control', 'no-cache').redirect(address, 308)
    }

    const file = composition.files.get(pathname)
    if (file) recordMatched(request, { kind: 'file' })
    const isOfPreview = file && shown && !isSame(file, serving.current.files.get(pathname))
    if (file && (await sendFile(request, reply, { address: pathname, file, composition }, isOfPreview))) return reply
    const page = refusal ? undefined : findPage(composition, target)
    if (servedHost === 'site' && page && desk.isDesk(page.path)) {
      // A visitor who opens the address of a form's endpoint is not one of the team.
      return page.asData || isShellPath(page.path) ? fail(404) : toHost('admin', page.path)
    }
    if (servedHost === 'admin' && page && !page.route && desk.isGuarded(page.path)) {
      if (page.asData) return fail(404)
      if (!app.guard.hasLogin) return toHost('site', page.path)
      // Through the login, which knows the session here. Back from another host, some browsers would not send its cookie.
      return reply.redirect(`${loginPaths.login}?${new URLSearchParams({ para: page.path, em: 'site' })}`, 303)
    }
    const elsewhere = servedHost === 'admin' ? undefined : redirectOf(composition, target, page)
    if (!page) return elsewhere === undefined ? fail(refusal ?? 404) : redirect(elsewhere)
    recordMatched(request, matchedBy(page, composition))
    const asksForLogin = page.guarded || (servedHost === 'admin' && page.route !== undefined)
    if (asksForLogin && !(await app.guard.admits(request, reply, page.asData ? 'file' : 'document'))) return reply

    if (page.guarded || page.route?.noindex) reply.header('x-robots-tag', 'noindex, nofollow')
    if (page.isGone) return sendFailure(reply, 410)
    if (elsewhere !== undefined) return redirect(elsewhere)
    const caching = page.guarded ? guardedCaching.document : undefined
    if (servedHost === 'site') recordServed(request, composition, page)
    const ready = page.query === '' ? composition.finished.get(page.key) : undefined
    if (ready) return send(ready, caching)
    if (isRoutesPath(pathname)) {
      // Of a former edition: its documents navigate by full page loads from now on, and nothing has failed.
      return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send('[]')
    }
    if (!page.route) {
      const down =
        servedHost !== 'admin' &&
        serving.remotes.some(
          ({ name, prefixes }) =>
            ownsPath(prefixes, page.path) && !composition.releases.some((release) => release.name === name),
        )
      return fail(down ? 503 : 404)
    }
    try {
      const rendered = await onDemand(page.path, page.query, clientAddress(request))
      const finished = page.asData ? rendered.data : rendered.document
      return finished ? send(finished, caching) : fail(404)
    } catch (error) {
      if (error instanceof AskedTooMuch) return fail(429, error.retryAfter)
      const reason = messageOf(error)
      request.log.error({ path: page.path, reason }, 'not rendered')
      return fail(503, error instanceof RendererBusy ? error.retryAfter : RETRY_AFTER)
    }
  })
})
