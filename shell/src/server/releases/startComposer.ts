import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import { join } from 'node:path'
import pRetry from 'p-retry'
import type { Configuration } from '../configuration/readConfiguration.ts'
import { createRenderer } from '../rendering/createRenderer.ts'
import { createPageContents } from '../rendering/pageContents.ts'
import { readRenderTexts } from '../rendering/readRenderTexts.ts'
import { serverBuild } from './composition/serverBuild.ts'
import type { ViewCounts } from '../views/ViewCounts.ts'
import type { Tracing } from '../tracing/Tracing.ts'
import type { ComposerObserver } from './ComposerOptions.ts'
import { type Composer, createComposer } from './createComposer.ts'
import { LeaseHeldElsewhere } from './selection/NothingToServe.ts'
import { openReleaseStore } from './storage/openReleaseStore.ts'
import { createRegistry } from './storage/registry.ts'

type Options = {
  configuration: Configuration
  log: { info(message: string): void; warn(message: string): void }
  observer?: ComposerObserver
  tracing?: Pick<Tracing, 'traced' | 'querySpans'> | undefined
  /** The counts of views. */
  views?: Pick<ViewCounts, 'since'>
  /** False prevents publications in this machine's folder from being imported into a store. */
  importsFolder?: boolean
}

/** How often another server's first verdict is polled, in ms, and how many times. */
const patience = { minTimeout: 200, factor: 1, retries: 300 }

/** A composer for the configuration, with its first composition. @throws Error if none can be made. */
export async function startComposer({
  configuration,
  log,
  observer,
  tracing,
  views,
  importsFolder = true,
}: Options): Promise<Composer> {
  const { releasesFolder, registryFile, leads, site, serviceVariables, developmentOrigins } = configuration
  const folder = join(__dirname, '..')
  const texts = readRenderTexts(folder)
  const build = serverBuild(folder)
  const composer = createComposer({
    registry: createRegistry(registryFile),
    store: openReleaseStore({
      releasesFolder,
      databaseUrl: leads.DATABASE_URL,
      importsFolder,
      querySpans: tracing?.querySpans,
    }),
    releasesFolder,
    build,
    site,
    serviceVariables,
    developmentOrigins,
    compositionsFolder: join(releasesFolder, sharedFolder.compositions),
    createRenderer: (onTrouble) => createRenderer({ texts, contents: createPageContents(releasesFolder), onTrouble }),
    log,
    observer,
    traced: tracing?.traced,
    views,
  })
  await pRetry(() => composer.refresh(), {
    ...patience,
    shouldRetry: ({ error }) => error instanceof LeaseHeldElsewhere,
  })
  return composer
}
