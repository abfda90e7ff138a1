import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SendMail } from '../../mail/createMailer.ts'
import type { TeamStore } from '../../admin/team/TeamStore.ts'
import { teamInMemory } from '../../admin/testing/teamInMemory.ts'
import { readConfiguration } from '../../configuration/readConfiguration.ts'
import { createLeadNotices } from '../../leads/notices/LeadNotices.ts'
import { createFolderStore } from '../../releaseStore/folder/folderStore.ts'
import { createReleaseFiles } from '../../releaseStore/releaseFiles.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { Tracing } from '../../tracing/Tracing.ts'
import type { ViewCount } from '../../views/ViewCounts.ts'
import { createSite } from '../createSite.ts'
import { createSiteMetrics } from '../metrics/createSiteMetrics.ts'
import { type ServedOptions, sampleServing } from './sampleServing.ts'
import { registry } from './sampleSite.ts'
import { writeSampleSite } from './writeSampleSite.ts'

type Options = ServedOptions & {
  env?: Record<string, string>
  /** The database's write probe. */
  probe?: () => Promise<void>
  /** The number of waiting leads. */
  countWaiting?: () => Promise<number>
  /** The number of leads that their receiver does not take. */
  countOverdue?: () => Promise<number>
  /** Registered remotes without a release. */
  down?: string[]
  team?: TeamStore
  sendMail?: SendMail | undefined
  tracing?: Pick<Tracing, 'followRequests'>
  /** Replaces a document of the composition. */
  document?: (path: string, page: FinishedPage) => FinishedPage
}

/** The whole application on a composition in memory, without a port: use `app.inject`. */
export async function openSite({
  env = {},
  probe = async () => {},
  countWaiting = async () => 0,
  countOverdue = async () => 0,
  down = ['mfe-closed'],
  team = teamInMemory(),
  sendMail,
  tracing,
  document = (_path, page) => page,
  ...served
}: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'))
  const sample = await writeSampleSite(folder)
  const finished = new Map([...sample.finished].map(([path, page]) => [path, document(path, page)]))
  const composition = { ...sample, finished }
  const configuration = readConfiguration({ RELEASES_DIR: folder, DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }, '/')
  const viewCounts: ViewCount[] = []
  const visits: string[] = []
  const metrics = createSiteMetrics().registry
  const store = createFolderStore(folder)
  const releaseFiles = createReleaseFiles({ releasesFolder: folder, store, log: { warn() {} } })
  const remotes = registry.filter(({ name }) => name !== 'mfe-closed' || down.includes(name))
  const app = await createSite({
    configuration,
    team,
    pushDevices: new Proxy(Object.create(null), { get: () => () => Promise.reject(new Error('No database.')) }),
    sendPush: async () => ({ status: 'accepted' }),
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
    serving: sampleServing({ composition, configuration, folder, store, releaseFiles, remotes, viewCounts, ...served }),
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
