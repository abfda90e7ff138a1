import { sampleForms } from './sampleForms.ts'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import * as v from 'valibot'
import { leadConfiguration } from '../../configuration/leadConfiguration.ts'
import { createLeadDesk } from '../desk/leadDesk.ts'
import { leadDeskRoutes } from '../desk/routes/leadDeskRoutes.ts'
import { createLeadNotices } from '../notices/LeadNotices.ts'
import { leadEndpoints } from '../reception/leadEndpoints.ts'
import { openLeadStore } from '../store/openLeadStore.ts'

/** A process with only the lead endpoints, the desk and one page, for tests that kill it and for benchmarks. */
async function main() {
  const config = v.parse(leadConfiguration, { LEAD_RATE_LIMIT: '1000000', ...process.env })
  const app = Fastify()
  await app.register(rateLimit, { global: false })
  const store = await openLeadStore(config)
  await app.register(leadEndpoints, { store, forms: () => sampleForms, config })
  const notices = createLeadNotices({ states: async () => [], of: async () => [], revive: async () => {} }, [])
  const facts = () => ({ openingHours: 'Mo-Fr 08:00-18:00', forms: sampleForms })
  await app.register(leadDeskRoutes, {
    desk: createLeadDesk({ store, notices, facts, team: async () => [] }),
    notices,
    facts,
    admission: async ({ headers }) => ({ person: { name: String(headers['x-person']) } }),
  })
  app.get('/', (_request, reply) => reply.type('text/html').send(page))
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
}

const page = `<!doctype html><title>Página</title>${'<p>Texto</p>'.repeat(1000)}`

main()
