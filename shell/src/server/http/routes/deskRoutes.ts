import type { FastifyInstance } from 'fastify'
import { hasRole } from '../../admin/Person.ts'
import type { TeamStore } from '../../admin/team/TeamStore.ts'
import type { Configuration } from '../../configuration/readConfiguration.ts'
import { createLeadDesk } from '../../leads/desk/leadDesk.ts'
import { leadDeskRoutes } from '../../leads/desk/routes/leadDeskRoutes.ts'
import type { LeadNotices } from '../../leads/notices/LeadNotices.ts'
import type { LeadStore } from '../../leads/store/LeadStore.ts'
import { liveForms } from '../../releases/composition/liveForms.ts'

type Options = {
  configuration: Pick<Configuration, 'site'>
  serving: Parameters<typeof liveForms>[0]
  store: LeadStore
  notices: LeadNotices
  team: Pick<TeamStore, 'members'>
}

/** The endpoints of the leads page, for those of the agency's people who sell. */
export async function deskRoutes(app: FastifyInstance, { configuration, serving, store, notices, team }: Options) {
  const forms = liveForms(serving)
  const facts = () => ({ openingHours: configuration.site.openingHours, forms: forms() })
  const sellers = async () => {
    const members = await team.members(Date.now())
    return members.filter((member) => hasRole(member, 'seller')).map(({ name }) => name)
  }
  await app.register(leadDeskRoutes, {
    desk: createLeadDesk({ store, notices, facts, team: sellers }),
    notices,
    facts,
    admission: (request) => app.guard.admission(request, 'seller'),
  })
}
