import fastifyPlugin from 'fastify-plugin'
import type { HostName, SiteHosts } from '../configuration/siteHosts.ts'
import { hostOf } from './requestHost.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The host that this request is for. */
    servedHost: HostName
  }
  interface FastifyContextConfig {
    /** The hosts on which a route exists; by default those that visitors' pages are served on. */
    hosts?: readonly HostName[]
  }
}

const ofPages: readonly HostName[] = ['site', 'preview']

/** Every route exists on its hosts alone: elsewhere, the not-found handler answers. */
export const hostRouting = fastifyPlugin<{ hosts: SiteHosts }>(async (app, { hosts }) => {
  app.decorateRequest('servedHost', 'site')
  app.addHook('onRequest', async (request, reply) => {
    request.servedHost = hostOf(request, hosts)
    const allowed = request.routeOptions.config.hosts ?? ofPages
    if (!request.is404 && !allowed.includes(request.servedHost)) return reply.callNotFound()
    return undefined
  })
})
