import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AdminGateOptions } from './AdminGateOptions.ts'
import { isOpenSession } from './adminSession.ts'
import { adminTarget } from './adminTarget.ts'
import { entranceRoutes, sendEntrance } from './entranceRoutes.ts'
import { guardedPath, isBelow } from './guardedPath.ts'
import { sessionIn } from './sessionCookie.ts'

/** Documents of the admin pages, and the same pages as data for a client-side navigation. */
const documents = ['/admin', '/_data/admin']
const entrance = ['/admin/entrar', '/admin/sair']

/**
 * Keeps search engines away from the admin pages and, when there is a token, lets nobody in without it: no document, no
 * data and no file of theirs. Call it before the routes are added, so that its hooks come first.
 */
export async function adminGate(app: FastifyInstance, { token, ...options }: AdminGateOptions): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const path = guardedPath(request.url)
    if (path === undefined || isBelow(path, documents)) reply.header('x-robots-tag', 'noindex, nofollow')
  })
  if (!token) return

  const kindOf = ({ url }: FastifyRequest) => {
    const path = guardedPath(url)
    if (path === undefined || isBelow(path, documents)) return 'document'
    return isBelow(path, options.filePrefixes) ? 'file' : undefined
  }

  app.addHook('onRequest', (request, reply, next) => {
    const isEntrance = entrance.includes(request.url.split('?', 1)[0] ?? '')
    if (isEntrance || kindOf(request) === undefined) return next()
    if (isOpenSession(sessionIn(request.headers.cookie), token, Date.now())) return next()
    refuse(request, reply)
  })

  // What only some may see must not be handed on by a cache between the server and them.
  app.addHook('onSend', async (request, reply) => {
    const kind = kindOf(request)
    const kept = kind === 'file' && reply.statusCode < 400
    if (kind) reply.header('cache-control', kept ? 'private, max-age=31536000, immutable' : 'private, no-store')
  })

  function refuse(request: FastifyRequest, reply: FastifyReply) {
    reply.code(401).header('www-authenticate', 'Cookie realm="admin"')
    if (kindOf(request) === 'file' || !['GET', 'HEAD'].includes(request.method)) {
      return reply.type('text/plain; charset=utf-8').send('Acesso restrito.')
    }
    return sendEntrance(reply, { brand: options.brand, target: adminTarget(request.url) })
  }

  await app.register(entranceRoutes, { token, ...options })
}
