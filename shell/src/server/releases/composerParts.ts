import type { Plan } from '../rendering/plan/Plan.ts'
import { createReleaseFiles } from '../releaseStore/releaseFiles.ts'
import { createPointerReader } from '../releaseStore/createPointerReader.ts'
import { createWebServerPointer } from '../releaseStore/webServer/webServerPointer.ts'
import { type Traced, untraced } from '../tracing/Tracing.ts'
import type { ViewCounts } from '../views/ViewCounts.ts'
import type { Renderer } from '../rendering/createRenderer.ts'
import type { SiteParts } from './selection/SiteSettings.ts'
import { createCompositionWriter } from './composition/createCompositionWriter.ts'
import { createCompositionFolders } from './composition/folder/compositionFolders.ts'
import { planOf } from './composition/planOf.ts'
import { createLoader } from './selection/loadReleases.ts'
import type { Candidates } from './selection/ReleaseHistory.ts'

/** What a composer is created from. */
export type ComposerOptions = SiteParts & {
  log: { info(message: string): void; warn(message: string): void }
  traced?: Traced
  now?: () => number
  /** The counts of views. */
  views?: Pick<ViewCounts, 'since'>
  renderer: Pick<Renderer, 'renderRemote' | 'renderShell'>
}

/** What a composer reads from and writes to. Nothing of it decides. */
export function createComposerParts(options: ComposerOptions) {
  const { registry, store, releasesFolder, compositionsFolder, otherHosts, developmentOrigins, log } = options
  const { traced = untraced, views = { since: async () => [] }, now = Date.now } = options
  const releaseFiles = createReleaseFiles({
    ...{ releasesFolder, store, log },
    compresses: Object.keys(developmentOrigins ?? {}).length === 0,
  })
  const folders = createCompositionFolders({
    ...{ folder: compositionsFolder, build: options.build },
    pathOf: async (file, encoding) =>
      (await releaseFiles.encodingFor(file, encoding)) === encoding ? releaseFiles.pathOf(file, encoding) : undefined,
  })
  const planFor = (candidates: Candidates): Plan => planOf(candidates, options)
  return {
    ...options,
    ...{ views, now, releaseFiles, folders, planFor },
    pointerReader: createPointerReader({ registry, store, log }),
    loader: createLoader({ ...options, releaseFiles }),
    writer: createCompositionWriter({ ...options, folders, planFor, traced }),
    webServer: createWebServerPointer({ releasesFolder, compositionsFolder, otherHosts, log }),
  }
}

export type ComposerParts = ReturnType<typeof createComposerParts>
