import { join } from 'node:path'
import pRetry from 'p-retry'
import type { Configuration } from '../configuration/readConfiguration.ts'
import { createRenderer } from '../rendering/createRenderer.ts'
import { createPageContents } from '../rendering/pageContents.ts'
import { readRenderTexts } from '../rendering/readRenderTexts.ts'
import { createKeptParts, serverBuild } from './composition/keptParts.ts'
import type { ViewCounts } from '../views/ViewCounts.ts'
import { doesHousework, type Workers } from '../workers/Workers.ts'
import type { Tracing } from '../tracing/Tracing.ts'
import type { ComposerObserver } from './createComposer.ts'
import { type Composer, createComposer } from './createComposer.ts'
import { AnotherJudges } from './selection/NothingToServe.ts'
import { openReleaseStore } from './storage/openReleaseStore.ts'
import { createRegistry } from './storage/registry.ts'

type Options = {
  configuration: Configuration
  log: { info(message: string): void; warn(message: string): void }
  observer?: ComposerObserver
  tracing?: Pick<Tracing, 'traced' | 'querySpans'> | undefined
  /** What was counted of visitors' views. */
  views?: Pick<ViewCounts, 'since'>
  /** False leaves what lies in this machine's folder unpublished elsewhere. */
  carries?: boolean
  workers?: Pick<Workers, 'number'> | undefined
}

/** How often another server's first verdict is looked for, in ms, and how many times. */
const patience = { minTimeout: 200, factor: 1, retries: 300 }

/** A composer of what is configured, with its first composition. @throws Error when none can be formed. */
export async function startComposer({
  configuration,
  log,
  observer,
  tracing,
  views,
  workers,
  carries = doesHousework(workers),
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
      carries,
      querySpans: tracing?.querySpans,
    }),
    releasesFolder,
    build,
    site,
    serviceVariables,
    developmentOrigins,
    keptParts: createKeptParts(releasesFolder, build, { isShared: workers !== undefined }),
    tidies: doesHousework(workers),
    createRenderer: (onTrouble) => createRenderer({ texts, contents: createPageContents(releasesFolder), onTrouble }),
    log,
    observer,
    traced: tracing?.traced,
    views,
  })
  await pRetry(() => composer.refresh(), { ...patience, shouldRetry: ({ error }) => error instanceof AnotherJudges })
  return composer
}
