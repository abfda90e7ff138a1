import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AdminGateOptions } from './AdminGateOptions.ts'
import { isOpenSession, openSession } from './adminSession.ts'
import { adminTarget } from './adminTarget.ts'
import { entranceDocument, entrancePolicy } from './entranceDocument.ts'
import { isSameSecret } from './isSameSecret.ts'
import { sessionCookie, sessionIn } from './sessionCookie.ts'

type Options = Omit<AdminGateOptions, 'token'> & { token: string }

/** Guesses a browser may make in a quarter of an hour. */
export const ATTEMPTS = 10
const WINDOW = 15 * 60 * 1000

type Fields = { chave?: unknown; para?: unknown } | null | undefined

/** The entrance itself: the form, what it is sent to, and the way out. */
export async function entranceRoutes(app: FastifyInstance, { token, brand, secure }: Options) {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody)
  if (!app.hasDecorator('rateLimit')) await app.register(rateLimit, { global: false })

  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if (error.statusCode !== 429) throw error
    const message = 'Muitas tentativas. Espere alguns minutos e tente de novo.'
    return sendEntrance(reply.code(429), { brand, target: adminTarget(undefined), error: message })
  })

  app.get<{ Querystring: { para?: unknown } }>('/admin/entrar', (request, reply) => {
    const open = isOpenSession(sessionIn(request.headers.cookie), token, Date.now())
    return sendEntrance(reply, { brand, target: adminTarget(request.query.para), open })
  })

  app.post<{ Body: Fields }>(
    '/admin/entrar',
    { bodyLimit: 4096, config: { rateLimit: { max: ATTEMPTS, timeWindow: WINDOW } } },
    (request, reply) => {
      const target = adminTarget(request.body?.para)
      const key = request.body?.chave
      if (typeof key !== 'string' || !isSameSecret(key, token)) {
        request.log.warn('a wrong admin token was given')
        return sendEntrance(reply.code(401), { brand, target, error: 'Chave incorreta. Confira e tente de novo.' })
      }
      reply.header('set-cookie', sessionCookie(openSession(token, Date.now()), secure))
      return reply.header('cache-control', 'no-store').redirect(target, 303)
    },
  )

  app.post('/admin/sair', (_request, reply) => {
    reply.header('set-cookie', sessionCookie(undefined, secure))
    return reply.header('cache-control', 'no-store').redirect('/admin/entrar', 303)
  })
}

/** Sends the entrance. It is never kept, so that nobody sees an old door. */
export function sendEntrance(reply: FastifyReply, entrance: Parameters<typeof entranceDocument>[0]) {
  return reply
    .headers({ 'content-security-policy': entrancePolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(entranceDocument(entrance))
}
