import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { createGuard } from '../admin/guard.ts'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import type { Composer } from '../releases/createComposer.ts'
import type { OnDemand } from '../rendering/createOnDemand.ts'
import { answerFailures, frameworkErrors } from './failures.ts'
import { findPage } from './findPage.ts'
import { leadRoutes } from './leadRoutes.ts'
import { pageHandler } from './pageHandler.ts'
import { publicFiles } from './publicFiles.ts'
import type { Configuration } from './readConfiguration.ts'
import { refusalOf } from './requestTarget.ts'
import { securityHeaders } from './securityHeaders.ts'
import { serverLimits } from './serverLimits.ts'
import { statusRoutes } from './statusRoutes.ts'
import { violationReports } from './violationReports.ts'

type Options = {
  configuration: Configuration
  composer: Pick<Composer, 'current' | 'remotes' | 'report'>
  /** Renders a page that was not made ahead. */
  onDemand: (path: string, search: string) => Promise<OnDemand>
  leadStore: LeadStore
}

/** The application: answers requests, knows nothing of ports and signals. */
export async function createSite({ configuration, composer, onDemand, leadStore }: Options): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverLimits,
    logger: { level: configuration.logLevel },
    trustProxy: configuration.trustProxy,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
    frameworkErrors,
  })
  await securityHeaders(app)
  answerFailures(app)
  const guard = await createGuard(app, {
    token: configuration.adminToken,
    brand: configuration.site.brand,
    secure: configuration.site.siteUrl.startsWith('https:'),
    endedSessionsFile: join(configuration.leads.DATA_DIR, 'ended-sessions.json'),
    isGuarded: (path) => refusalOf(path) === undefined && findPage(composer.current, path)?.guarded === true,
    home: () =>
      composer.current.releases.flatMap(({ routes }) => routes).find(({ guarded }) => guarded)?.paths[0]?.path ?? '/',
  })
  await app.register(leadRoutes, { configuration, composer, store: leadStore })
  const sendFile = await publicFiles(app, { releasesFolder: configuration.releasesFolder, guard })
  await violationReports(app)
  await statusRoutes(app, { composer, guard, leadStore })
  app.setNotFoundHandler(
    pageHandler({
      current: () => composer.current,
      registry: () => composer.remotes,
      sendFile,
      guard,
      onDemand,
    }),
  )
  return app
}
