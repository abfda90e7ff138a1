import { type DeskOverview, deskOverviewPath, type OverviewWaiting } from '@site/contracts/DeskOverview'
import type { Role } from '@site/contracts/Team'
import type { FastifyInstance } from 'fastify'
import { hasRole, type Person } from '../../admin/Person.ts'
import type { Configuration } from '../../configuration/readConfiguration.ts'
import { errorCode } from '../../database/errorCode.ts'
import type { LeadStore } from '../../leads/store/LeadStore.ts'
import { happeningsOf } from '../../overview/happeningsOf.ts'
import { overviewWeek } from '../../overview/overviewWeek.ts'
import { promisedAnswers } from '../../overview/promisedAnswers.ts'
import { waitingDrafts, waitingLeads } from '../../overview/waitingFor.ts'
import { liveForms } from '../../releases/composition/liveForms.ts'
import type { Serving } from '../../releases/serving/createServing.ts'
import { daysOfWeek, startOfDay } from '../../timing/daysOfWeek.ts'
import type { VisitCounts } from '../../views/VisitCounts.ts'

type Options = {
  configuration: Pick<Configuration, 'site'>
  serving: Pick<Serving, 'current' | 'canaries' | 'remotes' | 'report' | 'contentDesk'>
  store: Pick<LeadStore, 'activity' | 'find' | 'related'>
  visitCounts: Pick<VisitCounts, 'since'>
  now?: () => number
}

const away = 'O banco de dados não está respondendo. Tente de novo em um minuto.'

/** Serves the desk's first page: sums for everybody of the team, and what waits for whoever has the role for it. */
export async function overviewRoutes(app: FastifyInstance, options: Options) {
  const { configuration, serving, store, visitCounts, now = Date.now } = options
  const forms = liveForms(serving)
  const facts = () => ({ openingHours: configuration.site.openingHours, forms: forms() })

  async function week(at: number): Promise<DeskOverview['week']> {
    const [first = ''] = daysOfWeek(at, 1)
    const [visits, activity] = await Promise.all([visitCounts.since(first), store.activity(startOfDay(first))])
    const happenings = happeningsOf(visits, activity, serving.remotes)
    return overviewWeek(happenings, promisedAnswers(activity.received, facts()), at)
  }

  async function waiting(person: Person, at: number): Promise<OverviewWaiting> {
    const may = (role: Role) => hasRole(person, role)
    return {
      ...(may('seller') && (await waitingLeads(store, facts(), { me: person.name, now: at }))),
      ...(may('writer') && { drafts: waitingDrafts(await serving.contentDesk.state(false)) }),
      ...(may('operator') && { refused: refusedParts() }),
    }
  }

  function refusedParts(): string[] {
    const { shell, remotes } = serving.report()
    // Its name too, by which the page of the releases calls it.
    const labelOf = (name: string) => {
      const label = serving.remotes.find((remote) => remote.name === name)?.label
      return label ? `${label} (${name})` : name
    }
    return [shell, ...remotes].filter(({ refused }) => refused.length > 0).map(({ name }) => labelOf(name))
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
  })
  app.get(deskOverviewPath, { config: { hosts: ['admin'] } }, async (request, reply) => {
    const admitted = await app.guard.admission(request)
    if (!admitted.person) return reply.code(admitted.status).send({ reason: admitted.reason })
    const { person } = admitted
    try {
      const at = now()
      const [numbers, tasks] = await Promise.all([week(at), waiting(person, at)])
      return { at: new Date(at).toISOString(), me: person.name, week: numbers, waiting: tasks } satisfies DeskOverview
    } catch (error) {
      request.log.error({ reason: errorCode(error) }, 'the overview failed')
      return reply.code(503).header('retry-after', '30').send({ reason: away })
    }
  })
}
