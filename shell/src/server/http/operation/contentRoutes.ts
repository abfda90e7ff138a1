import {
  type ContentAction,
  type ContentOutcome,
  type ContentRequest,
  contentActions,
  contentDeskPath,
} from '@site/contracts/ContentDesk'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Person } from '../../admin/Person.ts'
import type { ContentDeskActions } from '../../releases/operation/content/createContentDesk.ts'
import { ContentProblem } from '../../releases/operation/content/ContentProblem.ts'
import { clientAddress } from '../../security/clientAddress.ts'
import { isSameOrigin } from '../../security/requestOrigin.ts'
import { waitOf } from '../../security/waitOf.ts'
import { cropQuery, originalQuery, PHOTO_LIMIT, photoTypes, pictureQuery } from './photoRequests.ts'
import { withoutUnwritten } from './withoutUnwritten.ts'

type Options = {
  desk: ContentDeskActions
  /** Signs previews; undefined without an access token, in which case everything is read-only. */
  operatorKey: Buffer | undefined
}

/** Actions per address and minute: a writer needs few, and each may render pages. */
const MAX_ACTIONS = 30
const WINDOW = 60_000

/** The largest request, in bytes: a collection is far smaller. */
const BODY_LIMIT = 2_000_000

const texts = {
  closed: 'Seu acesso terminou. Entre de novo: o que você escreveu continua nesta página.',
  readOnly: 'Sem ADMIN_TOKEN, os textos só podem ser vistos: configure uma chave no servidor para mudar algo.',
  foreign: 'O pedido não veio desta página. Nada foi feito.',
  malformed: 'O pedido está incompleto. Nada foi feito.',
  noPhoto: 'A foto não pode ser usada: mande um arquivo JPG, PNG ou HEIC.',
  tooLarge: 'O arquivo é grande demais: pode ter no máximo 25 MB.',
  tooMany: 'Muitos pedidos seguidos. Espere um minuto e tente de novo.',
} as const

const isAction = (name: string): name is ContentAction => Object.hasOwn(contentActions, name)

/** Serves the writers' page: its data and its actions. */
export async function contentRoutes(app: FastifyInstance, { desk, operatorKey }: Options) {
  const limit = app.createRateLimit({ max: MAX_ACTIONS, timeWindow: WINDOW, keyGenerator: clientAddress })

  async function writerOf(request: FastifyRequest): Promise<Person> {
    const admitted = await app.guard.admission(request, 'writer')
    if (admitted.person) return admitted.person
    const { status, reason } = admitted
    throw new ContentProblem(status, { reason: status === 401 && request.method === 'POST' ? texts.closed : reason })
  }

  function act(action: ContentAction, body: unknown, { name }: Person, key: Buffer): Promise<ContentOutcome> {
    const request = v.safeParse(contentActions[action], withoutUnwritten(body))
    if (!request.success) throw new ContentProblem(400, { reason: texts.malformed })
    switch (action) {
      case 'draft':
        return desk.draft(request.output as ContentRequest<'draft'>, name)
      case 'preview':
        return desk.preview(request.output as ContentRequest<'preview'>, key)
      case 'publish':
        return desk.publish(request.output as ContentRequest<'publish'>, name)
      case 'plan':
        return desk.plan(request.output as ContentRequest<'plan'>, name)
      case 'cancel':
        return desk.cancel(request.output as ContentRequest<'cancel'>, name)
      case 'restore':
        return desk.restore(request.output as ContentRequest<'restore'>, name)
    }
  }

  app.setErrorHandler((error, request, reply) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return reply.code(413).send({ reason: texts.tooLarge })
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return reply.code(415).send({ reason: texts.noPhoto })
    if (!(error instanceof ContentProblem)) throw error
    request.log.warn({ reason: error.message }, 'an action on the content was refused')
    return reply.code(error.status).send(error.refusal)
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
  })

  const config = { hosts: ['admin'] as const }

  app.get(contentDeskPath, { config }, async (request) => {
    // Without a token there is no login, and the server's own machine may look.
    if (operatorKey || !(await app.guard.isOperator(request))) await writerOf(request)
    return desk.state(operatorKey !== undefined)
  })

  /** Nothing of a stranger's request is read. */
  async function admitWriter(request: FastifyRequest): Promise<void> {
    if (!operatorKey) throw new ContentProblem(403, { reason: texts.readOnly })
    if (!isSameOrigin(request)) throw new ContentProblem(403, { reason: texts.foreign })
    await writerOf(request)
    if (waitOf(await limit(request)) !== undefined) throw new ContentProblem(429, { reason: texts.tooMany })
  }

  app.addContentTypeParser(photoTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post(
    `${contentDeskPath}/picture`,
    { config, bodyLimit: PHOTO_LIMIT, onRequest: admitWriter },
    async ({ body, query }) => {
      if (!Buffer.isBuffer(body)) throw new ContentProblem(415, { reason: texts.noPhoto })
      const point = v.safeParse(pictureQuery, query)
      if (!point.success) throw new ContentProblem(400, { reason: texts.malformed })
      return desk.picture(body, point.output)
    },
  )

  app.get(`${contentDeskPath}/picture`, { config }, async (request, reply) => {
    await writerOf(request)
    const query = v.safeParse(originalQuery, request.query)
    if (!query.success) throw new ContentProblem(400, { reason: texts.malformed })
    return reply.type('image/jpeg').send(await desk.original(query.output.original))
  })

  app.post(`${contentDeskPath}/crop`, { config, onRequest: admitWriter }, async ({ query }) => {
    const wanted = v.safeParse(cropQuery, query)
    if (!wanted.success) throw new ContentProblem(400, { reason: texts.malformed })
    return desk.crop(wanted.output)
  })

  app.post<{ Params: { action: string } }>(
    `${contentDeskPath}/:action`,
    { config, bodyLimit: BODY_LIMIT, onRequest: admitWriter },
    async (request, reply) => {
      const { action } = request.params
      if (!isAction(action) || !operatorKey) return reply.callNotFound()
      return act(action, request.body, await writerOf(request), operatorKey)
    },
  )
}
