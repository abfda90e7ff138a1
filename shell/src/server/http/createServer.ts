import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { guard } from '../admin/guard.ts'
import type { TeamStore } from '../admin/team/TeamStore.ts'
import type { Configuration } from '../configuration/readConfiguration.ts'
import type { SendMail } from '../mail/createMailer.ts'
import type { Serving } from '../releases/serving/createServing.ts'
import { hostRouting } from '../security/hostRouting.ts'
import { limitStore } from '../security/limitStore.ts'
import { securityHeaders } from '../security/securityHeaders.ts'
import type { Tracing } from '../tracing/Tracing.ts'
import { failureHandler, frameworkErrors } from './errorHandlers.ts'
import { requestMetrics, routeOf } from './metrics/requestMetrics.ts'
import { countDocuments, type DocumentCounter } from './pages/countDocuments.ts'
import type { DeskPages } from './pages/deskPages.ts'
import { REFUSED, refusalOf } from './pages/requestTarget.ts'
import { refuseUnparsed } from './refuseUnparsed.ts'
import { serverLimits } from './serverLimits.ts'
import { logOptions } from './serverLog.ts'

type Options = {
  configuration: Configuration
  serving: Pick<Serving, 'current'>
  documentCounter: DocumentCounter
  desk: DeskPages
  team: TeamStore
  sendMail?: SendMail | undefined
  metrics: Registry
  tracing?: Pick<Tracing, 'followRequests'> | undefined
}

/** A server with what all requests pass, in this order, and without any route of the site. */
export async function createServer(options: Options): Promise<FastifyInstance> {
  const { configuration, serving, documentCounter, desk, team, sendMail, metrics: registry, tracing } = options
  const { hosts, adminToken: token } = configuration
  const finishedPages = () => serving.current.finished
  const app = Fastify({
    ...serverLimits,
    logger: logOptions(configuration.logLevel),
    trustProxy: configuration.trustProxy,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
    // Hooks and routes never see such a target; the page handler refuses it.
    rewriteUrl: ({ url = '' }) => (refusalOf(url) ? REFUSED : url),
    frameworkErrors,
    clientErrorHandler: refuseUnparsed(finishedPages),
  })
  tracing?.followRequests(app, routeOf)
  await app.register(requestMetrics, { registry, releases: () => serving.current.releases })
  await app.register(securityHeaders)
  // After what every answer needs: a route that this host does not have is answered from within.
  await app.register(hostRouting, { hosts })
  await app.register(failureHandler, { pages: finishedPages })
  await app.register(countDocuments, documentCounter)
  await app.register(rateLimit, { global: false, store: limitStore() })
  await app.register(guard, { desk, token, brand: configuration.site.brand, hosts, team, sendMail })
  return app
}
