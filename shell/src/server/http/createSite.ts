import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { RevokedSessions } from '../admin/revokedSessions.ts'
import { createGuard } from '../admin/guard.ts'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import type { Serving } from '../releases/serving/createServing.ts'
import { operatorKey } from '../releases/publishing/operatorSignature.ts'
import type { Configuration } from '../configuration/readConfiguration.ts'
import type { Tracing } from '../tracing/Tracing.ts'
import type { ViewBuffer } from '../views/createViewBuffer.ts'
import { handleFailures, frameworkErrors } from './errorHandlers.ts'
import { listenToViews } from './listenToViews.ts'
import { requestMetrics, routeOf } from './metrics/requestMetrics.ts'
import { stateMetrics } from './metrics/stateMetrics.ts'
import { findPage } from './pages/findPage.ts'
import { pageHandler } from './pages/pageHandler.ts'
import { REFUSED, refusalOf } from './pages/requestTarget.ts'
import { publicFiles } from './publicFiles.ts'
import { refuseUnparsed } from './refuseUnparsed.ts'
import { serverLimits } from './serverLimits.ts'
import { logOptions } from './serverLog.ts'
import { createCanaryRouter } from './canary/createCanaryRouter.ts'
import { operationRoutes } from './operation/operationRoutes.ts'
import { createPreviewOf } from './preview/previewOf.ts'
import { previewRoutes } from './preview/previewRoutes.ts'
import { createIncidentCounts } from './routes/incidentCounts.ts'
import { leadRoutes } from './routes/leadRoutes.ts'
import { metricsRoute } from './routes/metricsRoute.ts'
import { publishingRoutes } from './routes/publishingRoutes.ts'
import { statusRoutes } from './routes/statusRoutes.ts'
import { violationReports } from './routes/violationReports.ts'
import { securityHeaders } from '../security/securityHeaders.ts'

type Options = {
  configuration: Configuration
  serving: Pick<
    Serving,
    | 'current'
    | 'canaries'
    | 'nextLook'
    | 'onDemand'
    | 'remotes'
    | 'keys'
    | 'report'
    | 'publishing'
    | 'operation'
    | 'previews'
    | 'renderProcesses'
    | 'releaseFiles'
  >
  leadStore: LeadStore
  revokedSessions: RevokedSessions
  /** Where counts of views go. */
  viewCounts: Pick<ViewBuffer, 'add'>
  /** What `/metrics` prints. */
  metrics: Registry
  tracing?: Pick<Tracing, 'followRequests'> | undefined
}

/** The application: handles requests, and knows nothing about ports and signals. */
export async function createSite(options: Options): Promise<FastifyInstance> {
  const { configuration, serving, leadStore, revokedSessions, viewCounts, metrics, tracing } = options
  const secure = configuration.site.siteUrl.startsWith('https:')
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
  await app.register(rateLimit, { global: false })
  requestMetrics(app, {
    registry: metrics,
    livePatterns: () => new Set(serving.current.releases.flatMap(({ routes }) => routes.map(({ path }) => path))),
  })
  await securityHeaders(app)
  handleFailures(app, finishedPages)
  // Before any plugin with routes: its requests have only the decorators that were declared before it was registered.
  const views = listenToViews(app, {
    serving,
    viewCounts,
    metrics,
    sample: configuration.viewSample,
    secret: configuration.leads.LEAD_FORM_SECRET,
  })
  const guard = await createGuard(app, {
    token: configuration.adminToken,
    brand: configuration.site.brand,
    secure,
    revokedSessions,
    isGuarded: (path) => refusalOf(path) === undefined && findPage(serving.current, path)?.guarded === true,
    home: () =>
      serving.current.releases.flatMap(({ routes }) => routes).find(({ guarded }) => guarded)?.paths[0]?.path ?? '/',
  })
  const key = configuration.adminToken === undefined ? undefined : operatorKey(configuration.adminToken)
  const previewing = { keys: () => serving.keys, siteUrl: configuration.site.siteUrl, operatorKey: key }
  const previewOf = createPreviewOf({ ...previewing, previews: serving.previews })
  const canaryRouter = createCanaryRouter({
    canaries: () => serving.canaries,
    live: () => ({ composition: serving.current, onDemand: serving.onDemand }),
    secure,
    nextLook: serving.nextLook,
  })
  await app.register(leadRoutes, { configuration, serving, store: leadStore, canaryRouter, previewOf })
  const { releaseFiles } = serving
  const sendFile = await publicFiles(app, { releasesFolder: configuration.releasesFolder, releaseFiles, guard })
  const incidents = createIncidentCounts({ isServed: ({ remote, release }) => views.wasServed(remote, release) })
  stateMetrics({ registry: metrics, serving, leadStore, incidents })
  await violationReports(app, { onIncident: incidents.add, onView: views.onView })
  await statusRoutes(app, {
    serving,
    guard,
    leadStore,
    slowScripts: views.slowScripts,
    documentsOf: views.documentsOf,
    incidents,
  })
  await metricsRoute(app, { registry: metrics, guard })
  await publishingRoutes(app, serving.publishing)
  await operationRoutes(app, { guard, operation: serving.operation, operatorKey: key })
  await app.register(previewRoutes, previewing)
  app.setNotFoundHandler(
    pageHandler({
      current: () => serving.current,
      registry: () => serving.remotes,
      sendFile,
      guard,
      canaryRouter,
      previewOf,
    }),
  )
  return app
}
