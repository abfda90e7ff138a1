import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import type { Configuration } from '../configuration/readConfiguration.ts'
import type { Database } from '../database/Database.ts'
import type { SiteParts } from './selection/SiteSettings.ts'
import { openReleaseStore } from '../releaseStore/openReleaseStore.ts'
import { createRegistry } from '../releaseStore/registry.ts'
import { createRenderer, type Renderer } from '../rendering/createRenderer.ts'
import { createPageContents } from '../rendering/pageContents.ts'
import { readRenderTexts } from '../rendering/readRenderTexts.ts'

/** Where the server's build lies: `dist`, seen from a bundle in it. */
const buildFolder = join(__dirname, '..')

/** The code that finishes pages: different code makes different pages. */
const CODE = ['server/compose.cjs', 'renderProcess/runner.cjs', 'renderProcess/context.cjs']

type Options = {
  configuration: Configuration
  /** The site's, which is then used for releases too if it is PostgreSQL. */
  database?: Database
  /** False prevents publications in this machine's folder from being imported into a store. */
  importsFolder?: boolean
}

/** What composing and serving have in common: the same settings make the same scope. */
export function siteParts({ configuration, database, importsFolder = true }: Options): SiteParts {
  const { hosts, releasesFolder, registryFile, leads, site, sampleFacts, serviceVariables, developmentOrigins } =
    configuration
  return {
    registry: createRegistry(registryFile),
    store: openReleaseStore({
      releasesFolder,
      databaseUrl: leads.DATABASE_URL,
      importsFolder,
      database,
    }),
    build: serverBuild(),
    compositionsFolder: join(releasesFolder, sharedFolder.compositions),
    otherHosts: [hosts.admin, hosts.preview].map((url) => new URL(url).hostname),
    ...{ releasesFolder, site, sampleFacts, serviceVariables, developmentOrigins },
  }
}

/** Renders releases with this build; `onTrouble` hears of those that end their process on demand. */
export function siteRenderer(
  { releasesFolder }: Pick<Configuration, 'releasesFolder'>,
  onTrouble?: (remote: string, release: string, reason: string) => void,
): Renderer {
  return createRenderer({
    texts: readRenderTexts(buildFolder),
    contents: createPageContents(releasesFolder),
    onTrouble,
  })
}

/** Identifies this server's build. @throws Error if it is incomplete. */
function serverBuild(): string {
  const hash = createHash('sha256')
  for (const file of CODE) hash.update(readFileSync(join(buildFolder, file)))
  return hash.digest('hex').slice(0, 16)
}
