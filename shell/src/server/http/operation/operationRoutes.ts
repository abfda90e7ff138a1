import { type ReleaseAction, releaseActions, siteReleasesPath } from '@site/contracts/SiteReleases'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../../admin/Person.ts'
import type { Operation } from '../../releases/operation/createOperation.ts'
import { PublishRefusal } from '../../releases/publishing/PublishRefusal.ts'
import { clientAddress } from '../../security/clientAddress.ts'
import { isSameOrigin } from '../../security/requestOrigin.ts'
import { waitOf } from '../../security/waitOf.ts'

type Options = {
  operation: Operation
  /** Signs the operator's previews; undefined without an access token, in which case everything is read-only. */
  operatorKey: Buffer | undefined
}

/** Actions per address and minute: people need few, and each may render pages. */
export const MAX_ACTIONS = 20
const WINDOW = 60_000

const texts = {
  readOnly: 'Sem ADMIN_TOKEN, as versões só podem ser vistas: configure uma chave no servidor para mudar algo.',
  foreign: 'O pedido não veio desta página. Nada foi feito.',
  tooMany: 'Muitos pedidos seguidos. Espere um minuto e tente de novo.',
} as const

/** Serves the operator's releases page: its data and its actions. */
export async function operationRoutes(app: FastifyInstance, { operation, operatorKey }: Options) {
  const limit = app.createRateLimit({ max: MAX_ACTIONS, timeWindow: WINDOW, keyGenerator: clientAddress })

  async function operatorOf(request: FastifyRequest): Promise<Person> {
    const admitted = await app.guard.admission(request, 'operator')
    if (!admitted.person) throw new PublishRefusal(admitted.status, admitted.reason)
    return admitted.person
  }

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof PublishRefusal)) throw error
    request.log.warn({ reason: error.message }, 'an action on a release was refused')
    return reply.code(error.status).send({ reason: error.message })
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
  })

  const config = { hosts: ['admin'] as const }
  app.get(siteReleasesPath, { config }, async (request) => {
    // Without a token there is no login, and the server's own machine may look.
    if (operatorKey || !(await app.guard.isOperator(request))) await operatorOf(request)
    return operation.state(operatorKey !== undefined)
  })

  app.post<{ Params: { action: ReleaseAction } }>(`${siteReleasesPath}/:action`, { config }, async (request, reply) => {
    const { action } = request.params
    if (!releaseActions.includes(action)) return reply.callNotFound()
    if (!operatorKey) throw new PublishRefusal(403, texts.readOnly)
    if (!isSameOrigin(request)) throw new PublishRefusal(403, texts.foreign)
    const { name: author } = await operatorOf(request)
    const wait = waitOf(await limit(request))
    if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).send({ reason: texts.tooMany })
    return operation.act(action, request.body, { operatorKey, author })
  })
}
