import { mkdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { confirmationsOf } from '../admin/confirmations.ts'
import { teamIn } from '../admin/team/teamIn.ts'
import { type Configuration, ConfigurationError } from '../configuration/readConfiguration.ts'
import { startLeadJobs } from '../leads/forwarding/startLeadJobs.ts'
import { siteDatabase } from '../database/siteDatabase.ts'
import { createMailer } from '../mail/createMailer.ts'
import { createLeadNotices } from '../leads/notices/LeadNotices.ts'
import { noticedLead } from '../leads/notices/noticedLead.ts'
import { noticeJobs } from '../leads/notices/noticeJobs.ts'
import { noticeStore } from '../leads/notices/noticeStore.ts'
import { noticeTargets } from '../leads/notices/noticeTargets.ts'
import type { StoredLead } from '../leads/store/LeadStore.ts'
import { sqlLeadStore } from '../leads/store/sqlLeadStore.ts'
import { pushDevicesIn } from '../push/pushDevices.ts'
import { pushTarget } from '../push/pushTarget.ts'
import { createPushSender } from '../push/sendPush.ts'
import { liveForms } from '../releases/composition/liveForms.ts'
import { createServing, type Serving } from '../releases/serving/createServing.ts'
import { keepSchedule } from '../releases/operation/content/schedule/keepSchedule.ts'
import { NotComposed } from '../releases/serving/NotComposed.ts'
import { NothingToServe } from '../releases/selection/NothingToServe.ts'
import { buildFolder, siteParts } from '../releases/siteParts.ts'
import { watchChanges } from '../releaseStore/watching/watchChanges.ts'
import { createRenderer } from '../rendering/createRenderer.ts'
import { createPageContents } from '../rendering/pageContents.ts'
import { readRenderTexts } from '../rendering/readRenderTexts.ts'
import { createViewBuffer } from '../views/createViewBuffer.ts'
import { createVisitRecorder } from '../views/createVisitRecorder.ts'
import { startViewJobs } from '../views/startViewJobs.ts'
import { viewCountsIn } from '../views/viewCountsIn.ts'
import { visitCountsIn } from '../views/visitCountsIn.ts'
import { closeGracefully } from './closeGracefully.ts'
import { createSite } from './createSite.ts'
import { createSiteMetrics } from './metrics/createSiteMetrics.ts'

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
    createRenderer: (onTrouble) =>
      createRenderer({
        texts: readRenderTexts(buildFolder),
        contents: createPageContents(configuration.releasesFolder),
        onTrouble,
      }),
  })
  await composed(serving, { log, waits })
  await database.watch()
  const leadStore = sqlLeadStore(database)
  const notices = noticeStore(database)
  const { brand, email, siteUrl } = configuration.site
  const forms = liveForms(serving)
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = email } = configuration.leads
  const sendMail = smtpUrl ? createMailer({ smtpUrl, from, brand }) : undefined
  const team = teamIn(database)
  const pushDevices = pushDevicesIn(database)
  const sendPush = createPushSender({ keys: pushDevices.keys, email })
  const targets = [
    ...noticeTargets(configuration.leads, {
      ...{ brand, siteUrl, forms, sendMail },
      deskUrl: `${configuration.hosts.admin}${leadsPage}`,
      services: () => serving.current.services,
      sentTo: (target, address) => notices.toldSince(target, address, Date.now() - DAY),
      isConfirmed: async (key) => (await leadStore.confirmed([key])).has(key),
      tokenFor: confirmationsOf({ team, store: leadStore }).tokenFor,
    }),
    pushTarget({ devices: pushDevices, send: sendPush }),
  ]
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
  const tell = (lead: StoredLead) => noticedLead(lead, facts())
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

/** Waits until the site is composed, by whichever process. */
async function composed({ look, nextChange }: Serving, { log, waits }: { log: Log; waits: boolean }): Promise<void> {
  let isSaid = false
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (error instanceof NothingToServe && !(error instanceof NotComposed)) {
        throw new ConfigurationError(error.message)
      }
      if (!(error instanceof NotComposed) || !waits) throw error
      if (!isSaid) log.warn(`${error.message} Waits for that.`)
      isSaid = true
    }
    await nextChange()
  }
}

const DAY = 24 * 60 * 60_000

/** Where the agency's people answer leads. */
const leadsPage = '/leads'

type Log = { info(message: string): void; warn(message: string): void }

export type RunningSite = {
  app: FastifyInstance
  report: () => ReturnType<Serving['report']>
  stop(): Promise<void>
}
