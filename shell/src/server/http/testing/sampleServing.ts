import type { RegisteredKeys, RegisteredRemote } from '@site/contracts/Registry'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { Configuration } from '../../configuration/readConfiguration.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import { createContentDesk } from '../../releases/operation/content/createContentDesk.ts'
import { linkedSite } from '../../releases/operation/content/rules/brokenLink.ts'
import { encodePhoto } from '../../releases/operation/content/picture/encodePhoto.ts'
import { createOperation } from '../../releases/operation/createOperation.ts'
import { createPublishing } from '../../releases/publishing/createPublishing.ts'
import type { Served, ShownCanary } from '../../releases/serving/Served.ts'
import { createLoader } from '../../releases/selection/loadReleases.ts'
import type { ReleaseFiles } from '../../releaseStore/releaseFiles.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import type { ViewCount } from '../../views/ViewCounts.ts'
import type { createSite } from '../createSite.ts'
import { page, refusal, releases, shell } from './sampleSite.ts'

/** What a test says about what is served. */
export type ServedOptions = {
  /** Replaces on-demand rendering; by default a page's text is its address. */
  render?: (path: string, search: string, address?: string) => Promise<string>
  /** When the releases were last looked at. */
  lookedAt?: () => number
  /** Remotes without a release that were live. */
  missing?: string[]
  /** Whether this server cannot serve what others do. */
  isBehind?: boolean
  /** The teams' keys, and what their preview links show instead of the composition. */
  keys?: RegisteredKeys
  preview?: (composition: Composition) => Served
  /** The canaries that some visitors get instead of the composition. */
  canaries?: (composition: Composition) => readonly ShownCanary[]
  /** Resolves when this server has caught up with what other servers serve. */
  nextLook?: () => Promise<void>
}

type Options = ServedOptions & {
  composition: Composition
  configuration: Configuration
  folder: string
  store: ReleaseStore
  releaseFiles: ReleaseFiles
  remotes: readonly RegisteredRemote[]
  viewCounts: ViewCount[]
}

type Serving = Parameters<typeof createSite>[0]['serving']

/** Serves a composition in memory, on which nobody composes. */
export function sampleServing({
  composition,
  configuration,
  folder,
  store,
  releaseFiles,
  remotes,
  viewCounts,
  render = async (path, search) => `made ${path}${search}`,
  lookedAt = Date.now,
  missing = [],
  isBehind = false,
  keys = new Map(),
  preview,
  canaries = () => [],
  nextLook = async () => {},
}: Options): Serving {
  const all = Object.values(releases)
  const serviceVariables = { reserved: new Set<string>(), values: {} }
  return {
    onDemand: async (path, search, address) => ({ document: await page(await render(path, search, address)) }),
    publishing: createPublishing({
      registry: { keys: new Map(), previewKeys: new Map(), remotes },
      current: () => composition,
      preview: () => Promise.reject(new Error('Nothing was sent.')),
      look: async () => {},
      store,
      releasesFolder: folder,
      siteUrl: configuration.site.siteUrl,
    }),
    operation: createOperation({
      registry: { remotes },
      store,
      loader: createLoader({ releasesFolder: folder, store, releaseFiles, serviceVariables }),
      shown: () => ({ composition, generation: { number: 1, at: '', publication: 1, live: {}, refused: [] } }),
      problems: () => [],
      views: { since: async () => viewCounts },
      siteUrl: configuration.site.siteUrl,
    }),
    contentDesk: createContentDesk({
      ...{ store: store.content, site: configuration.site, now: Date.now },
      releases: () => all,
      encode: encodePhoto,
      compose: async () => linkedSite(composition),
      live: () => ({ version: Number.MAX_SAFE_INTEGER }),
      nextLook,
    }),
    current: composition,
    releaseFiles,
    get canaries() {
      return canaries(composition)
    },
    nextLook,
    remotes,
    renderProcesses: () => [{ name: 'mfe-shop', pid: process.pid }],
    registered: { keys, previewKeys: new Map() },
    previews: {
      async of() {
        if (preview) return preview(composition)
        throw new ReleaseProblem('bad', 'rendering', 'fails at the gate.')
      },
      end() {},
    },
    report: () => ({
      shell: { name: 'shell', release: shell.id, since: null, canary: null, refused: [] },
      remotes: remotes.map(({ name }) => ({
        name,
        release: all.find((one) => one.name === name)?.id ?? null,
        since: null,
        canary: null,
        refused: [refusal],
      })),
      missing,
      isBehind,
      isOfFormerBuild: false,
      lookedAt: lookedAt(),
      judgedAt: Date.now(),
      unreadable: 0,
      problems: ['The pointer /srv/secret cannot be used.'],
    }),
  }
}
