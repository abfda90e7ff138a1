import type { FastifyInstance } from 'fastify'
import type { LeadStore } from '../../leads/store/LeadStore.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import type { Serving } from '../../releases/serving/createServing.ts'
import type { PartReport } from '../../releases/serving/reports/reportOf.ts'
import type { SlowScripts } from '../../views/createSlowScripts.ts'
import { markOf } from '../../views/createViewRecorder.ts'
import { cached } from '../health/cached.ts'
import { concernsOf } from '../health/concernsOf.ts'
import type { IncidentCounts } from './incidentCounts.ts'

type Options = {
  serving: Pick<Serving, 'current' | 'report'>
  leadStore: Pick<LeadStore, 'probe' | 'countOverdue'>
  incidents: Pick<IncidentCounts, 'list'>
  slowScripts: Pick<SlowScripts, 'list'>
  /** How many documents with a release were opened lately. */
  documentsOf: (name: string, release: string) => number
}

/** How long results of the database are cached, and its time-out, in ms: anybody may ask. */
const probing = { ttl: 1000, timeout: 2000 }
const counting = { ttl: 10_000, timeout: 2000 }

/**
 * `/health`: whether everything is well (`ok`), or something is a concern (`degraded`), and what is being served. For the
 * operator also the concerns, the reasons for refusals, and what browsers report about failures and slow scripts. `/ready`:
 * whether this server may get visitors; 503 while a remote is missing that was live, and while it cannot show what is to
 * be live. A server that cannot store leads stays ready: its pages are complete, and leads wait in the
 * visitors' browsers.
 */
export async function statusRoutes(
  app: FastifyInstance,
  { serving, leadStore, incidents, slowScripts, documentsOf }: Options,
) {
  const canStoreLeads = cached(() => leadStore.probe().then(() => true), { ...probing, instead: false })
  const overdueLeads = cached<number | undefined>(() => leadStore.countOverdue(), { ...counting, instead: undefined })

  /** Failures of what is live: of the shell, a document names only the mark. */
  function liveFailures() {
    const { shell, releases } = serving.current
    const ids = new Map(releases.map(({ name, id }) => [name, { mark: id, id }]))
    ids.set(SHELL, { mark: markOf(shell), id: shell.id })
    return incidents.list().flatMap(({ remote, release, cause, addresses }) => {
      const live = ids.get(remote)
      return live?.mark === release ? [{ remote, cause, addresses, documents: documentsOf(remote, live.id) }] : []
    })
  }

  const config = { hosts: ['site', 'admin', 'preview'] as const }

  app.get('/health', { config }, async (request, reply) => {
    const { id, since } = serving.current
    const isOperator = await app.guard.isOperator(request)
    const { shell, remotes, problems, ...state } = serving.report()
    const leads = { areStored: await canStoreLeads(), overdue: await overdueLeads() }
    const concerns = concernsOf({ ...state, now: Date.now(), failures: liveFailures(), leads })
    const shown = ({ name, release, since, ...inside }: PartReport) => ({
      name,
      release,
      since,
      ...(isOperator ? inside : {}),
    })
    return reply.headers({ 'cache-control': 'private, no-store', vary: 'authorization, cookie' }).send({
      status: concerns.length === 0 ? 'ok' : 'degraded',
      composition: { id, since },
      shell: shown(shell),
      remotes: remotes.map(shown),
      ...(isOperator && { concerns, problems, incidents: incidents.list(), slowScripts: slowScripts.list() }),
    })
  })

  app.get('/ready', { config }, async (_request, reply) => {
    const { missing, isBehind } = serving.report()
    const leads = await canStoreLeads()
    const status = missing.length > 0 || isBehind ? 'waiting' : 'ready'
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, missing, behind: isBehind, leads: leads ? 'stored' : 'waiting in browsers' })
  })
}
