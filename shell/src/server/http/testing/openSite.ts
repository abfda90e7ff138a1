import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegisteredKeys } from '@site/contracts/Registry'
import type { SendMail } from '../../mail/createMailer.ts'
import type { TeamStore } from '../../admin/team/TeamStore.ts'
import { teamInMemory } from '../../admin/testing/teamInMemory.ts'
import { readConfiguration } from '../../configuration/readConfiguration.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import { createLeadNotices } from '../../leads/notices/LeadNotices.ts'
import { createContentDesk } from '../../releases/operation/content/createContentDesk.ts'
import { linkedSite } from '../../releases/operation/content/rules/brokenLink.ts'
import { encodePhoto } from '../../releases/operation/content/picture/encodePhoto.ts'
import { createOperation } from '../../releases/operation/createOperation.ts'
import { createPublishing } from '../../releases/publishing/createPublishing.ts'
import type { Served, ShownCanary } from '../../releases/serving/Served.ts'
import { createLoader } from '../../releases/selection/loadReleases.ts'
import { ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'
import { createFolderStore } from '../../releaseStore/folder/folderStore.ts'
import { createReleaseFiles } from '../../releaseStore/releaseFiles.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { Tracing } from '../../tracing/Tracing.ts'
import type { ViewCount } from '../../views/ViewCounts.ts'
import { createSite } from '../createSite.ts'
import { createSiteMetrics } from '../metrics/createSiteMetrics.ts'
import { page, refusal, registry, releases, shell } from './sampleSite.ts'
import { writeSampleSite } from './writeSampleSite.ts'

type Options = {
  env?: Record<string, string>
  /** Replaces on-demand rendering; by default a page's text is its address. */
  render?: (path: string, search: string, address?: string) => Promise<string>
  /** The database's write probe. */
  probe?: () => Promise<void>
  /** The number of waiting leads. */
  countWaiting?: () => Promise<number>
  /** The number of leads that their receiver does not take. */
  countOverdue?: () => Promise<number>
  /** When the releases were last looked at. */
  lookedAt?: () => number
  /** Registered remotes without a release, and those among them that were live. */
  down?: string[]
  missing?: string[]
  /** Whether this server cannot serve what others do. */
  isBehind?: boolean
  team?: TeamStore
  sendMail?: SendMail | undefined
  /** The teams' keys, and what their preview links show instead of the composition. */
  keys?: RegisteredKeys
  preview?: (composition: Composition) => Served
  /** The canaries that some visitors get instead of the composition. */
  canaries?: (composition: Composition) => readonly ShownCanary[]
  /** Resolves when this server has caught up with what other servers serve. */
  nextLook?: () => Promise<void>
  tracing?: Pick<Tracing, 'followRequests'>
  /** Replaces a document of the composition. */
  document?: (path: string, page: FinishedPage) => FinishedPage
}

/** The whole application on a composition in memory, without a port: use `app.inject`. */
export async function openSite({
  env = {},
  render = async (path, search) => `made ${path}${search}`,
  probe = async () => {},
  countWaiting = async () => 0,
  countOverdue = async () => 0,
  lookedAt = Date.now,
  down = ['mfe-closed'],
  missing = [],
  isBehind = false,
  team = teamInMemory(),
  sendMail,
  keys = new Map(),
  preview,
  canaries = () => [],
  nextLook = async () => {},
  tracing,
  document = (_path, page) => page,
}: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'))
  const all = Object.values(releases)
  const sample = await writeSampleSite(folder)
  const finished = new Map([...sample.finished].map(([path, page]) => [path, document(path, page)]))
  const composition = { ...sample, finished }
  const configuration = readConfiguration({ RELEASES_DIR: folder, DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }, '/')
  const viewCounts: ViewCount[] = []
  const visits: string[] = []
  const metrics = createSiteMetrics().registry
  const store = createFolderStore(folder)
  const releaseFiles = createReleaseFiles({ releasesFolder: folder, store, log: { warn() {} } })
  const serviceVariables = { reserved: new Set<string>(), values: {} }
  const remotes = registry.filter(({ name }) => name !== 'mfe-closed' || down.includes(name))
  const app = await createSite({
    configuration,
    team,
    pushDevices: new Proxy(Object.create(null), { get: () => () => Promise.reject(new Error('No database.')) }),
    sendPush: async () => ({ status: 'taken' }),
    sendMail,
    viewCounts: { add: (counts) => void viewCounts.push(...counts) },
    visits: {
      visit: (remote, source) => void visits.push(`visit of ${remote} from '${source}'`),
      tap: (remote) => void visits.push(`tap on ${remote}`),
    },
    visitCounts: { since: async () => [] },
    metrics,
    tracing,
    leadNotices: createLeadNotices({ states: async () => [], of: async () => [], revive: async () => {} }, []),
    leadStore: new Proxy(Object.create(null), {
      get: (_, verb) => ({ probe, countWaiting, countOverdue })[String(verb)] ?? (() => Promise.reject()),
    }),
    serving: {
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
        loader: createLoader({
          ...{ releasesFolder: folder, store, releaseFiles, serviceVariables },
          history: { live: undefined },
        }),
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
        lookedAt: lookedAt(),
        judgedAt: Date.now(),
        unreadable: 0,
        problems: ['The pointer /srv/secret cannot be used.'],
      }),
    },
  })
  return {
    app,
    folder,
    store,
    releaseFiles,
    viewCounts,
    visits,
    metrics,
    async close() {
      await app.close()
      await releaseFiles.mended()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
