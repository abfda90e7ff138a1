import { leadDeskPath } from '@site/contracts/LeadDesk'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Person } from '../../admin/Person.ts'
import { guardOf } from '../../admin/testing/guardOf.ts'
import { teamInMemory } from '../../admin/testing/teamInMemory.ts'
import { readConfiguration } from '../../configuration/readConfiguration.ts'
import { createLeadNotices } from '../../leads/notices/LeadNotices.ts'
import { closeStores, open } from '../../leads/testing/openLeadStores.ts'
import { sqlite, stopDatabases } from '../../database/testing/freshDatabases.ts'
import { sampleLead } from '../../leads/testing/sampleLead.ts'
import { deskRoutes } from './deskRoutes.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  await closeStores()
})
afterAll(stopDatabases)

/** The desk's endpoints for somebody with these roles; without a list, for somebody who is nobody. */
async function openFor(roles: Person['roles'] | undefined) {
  const store = await open(await sqlite.fresh())
  await store.save(sampleLead())
  const person: Person | undefined = roles && { id: 'p1', name: 'Bia', roles }
  const app = Fastify()
  apps.push(app)
  app.decorate('guard', guardOf(person))
  await app.register(deskRoutes, {
    configuration: readConfiguration({}, '/'),
    serving: { current: { releases: [] }, canaries: [] },
    store,
    team: teamInMemory(),
    notices: createLeadNotices({ states: async () => [], of: async () => [], revive: async () => {} }, []),
  })
  const headers = { host: 'localhost', origin: 'http://localhost' }
  const gets = ['', '/1', '/1/person', '/targets', '/export.csv', '/export.xlsx']
  const posts = [
    '/1/notes',
    '/1/change',
    '/1/release',
    '/targets/crm/test',
    '/targets/crm/retry',
    '/1/submissions/forget',
  ]
  const statuses = new Set<number>()
  for (const path of gets) statuses.add((await app.inject({ url: leadDeskPath + path, headers })).statusCode)
  for (const path of posts) {
    statuses.add(
      (
        await app.inject({
          method: 'POST',
          url: leadDeskPath + path,
          headers,
          payload: path.endsWith('forget') ? { numbers: [1] } : {},
        })
      ).statusCode,
    )
  }
  return { statuses: [...statuses].sort(), left: (await store.list({ after: 0, limit: 9 })).length }
}

it.each<{ who: string; roles: Person['roles'] | undefined; status: number }>([
  { who: 'nobody', roles: undefined, status: 401 },
  { who: 'somebody without a role', roles: [], status: 403 },
  { who: 'a writer', roles: ['writer'], status: 403 },
  { who: 'an operator', roles: ['operator'], status: 403 },
  { who: 'a writer who operates', roles: ['writer', 'operator'], status: 403 },
])('opens no endpoint of the desk to $who', async ({ roles, status }) => {
  expect(await openFor(roles)).toEqual({ statuses: [status], left: 1 })
})

it.each<{ who: string; roles: Person['roles'] }>([
  { who: 'a seller', roles: ['seller'] },
  { who: 'the owner', roles: ['owner'] },
])('opens the desk to $who', async ({ roles }) => {
  const { statuses, left } = await openFor(roles)

  for (const refused of [401, 403]) expect(statuses).not.toContain(refused)
  expect(statuses).toContain(200)
  expect(left).toBe(0)
})
