import { mkdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { revokedSessionsIn } from '../admin/revokedSessions.ts'
import { type Configuration, ConfigurationError } from '../configuration/readConfiguration.ts'
import { startLeadJobs } from '../leads/forwarding/startLeadJobs.ts'
import { openLazily } from '../leads/store/database/openLazily.ts'
import { openLeadDatabase, openLeadStore } from '../leads/store/openLeadStore.ts'
import { reconnectingLeadStore } from '../leads/store/reconnectingLeadStore.ts'
import { liveForms } from '../releases/composition/liveForms.ts'
import type { Composer } from '../releases/createComposer.ts'
import { NothingToServe } from '../releases/selection/NothingToServe.ts'
import { startComposer } from '../releases/startComposer.ts'
import { createOnDemand } from '../rendering/createOnDemand.ts'
import { createViewBuffer } from '../views/createViewBuffer.ts'
import { startViewJobs } from '../views/startViewJobs.ts'
import { viewCountsIn } from '../views/storage/viewCountsIn.ts'
import { closeGracefully } from './closeGracefully.ts'
import { createSite } from './createSite.ts'
import { createSiteMetrics } from './metrics/createSiteMetrics.ts'
import { watchReleases } from './watchReleases.ts'

/** Composes the site and creates the application that serves it. @throws Error if there is nothing to serve. */
export async function startSite(configuration: Configuration, log: Log): Promise<RunningSite> {
  mkdirSync(configuration.releasesFolder, { recursive: true })
  const metrics = createSiteMetrics()
  const tracing = configuration.isTraced
    ? (await import('../tracing/startTracing.ts')).startTracing({ log })
    : undefined
  const database = openLazily(() => openLeadDatabase(configuration.leads, tracing?.querySpans))
  const viewStore = viewCountsIn(database)
  const composing = { configuration, log, observer: metrics.observer, tracing, views: viewStore }
  const composer = await startComposer(composing).catch((error: unknown) => {
    throw error instanceof NothingToServe ? new ConfigurationError(error.message) : error
  })
  const leadStore = await reconnectingLeadStore(() => openLeadStore(configuration.leads, tracing?.querySpans), {
    info: (_details, message) => log.info(`${message}.`),
    error: (details, message) => log.warn(`${message}: ${JSON.stringify(details)}`),
  })
  const viewBuffer = createViewBuffer(viewStore)
  const app = await createSite({
    configuration,
    composer,
    onDemand: createOnDemand(composer),
    leadStore,
    revokedSessions: revokedSessionsIn(database),
    viewCounts: viewBuffer,
    metrics: metrics.registry,
    tracing,
  })
  const leadJobs = { store: leadStore, forms: liveForms(composer), config: configuration.leads, log: app.log }
  const stopJobs = startLeadJobs(leadJobs)
  const stopViews = startViewJobs({ buffer: viewBuffer, store: viewStore, log: app.log })
  void composer.fetchFormer()
  const stopWatching = watchReleases(composer, app.log)
  return {
    app,
    report: () => composer.report(),
    async stop() {
      stopWatching()
      await closeGracefully(app)
      await stopJobs()
      await stopViews()
      await leadStore.close()
      await viewStore.close()
      await composer.end()
      await tracing?.stop()
    },
  }
}

type Log = { info(message: string): void; warn(message: string): void }

export type RunningSite = {
  app: FastifyInstance
  report: () => ReturnType<Composer['report']>
  stop(): Promise<void>
}
