import type { FastifyInstance } from 'fastify'
import { hasRole } from '../../admin/Person.ts'
import type { Configuration } from '../../configuration/readConfiguration.ts'
import { createLeadDesk } from '../../leads/desk/leadDesk.ts'
import { leadDeskRoutes } from '../../leads/desk/leadDeskRoutes.ts'
import type { LeadNotices } from '../../leads/notices/LeadNotices.ts'
import type { LeadStore } from '../../leads/store/LeadStore.ts'
import { liveForms } from '../../releases/composition/liveForms.ts'

type Options = {
  configuration: Pick<Configuration, 'site'>
  serving: Parameters<typeof liveForms>[0]
  store: LeadStore
  notices: LeadNotices
}

/** The endpoints of the leads page, for those of the agency's people who sell. */
export async function deskRoutes(app: FastifyInstance, { configuration, serving, store, notices }: Options) {
  const forms = liveForms(serving)
  const facts = () => ({ openingHours: configuration.site.openingHours, forms: forms() })
  await app.register(leadDeskRoutes, {
    desk: createLeadDesk({ store, notices, facts }),
    notices,
    facts,
    async personOf(request) {
      const person = await app.guard.personOf(request)
      return person && hasRole(person, 'seller') ? person : undefined
    },
  })
}
