import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { confirmationsOf } from '../admin/confirmations.ts'
import type { SendMail } from '../mail/createMailer.ts'
import type { TeamStore } from '../admin/team/TeamStore.ts'
import type { Configuration } from '../configuration/readConfiguration.ts'
import type { LeadNotices } from '../leads/notices/LeadNotices.ts'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import { operatorKey } from '../releases/publishing/operatorSignature.ts'
import type { PushDevices } from '../push/pushDevices.ts'
import type { SendPush } from '../push/sendPush.ts'
import type { Serving } from '../releases/serving/createServing.ts'
import type { Tracing } from '../tracing/Tracing.ts'
import type { ViewBuffer } from '../views/createViewBuffer.ts'
import type { VisitRecorder } from '../views/createVisitRecorder.ts'
import type { VisitCounts } from '../views/VisitCounts.ts'
import { createCanaryRouter } from './canary/createCanaryRouter.ts'
import { createServer } from './createServer.ts'
import { createViews } from './createViews.ts'
import { stateMetrics } from './metrics/stateMetrics.ts'
import { contentRoutes } from './operation/contentRoutes.ts'
import { operationRoutes } from './operation/operationRoutes.ts'
import { createDeskPages } from './pages/deskPages.ts'
import { outsideRoutes } from './outside/outsideRoutes.ts'
import { pages } from './pages/pages.ts'
import { createPreviewOf } from './preview/previewOf.ts'
import { previewRoutes } from './preview/previewRoutes.ts'
import { deskRoutes } from './routes/deskRoutes.ts'
import { createIncidentCounts } from './routes/incidentCounts.ts'
import { leadRoutes } from './routes/leadRoutes.ts'
import { metricsRoute } from './routes/metricsRoute.ts'
import { overviewRoutes } from './routes/overviewRoutes.ts'
import { publishingRoutes } from './routes/publishingRoutes.ts'
import { pushRoutes } from './routes/pushRoutes.ts'
import { statusRoutes } from './routes/statusRoutes.ts'
import { browserReports } from './routes/browserReports.ts'

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

/** The application: handles requests, and knows nothing about ports and signals. Each plugin owns its routes, in no order. */
export async function createSite(options: Options): Promise<FastifyInstance> {
  const { configuration, serving, leadStore, leadNotices, team, pushDevices, sendPush } = options
  const { viewCounts, visits, visitCounts, metrics: registry } = options
  const { hosts } = configuration
  const { siteUrl, brand } = configuration.site
  const key = configuration.adminToken === undefined ? undefined : operatorKey(configuration.adminToken)
  const previewing = { registered: () => serving.registered, siteUrl, hosts, operatorKey: key }
  const previewOf = createPreviewOf({ ...previewing, previews: serving.previews })
  const canaryRouter = createCanaryRouter({
    canaries: () => serving.canaries,
    live: () => ({ composition: serving.current, onDemand: serving.onDemand }),
    secure: siteUrl.startsWith('https:'),
    nextLook: serving.nextLook,
  })
  const { documentCounter, onView, onTap, wasServed, ...views } = createViews({
    ...{ serving, viewCounts, visits, metrics: registry },
    secret: configuration.leads.LEAD_FORM_SECRET,
  })
  const incidents = createIncidentCounts({ isServed: ({ remote, release }) => wasServed(remote, release) })
  stateMetrics({ registry, serving, leadStore, incidents })
  const desk = createDeskPages({ current: () => serving.current, remotes: () => serving.remotes })
  const app = await createServer({ ...options, documentCounter, desk })

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
