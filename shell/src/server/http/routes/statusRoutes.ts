import type { FastifyInstance } from 'fastify'
import type { Guard } from '../../admin/guard.ts'
import type { LeadStore } from '../../leads/store/LeadStore.ts'
import type { Composer } from '../../releases/createComposer.ts'
import type { PartReport } from '../../releases/selection/PartReport.ts'
import type { SlowScripts } from '../../views/createSlowScripts.ts'
import type { IncidentCounts } from './incidentCounts.ts'

type Options = {
  composer: Pick<Composer, 'current' | 'report'>
  guard: Guard
  leadStore: Pick<LeadStore, 'probe'>
  incidents: Pick<IncidentCounts, 'list'>
  slowScripts: Pick<SlowScripts, 'list'>
}

/** How long a result of the database probe is cached, and its time-out, in ms: anybody may ask. */
const PROBE_TTL = 1000
const PROBE_TIMEOUT = 2000

/**
 * `/health`: what is being served, with the reasons for refusals and, for the operator only, what browsers report about
 * failures and slow scripts. `/ready`: whether this server may get visitors; 503 while a remote is missing that was live,
 * and while it cannot serve what the judging server has accepted. A server that cannot store leads stays ready: its pages
 * are complete, and leads wait in the visitors' browsers.
 */
export async function statusRoutes(
  app: FastifyInstance,
  { composer, guard, leadStore, incidents, slowScripts }: Options,
) {
  const canStoreLeads = probeOf(leadStore)

  app.get('/health', async (request, reply) => {
    const { id, since } = composer.current
    const isOperator = await guard.isOperator(request)
    const { shell, remotes, problems } = composer.report()
    const shown = ({ name, release, since, ...inside }: PartReport) => ({
      name,
      release,
      since,
      ...(isOperator ? inside : {}),
    })
    return reply.headers({ 'cache-control': 'private, no-store', vary: 'authorization, cookie' }).send({
      status: 'ok',
      composition: { id, since },
      shell: shown(shell),
      remotes: remotes.map(shown),
      ...(isOperator ? { problems, incidents: incidents.list(), slowScripts: slowScripts.list() } : {}),
    })
  })

  app.get('/ready', async (_request, reply) => {
    const { missing, isBehind } = composer.report()
    const leads = await canStoreLeads()
    const status = missing.length > 0 || isBehind ? 'waiting' : 'ready'
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, missing, behind: isBehind, leads: leads ? 'stored' : 'waiting in browsers' })
  })
}

function probeOf(store: Pick<LeadStore, 'probe'>): () => Promise<boolean> {
  let kept: Promise<boolean> | undefined
  return () => {
    if (kept) return kept
    let timer: NodeJS.Timeout
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, PROBE_TIMEOUT, false)
    })
    const probed = store.probe().then(
      () => true,
      () => false,
    )
    kept = Promise.race([probed, late])
    void kept.then(() => {
      clearTimeout(timer)
      setTimeout(() => {
        kept = undefined
      }, PROBE_TTL).unref()
    })
    return kept
  }
}
