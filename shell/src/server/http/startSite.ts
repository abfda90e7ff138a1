import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createComposer } from '../releases/createComposer.ts'
import { createOnDemand } from '../rendering/createOnDemand.ts'
import { parseRegistry } from '../releases/registry.ts'
import { siteForms } from '../leads/forms/siteForms.ts'
import { openLeadStore } from '../leads/store/openLeadStore.ts'
import { startLeadJobs } from '../leads/forwarding/startLeadJobs.ts'
import { createSite } from './createSite.ts'
import { type Configuration, ConfigurationError } from './readConfiguration.ts'
import { readShellBuild } from './readShellBuild.ts'
import { watchReleases } from './watchReleases.ts'

/** Composes the site and makes the application that serves it. @throws Error when there is nothing that can be served. */
export async function startSite(configuration: Configuration, log: Log): Promise<RunningSite> {
  mkdirSync(configuration.releasesFolder, { recursive: true })
  const registry = readRegistry(configuration.registryFile)
  const shell = readShellBuild(join(__dirname, '..'))
  const composer = createComposer({
    registry,
    releasesFolder: configuration.releasesFolder,
    site: configuration.site,
    shell,
    developmentOrigins: configuration.developmentOrigins,
    log,
  })
  await composer.refresh()
  const leadStore = await openLeadStore(configuration.leads)
  const app = await createSite({
    configuration,
    composer,
    onDemand: createOnDemand(composer),
    registry,
    shell,
    leadStore,
  })
  const stopJobs = startLeadJobs({
    store: leadStore,
    forms: () => siteForms,
    config: configuration.leads,
    log: app.log,
  })
  const stopWatching = watchReleases(composer, app.log)
  return {
    app,
    report: () => composer.report(),
    async stop() {
      stopWatching()
      await app.close()
      await stopJobs()
      await leadStore.close()
      await composer.end()
    },
  }
}

type Log = { info(message: string): void; warn(message: string): void }

export type RunningSite = {
  app: FastifyInstance
  report: () => ReturnType<ReturnType<typeof createComposer>['report']>
  stop(): Promise<void>
}

/** @throws ConfigurationError that says what is wrong with the file. */
export function readRegistry(file: string): ReturnType<typeof parseRegistry> {
  try {
    return parseRegistry(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigurationError(`Configuration: REGISTRY_FILE ${file} cannot be used: ${reason}`)
  }
}
