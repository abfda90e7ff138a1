import { mkdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { teamIn } from '../admin/team/teamIn.ts'
import type { Configuration } from '../configuration/readConfiguration.ts'
import { startLeadJobs } from '../leads/forwarding/startLeadJobs.ts'
import { siteDatabase } from '../database/siteDatabase.ts'
import { createMailer } from '../mail/createMailer.ts'
import { createLeadNotices } from '../leads/notices/LeadNotices.ts'
import { noticedLead } from '../leads/notices/noticedLead.ts'
import { noticeJobs } from '../leads/notices/noticeJobs.ts'
import { noticeStore } from '../leads/notices/noticeStore.ts'
import type { StoredLead } from '../leads/store/StoredLead.ts'
import { sqlLeadStore } from '../leads/store/sqlLeadStore.ts'
import { pushDevicesIn } from '../push/pushDevices.ts'
import { createPushSender } from '../push/sendPush.ts'
import { liveForms } from '../releases/composition/liveForms.ts'
import { createServing, type Serving } from '../releases/serving/createServing.ts'
import { keepSchedule } from '../releases/operation/content/schedule/keepSchedule.ts'
import { siteParts, siteRenderer } from '../releases/siteParts.ts'
import { watchChanges } from '../releaseStore/watching/watchChanges.ts'
import { createViewBuffer } from '../views/createViewBuffer.ts'
import { createVisitRecorder } from '../views/createVisitRecorder.ts'
import { startViewJobs } from '../views/startViewJobs.ts'
import { viewCountsIn } from '../views/viewCountsIn.ts'
import { visitCountsIn } from '../views/visitCountsIn.ts'
import { awaitComposition } from './awaitComposition.ts'
import { closeGracefully } from './closeGracefully.ts'
import { createSite } from './createSite.ts'
import { createSiteMetrics } from './metrics/createSiteMetrics.ts'
import { siteTargets } from './siteTargets.ts'

/**
 * Creates the application that serves the site, once it is composed. @throws ConfigurationError if it cannot be served, and
 * NotComposed unless it `waits` for a composition.
 */
export async function startSite(
  configuration: Configuration,
  log: Log,
  { waits }: { waits: boolean },
): Promise<RunningSite> {
  mkdirSync(configuration.releasesFolder, { recursive: true })
  const metrics = createSiteMetrics()
  const tracing = configuration.isTraced
    ? (await import('../tracing/startTracing.ts')).startTracing({ log })
    : undefined
  const database = siteDatabase(configuration.leads, {
    querySpans: tracing?.querySpans,
    log: {
      info: (_details, message) => log.info(`${message}.`),
      error: (details, message) => log.warn(`${message}: ${JSON.stringify(details)}`),
    },
  })
  const viewStore = viewCountsIn(database)
  const serving = createServing({
    ...siteParts({ configuration, database }),
    ...{ log, observer: metrics.observer, views: viewStore },
    createRenderer: (onTrouble) => siteRenderer(configuration, onTrouble),
  })
  await awaitComposition(serving, { log, waits })
  await database.watch()
  const leadStore = sqlLeadStore(database)
  const notices = noticeStore(database)
  const { brand, email } = configuration.site
  const forms = liveForms(serving)
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = email } = configuration.leads
  const sendMail = smtpUrl ? createMailer({ smtpUrl, from, brand }) : undefined
  const team = teamIn(database)
  const pushDevices = pushDevicesIn(database)
  const sendPush = createPushSender({ keys: pushDevices.keys, email })
  const targets = siteTargets({
    configuration,
    serving,
    leadStore,
    notices,
    forms,
    team,
    pushDevices,
    sendPush,
    sendMail,
  })
  const viewBuffer = createViewBuffer(viewStore)
  const visitCounts = visitCountsIn(database)
  const visits = createVisitRecorder({ store: visitCounts })
  const app = await createSite({
    configuration,
    serving,
    leadStore,
    leadNotices: createLeadNotices(notices, targets),
    team,
    ...{ pushDevices, sendPush },
    sendMail,
    viewCounts: viewBuffer,
    ...{ visits, visitCounts },
    metrics: metrics.registry,
    tracing,
  })
  const leadJobs = {
    store: leadStore,
    isReady: database.isReady,
    forms,
    config: configuration.leads,
    log: app.log,
  }
  const stopJobs = startLeadJobs(leadJobs)
  const facts = () => ({ openingHours: configuration.site.openingHours, forms: forms() })
  const tell = async (lead: StoredLead) => noticedLead(lead, await leadStore.related([lead]), facts())
  const stopNotices = noticeJobs({
    store: notices,
    targets,
    tell,
    isReady: database.isReady,
    log: app.log,
  }).keepRunning()
  const stopViews = startViewJobs({ buffer: viewBuffer, store: viewStore, log: app.log })
  const stopVisits = startViewJobs({ buffer: visits, store: visitCounts, log: app.log })
  const { publishDue } = serving.contentDesk
  const stopSchedule = keepSchedule({ publishDue, log: app.log })
  const stopWatching = watchChanges(serving, (reason) => app.log.error(`What is served stays as it is: ${reason}`))
  return {
    app,
    report: () => serving.report(),
    async stop() {
      stopWatching()
      await closeGracefully(app)
      await stopSchedule()
      await stopJobs()
      await stopNotices()
      await stopViews()
      await stopVisits()
      await leadStore.close()
      await serving.end()
      await database.close()
      await tracing?.stop()
    },
  }
}

type Log = { info(message: string): void; warn(message: string): void }

export type RunningSite = {
  app: FastifyInstance
  report: () => ReturnType<Serving['report']>
  stop(): Promise<void>
}
