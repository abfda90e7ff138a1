import { join } from 'node:path'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import type { Configuration } from '../configuration/readConfiguration.ts'
import type { Tracing } from '../tracing/Tracing.ts'
import { serverBuild } from './composition/serverBuild.ts'
import { openReleaseStore } from '../releaseStore/openReleaseStore.ts'
import { createRegistry } from '../releaseStore/registry.ts'

/** Where the server's build lies: `dist`, seen from a bundle in it. */
export const buildFolder = join(__dirname, '..')

type Options = {
  configuration: Configuration
  tracing?: Pick<Tracing, 'querySpans'> | undefined
  /** False prevents publications in this machine's folder from being imported into a store. */
  importsFolder?: boolean
}

/** What composing and serving have in common: the same settings make the same scope. */
export function siteParts({ configuration, tracing, importsFolder = true }: Options) {
  const { releasesFolder, registryFile, leads, site, serviceVariables, developmentOrigins } = configuration
  return {
    registry: createRegistry(registryFile),
    store: openReleaseStore({
      releasesFolder,
      databaseUrl: leads.DATABASE_URL,
      importsFolder,
      querySpans: tracing?.querySpans,
    }),
    build: serverBuild(buildFolder),
    compositionsFolder: join(releasesFolder, sharedFolder.compositions),
    ...{ releasesFolder, site, serviceVariables, developmentOrigins },
  }
}
