import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegisteredKeys } from '@site/contracts/Registry'
import type { EndedSessions } from '../../admin/endedSessions.ts'
import { endedInMemory } from '../../admin/testing/endedInMemory.ts'
import { readConfiguration } from '../../configuration/readConfiguration.ts'
import type { ShownCanary } from '../../releases/canary/createCanaries.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import { createOperation } from '../../releases/operation/createOperation.ts'
import { createPublishing } from '../../releases/publishing/createPublishing.ts'
import type { Served } from '../../releases/composition/createVariants.ts'
import { createLoader } from '../../releases/selection/loadReleases.ts'
import { ReleaseProblem } from '../../releases/storage/ReleaseProblem.ts'
import { createFolderStore } from '../../releases/storage/folder/folderStore.ts'
import type { Tracing } from '../../tracing/Tracing.ts'
import type { Workers } from '../../workers/Workers.ts'
import type { ViewCount } from '../../views/ViewCounts.ts'
import { createSite } from '../createSite.ts'
import { createSiteMetrics } from '../metrics/createSiteMetrics.ts'
import { page, refusal, registry, releases, shell } from './sampleSite.ts'
import { writeSampleSite } from './writeSampleSite.ts'

type Options = {
  env?: Record<string, string>
  /** What rendering on demand does; the page's address as its text by itself. */
  render?: (path: string, search: string) => Promise<string>
  /** What the database says when it is asked whether it can be written to. */
  probe?: () => Promise<void>
  /** What it says when it is asked how many leads wait. */
  countWaiting?: () => Promise<number>
  /** Registered remotes that are down. */
  down?: string[]
  /** Whether this server cannot show what others show. */
  isBehind?: boolean
  endedSessions?: EndedSessions
  /** Keys of teams, and what their links show in the place of the composition. */
  keys?: RegisteredKeys
  preview?: (composition: Composition) => Served
  /** What some visitors try out in the place of the composition. */
  canaries?: (composition: Composition) => readonly ShownCanary[]
  /** Settles when it is known what other servers show. */
  nextLook?: () => Promise<void>
  tracing?: Pick<Tracing, 'followRequests'>
  /** What this process has in common with others. */
  workers?: Workers
}

/** The whole application over a composition in memory; answers through `app.inject`, without a port. */
export async function openSite({
  env = {},
  render = async (path, search) => `made ${path}${search}`,
  probe = async () => {},
  countWaiting = async () => 0,
  down = ['mfe-closed'],
  isBehind = false,
  endedSessions = endedInMemory(),
  keys = new Map(),
  preview,
  canaries = () => [],
  nextLook = async () => {},
  tracing,
  workers,
}: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'))
  const all = Object.values(releases)
  const composition = await writeSampleSite(folder)
  const configuration = readConfiguration({ RELEASES_DIR: folder, DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }, '/')
  const viewCounts: ViewCount[] = []
  const store = createFolderStore(folder)
  const serviceVariables = { reserved: new Set<string>(), values: {} }
  const remotes = registry.filter(({ name }) => name !== 'mfe-closed' || down.includes(name))
  const app = await createSite({
    configuration,
    endedSessions,
    onDemand: async (path, search) => ({ document: await page(await render(path, search)) }),
    viewCounts: { add: (counts) => void viewCounts.push(...counts) },
    metrics: createSiteMetrics().registry,
    tracing,
    workers,
    leadStore: new Proxy(Object.create(null), {
      get: (_, verb) => ({ probe, countWaiting })[String(verb)] ?? (() => Promise.reject()),
    }),
    composer: {
      publishing: createPublishing({
        registry: { keys: new Map(), remotes },
        current: () => composition,
        preview: () => Promise.reject(new Error('Nothing was sent.')),
        store,
        releasesFolder: folder,
        siteUrl: configuration.site.siteUrl,
      }),
      operation: createOperation({
        registry: { remotes },
        store,
        loader: createLoader({ releasesFolder: folder, store, history: { live: undefined }, serviceVariables }),
        current: () => composition,
        problems: () => [],
        views: { since: async () => viewCounts },
        siteUrl: configuration.site.siteUrl,
      }),
      current: composition,
      get canaries() {
        return canaries(composition)
      },
      nextLook,
      remotes,
      renderProcesses: () => [{ name: 'mfe-shop', pid: process.pid }],
      keys,
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
        isBehind,
        problems: ['The pointer /srv/secret cannot be used.'],
      }),
    },
  })
  return {
    app,
    folder,
    store,
    viewCounts,
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
