import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/** `/metrics` in Prometheus's format, for those who may see all of `/health`. */
export async function metricsRoute(app: FastifyInstance, { registry }: { registry: Registry }) {
  app.get('/metrics', { config: { hosts: ['site', 'admin'] } }, async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', vary: 'authorization, cookie' })
    if (!(await app.guard.isOperator(request))) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('Acesso restrito.')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
