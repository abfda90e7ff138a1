import type { Readable } from 'node:stream'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import type {
  LackingAnswer,
  ManifestAnswer,
  PublicationAnswer,
  RefusalAnswer,
} from '@site/release-protocol/exchange/answers'
import { readPermitHeader } from '@site/release-protocol/exchange/permitHeader'
import { RELEASES_PATH } from '@site/release-protocol/exchange/requests'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Publishing } from '../../releases/publishing/createPublishing.ts'
import { PublishRefusal } from '../../releases/publishing/PublishRefusal.ts'
import { tooLarge } from '../../releases/publishing/receiveFile.ts'
import { clientAddress } from '../../security/clientAddress.ts'
import { waitOf } from '../../security/waitOf.ts'

/** The endpoint to which a team's command uploads releases. */
const PATH = `${RELEASES_PATH}/:name`
const WINDOW = 60_000
/** Per minute: requests without a permit from one address, requests for one remote, and its publications. */
const RATE_LIMITS = { refused: 20, requests: 6_000, publications: 10 }
/** A list of all hashes that a release may have. */
const MAX_LIST_BYTES = 512 * 1024

type Params = { name: string }

/**
 * Accepts releases over the network. The permit is checked before any other part of the request is read, and uploaded files
 * are not available at any address.
 */
export async function publishingRoutes(app: FastifyInstance, { publishing }: { publishing: Publishing }) {
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: WINDOW, keyGenerator })
  const refused = limit(RATE_LIMITS.refused, clientAddress)
  const requests = limit(RATE_LIMITS.requests, nameOf)
  const publications = limit(RATE_LIMITS.publications, nameOf)
  // Apart: who may only show previews keeps nobody from releasing.
  const candidates = limit(RATE_LIMITS.publications, nameOf)

  app.addContentTypeParser('application/octet-stream', (_request, content, done) => done(null, content))
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof PublishRefusal)) throw error
    request.log.warn({ name: nameOf(request), reason: error.message }, 'a release was refused')
    return reply.code(error.status).send({ reason: error.message } satisfies RefusalAnswer)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const before = await refused(request, { increment: false })
    if (!before.isAllowed && before.remaining === 0) return sendTooMany(reply, before.ttlInSeconds)
    try {
      publishing.checkPermit(nameOf(request), readPermitHeader(request.headers.authorization))
    } catch (error) {
      await refused(request)
      throw error
    }
    const wait = waitOf(await requests(request))
    return wait === undefined ? undefined : sendTooMany(reply, wait)
  })

  app.get<{ Params: Params }>(PATH, async ({ params: { name } }) => publishing.pointer(name))
  app.get<{ Params: Params }>(`${PATH}/history`, async ({ params: { name } }) => publishing.history(name))
  app.get<{ Params: Params }>(`${PATH}/steps`, async ({ params: { name } }) => publishing.steps(name))
  app.get<{ Params: Params }>(`${PATH}/verdicts`, async ({ params: { name } }) => publishing.verdicts(name))
  app.get<{ Params: Params; Querystring: { release?: string } }>(
    `${PATH}/statement`,
    async ({ params: { name }, query: { release = '' } }): Promise<ManifestAnswer> => ({
      text: await publishing.manifest(name, release),
    }),
  )
  app.post<{ Params: Params }>(
    `${PATH}/lacking`,
    { bodyLimit: MAX_LIST_BYTES },
    async ({ params: { name }, body }): Promise<LackingAnswer> => ({ lacking: await publishing.lacking(name, body) }),
  )
  app.get<{ Params: Params; Querystring: { hash?: string } }>(
    `${PATH}/findings`,
    async ({ params: { name }, query: { hash = '' } }) => publishing.findings(name, hash),
  )
  app.put<{ Params: Params; Querystring: { hash?: string }; Body: Readable }>(
    `${PATH}/files`,
    async ({ params: { name }, query: { hash = '' }, headers, body }, reply) => {
      if (Number(headers['content-length']) > releaseLimits.file) throw tooLarge()
      await publishing.receive(name, hash, body)
      return reply.code(204).send()
    },
  )
  app.post<{ Params: Params }>(`${PATH}/candidates`, async (request, reply) => {
    const wait = waitOf(await candidates(request))
    if (wait !== undefined) return sendTooMany(reply, wait)
    await publishing.keep(request.params.name, request.body)
    return reply.code(204).send()
  })
  app.post<{ Params: Params }>(`${PATH}/changes`, async ({ params: { name }, body }) => publishing.changes(name, body))
  app.post<{ Params: Params }>(`${PATH}/links`, async ({ params: { name }, body }) => publishing.links(name, body))
  app.post<{ Params: Params }>(`${PATH}/pause`, async (request, reply) => {
    const wait = waitOf(await publications(request))
    if (wait !== undefined) return sendTooMany(reply, wait)
    const publication = await publishing.pause(request.params.name, request.body)
    return { publication } satisfies PublicationAnswer
  })
  app.post<{ Params: Params }>(PATH, async (request, reply) => {
    const wait = waitOf(await publications(request))
    if (wait !== undefined) return sendTooMany(reply, wait)
    const publication = await publishing.publish(request.params.name, request.body)
    return reply.code(201).send({ publication } satisfies PublicationAnswer)
  })
}

function nameOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'name' in params ? String(params.name) : ''
}

function sendTooMany(reply: FastifyReply, seconds: number) {
  const reason = `Too many requests: try again in ${seconds} s.`
  return reply
    .code(429)
    .header('retry-after', String(seconds))
    .send({ reason } satisfies RefusalAnswer)
}
