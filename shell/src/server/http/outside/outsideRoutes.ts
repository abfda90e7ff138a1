import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { dataPath } from '@site/contracts/navigationPaths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import * as v from 'valibot'
import type { Configuration } from '../../configuration/readConfiguration.ts'
import type { Serving } from '../../releases/serving/createServing.ts'
import { AskedTooMuch, RendererBusy } from '../../rendering/createFairQueue.ts'
import { textOf } from '../../rendering/finished/FinishedPage.ts'
import { isGuarded } from '../../rendering/plan/fragmentEntries.ts'
import { clientAddress } from '../../security/clientAddress.ts'
import { originOf } from '../../security/requestHost.ts'
import { withoutDocumentHeaders } from '../../security/securityHeaders.ts'
import { sendFailure } from '../errorHandlers.ts'
import { findPage } from '../pages/findPage.ts'
import { refusalOf } from '../pages/requestTarget.ts'
import { negotiateEncoding } from '../pages/sendFinished.ts'
import { createOutsideFiles } from './outsideFiles.ts'
import { outsideSite } from './outsideSite.ts'

type Options = {
  configuration: Pick<Configuration, 'outsideOrigins' | 'releasesFolder' | 'hosts'>
  serving: Pick<Serving, 'current' | 'onDemand' | 'releaseFiles'>
}

/** Module Federation's own name for it. */
const MANIFEST = 'mf-manifest.json'

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  // Types, for the compiler of a host.
  '.zip': 'application/zip',
  '.ts': 'text/plain; charset=utf-8',
}

const manifestSchema = v.looseObject({ metaData: v.looseObject({ publicPath: v.string() }) })
const namedSchema = v.object({ remote: v.string(), id: v.optional(v.string(), ''), file: v.optional(v.string(), '') })
const askedSchema = v.object({ path: v.pipe(v.string(), v.startsWith('/')), query: v.optional(v.string(), '') })

/**
 * What releases offer to the sites that the operator lists: a Module Federation container of each remote, at an address that
 * follows what is live, with the facts and the data that its parts show. Without such sites there is nothing of it.
 */
export async function outsideRoutes(app: FastifyInstance, { configuration, serving }: Options) {
  const { outsideOrigins, releasesFolder, hosts } = configuration
  if (outsideOrigins.length === 0) return
  const fileOf = createOutsideFiles(releasesFolder)
  const config = { hosts: ['site'] as const }

  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', vary: 'accept-encoding, origin' })
    if (origin !== undefined && outsideOrigins.includes(origin)) reply.header('access-control-allow-origin', origin)
  })

  const namedBy = ({ params }: FastifyRequest) => v.parse(namedSchema, params)

  /** The live release of a remote that other sites may show. */
  function liveOf({ remote, id }: { remote: string; id?: string }) {
    const release = serving.current.releases.find(({ name }) => name === remote)
    return release && !isGuarded(release) && (id === undefined || release.id === id) ? release : undefined
  }

  app.get(`/_mf/:remote/${MANIFEST}`, { config }, async (request, reply) => {
    const release = liveOf({ remote: namedBy(request).remote })
    const file = release && (await fileOf(serving.current, release, MANIFEST))
    const built = file && (await serving.releaseFiles.read(file))
    const origin = originOf('site', hosts, request)
    if (!built || origin === undefined) return sendFailure(reply, 404)
    const { name, id } = release
    return sendJson(request, reply, outsideManifest(built.toString(), `${origin}/_mf/${name}/${id}/`))
  })

  app.get('/_mf/:remote/site.json', { config }, async (request, reply) => {
    const release = liveOf({ remote: namedBy(request).remote })
    return release ? sendJson(request, reply, outsideSite(release, serving.current)) : sendFailure(reply, 404)
  })

  /** The data of a page, for code of the same release. */
  app.get('/_mf/:remote/:id/page.json', { config }, async (request, reply) => {
    const asked = v.safeParse(askedSchema, request.query)
    if (!asked.success) return sendFailure(reply, 400)
    const { remote, id } = namedBy(request)
    if (!liveOf({ remote, id })) return sendFailure(reply, 410)
    const { path, query } = asked.output
    const target = `${dataPath(id, path)}?${query}`
    const page = refusalOf(target) ? undefined : findPage(serving.current, target)
    if (!page || page.isGone || page.guarded) return sendFailure(reply, 404)
    const ready = page.query === '' ? serving.current.finished.get(page.key) : undefined
    try {
      const data = ready ?? (await serving.onDemand(page.path, page.query, clientAddress(request))).data
      return data ? sendJson(request, reply, JSON.parse(await textOf(data))) : sendFailure(reply, 404)
    } catch (error) {
      if (error instanceof AskedTooMuch) reply.header('retry-after', String(error.retryAfter))
      return sendFailure(reply, error instanceof AskedTooMuch ? 429 : error instanceof RendererBusy ? 503 : 500)
    }
  })

  app.get('/_mf/:remote/:id/:file', { config }, async (request, reply) => {
    const { remote, id, file: name } = namedBy(request)
    const type = types[extname(name)]
    const file = type === undefined ? undefined : await fileOf(serving.current, { name: remote, id }, name)
    if (!file || type === undefined) return sendFailure(reply, 404)
    const encoding = await serving.releaseFiles.encodingFor(file, negotiateEncoding(request.headers['accept-encoding']))
    const content = encoding && (await serving.releaseFiles.read(file, encoding))
    if (!content) return sendFailure(reply, 503)
    withoutDocumentHeaders(reply).header('cache-control', 'public, max-age=31536000, immutable').type(type)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(content)
  })
}

/** Answers that change with what is live: a browser asks whether they have. */
function sendJson({ headers }: FastifyRequest, reply: FastifyReply, content: object) {
  const text = JSON.stringify(content)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (fresh(headers, { etag })) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** The container's manifest for a host that has it from a stable address: the files are those of one release. */
function outsideManifest(built: string, publicPath: string): object {
  const { metaData, ...manifest } = v.parse(manifestSchema, JSON.parse(built))
  return { ...manifest, metaData: { ...metaData, publicPath } }
}
