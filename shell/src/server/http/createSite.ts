import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { confirmationsOf } from '../admin/confirmations.ts'
import { guard } from '../admin/guard.ts'
import type { SendMail } from '../mail/createMailer.ts'
import type { TeamStore } from '../admin/team/TeamStore.ts'
import type { Configuration } from '../configuration/readConfiguration.ts'
import type { LeadNotices } from '../leads/notices/LeadNotices.ts'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import { operatorKey } from '../releases/publishing/operatorSignature.ts'
import type { PushDevices } from '../push/pushDevices.ts'
import type { SendPush } from '../push/sendPush.ts'
import type { Serving } from '../releases/serving/createServing.ts'
import { hostRouting } from '../security/hostRouting.ts'
import { limitStore } from '../security/limitStore.ts'
import { securityHeaders } from '../security/securityHeaders.ts'
import type { Tracing } from '../tracing/Tracing.ts'
import type { ViewBuffer } from '../views/createViewBuffer.ts'
import type { VisitRecorder } from '../views/createVisitRecorder.ts'
import type { VisitCounts } from '../views/VisitCounts.ts'
import { createCanaryRouter } from './canary/createCanaryRouter.ts'
import { createViews } from './createViews.ts'
import { failureHandler, frameworkErrors } from './errorHandlers.ts'
import { requestMetrics, routeOf } from './metrics/requestMetrics.ts'
import { stateMetrics } from './metrics/stateMetrics.ts'
import { contentRoutes } from './operation/contentRoutes.ts'
import { operationRoutes } from './operation/operationRoutes.ts'
import { countDocuments } from './pages/countDocuments.ts'
import { createDeskPages } from './pages/deskPages.ts'
import { outsideRoutes } from './outside/outsideRoutes.ts'
import { pages } from './pages/pages.ts'
import { REFUSED, refusalOf } from './pages/requestTarget.ts'
import { createPreviewOf } from './preview/previewOf.ts'
import { previewRoutes } from './preview/previewRoutes.ts'
import { refuseUnparsed } from './refuseUnparsed.ts'
import { deskRoutes } from './routes/deskRoutes.ts'
import { createIncidentCounts } from './routes/incidentCounts.ts'
import { leadRoutes } from './routes/leadRoutes.ts'
import { metricsRoute } from './routes/metricsRoute.ts'
import { overviewRoutes } from './routes/overviewRoutes.ts'
import { publishingRoutes } from './routes/publishingRoutes.ts'
import { pushRoutes } from './routes/pushRoutes.ts'
import { statusRoutes } from './routes/statusRoutes.ts'
import { browserReports } from './routes/browserReports.ts'
import { serverLimits } from './serverLimits.ts'
import { logOptions } from './serverLog.ts'

type Options = {
  configuration: Configuration
  serving: Pick<
    Serving,
    | 'current'
    | 'canaries'
    | 'nextLook'
    | 'onDemand'
    | 'remotes'
    | 'registered'
    | 'report'
    | 'publishing'
    | 'operation'
    | 'contentDesk'
    | 'previews'
    | 'renderProcesses'
    | 'releaseFiles'
  >
  leadStore: LeadStore
  leadNotices: LeadNotices
  team: TeamStore
  pushDevices: PushDevices
  sendPush: SendPush
  /** Absent where the server cannot send e-mail. */
  sendMail?: SendMail | undefined
  /** Where counts of views go. */
  viewCounts: Pick<ViewBuffer, 'add'>
  /** Where visits and taps are added up, and where their sums are. */
  visits: Pick<VisitRecorder, 'visit' | 'tap'>
  visitCounts: Pick<VisitCounts, 'since'>
  /** What `/metrics` prints. */
  metrics: Registry
  tracing?: Pick<Tracing, 'followRequests'> | undefined
}

/**
 * The application: handles requests, and knows nothing about ports and signals. What all requests pass comes first; each
 * plugin after that owns its routes, in no particular order.
 */
export async function createSite(options: Options): Promise<FastifyInstance> {
  const {
    configuration,
    serving,
    leadStore,
    leadNotices,
    team,
    pushDevices,
    sendPush,
    sendMail,
    viewCounts,
    visits,
    visitCounts,
    metrics: registry,
    tracing,
  } = options
  const { hosts } = configuration
  const { siteUrl, brand } = configuration.site
  const secure = siteUrl.startsWith('https:')
  const finishedPages = () => serving.current.finished
  const key = configuration.adminToken === undefined ? undefined : operatorKey(configuration.adminToken)
  const previewing = { registered: () => serving.registered, siteUrl, hosts, operatorKey: key }
  const previewOf = createPreviewOf({ ...previewing, previews: serving.previews })
  const canaryRouter = createCanaryRouter({
    canaries: () => serving.canaries,
    live: () => ({ composition: serving.current, onDemand: serving.onDemand }),
    secure,
    nextLook: serving.nextLook,
  })
  const { documentCounter, onView, onTap, wasServed, ...views } = createViews({
    ...{ serving, viewCounts, visits, metrics: registry },
    secret: configuration.leads.LEAD_FORM_SECRET,
  })
  const incidents = createIncidentCounts({ isServed: ({ remote, release }) => wasServed(remote, release) })
  stateMetrics({ registry, serving, leadStore, incidents })

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
  const desk = createDeskPages({ current: () => serving.current, remotes: () => serving.remotes })
  await app.register(guard, { desk, token: configuration.adminToken, brand, hosts, team, sendMail })

  app.register(pages, { serving, releasesFolder: configuration.releasesFolder, canaryRouter, previewOf, hosts, desk })
  app.register(deskRoutes, { configuration, serving, store: leadStore, notices: leadNotices, team })
  app.register(pushRoutes, { devices: pushDevices, send: sendPush, brand })
  app.register(overviewRoutes, { configuration, serving, store: leadStore, visitCounts })
  app.register(leadRoutes, {
    configuration,
    serving,
    store: leadStore,
    confirmations: confirmationsOf({ team, store: leadStore }),
    canaryRouter,
    previewOf,
  })
  app.register(browserReports, { onIncident: incidents.add, onView, onTap })
  app.register(statusRoutes, { serving, leadStore, incidents, ...views })
  app.register(metricsRoute, { registry })
  app.register(publishingRoutes, { publishing: serving.publishing })
  app.register(operationRoutes, { operation: serving.operation, operatorKey: key })
  app.register(contentRoutes, { desk: serving.contentDesk, operatorKey: key })
  app.register(previewRoutes, previewing)
  app.register(outsideRoutes, { configuration, serving })
  return app
}
