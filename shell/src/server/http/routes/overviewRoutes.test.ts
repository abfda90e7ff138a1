import { deskOverview, deskOverviewPath } from '@site/contracts/DeskOverview'
import Fastify, { type FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Person } from '../../admin/Person.ts'
import { guardOf } from '../../admin/testing/guardOf.ts'
import { readConfiguration } from '../../configuration/readConfiguration.ts'
import { closeStores, open } from '../../leads/testing/openLeadStores.ts'
import { postgresql, sqlite, stopDatabases } from '../../database/testing/freshDatabases.ts'
import { sampleLead } from '../../leads/testing/sampleLead.ts'
import { overviewRoutes } from './overviewRoutes.ts'

jest.setTimeout(60_000)

const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  await closeStores()
})
afterAll(stopDatabases)

/** Wednesday, 25 November 2026. */
const at = (time: string, day = '25') => Date.parse(`2026-11-${day}T${time}:00-03:00`)
const remotes = [{ name: 'mfe-loja', label: 'Loja', prefixes: ['/'] }]
const report = { release: null, since: null, canary: null, refused: [] }
const refused = [{ release: '0'.repeat(16), stamp: '', at: '', cause: 'rendering', reason: 'fails' } as const]

type Roles = Person['roles'] | undefined

/** The first page for somebody with these roles; without a list, for somebody who is nobody. */
async function openFor(roles: Roles, { fresh }: { fresh: typeof sqlite.fresh | typeof postgresql.fresh } = sqlite) {
  const store = await open(await fresh())
  const lead = (key: string, fields: Record<string, string>, changes: object = {}) =>
    store.save(sampleLead({ key: `overview-${key}`, fields, receivedAt: at('09:00'), ...changes }))
  await lead(
    '1',
    { name: 'Ana', email: 'ana@x.com' },
    { origin: { page: '/', first: { referrer: 'www.google.com/' } } },
  )
  await lead('2', { name: 'Rui', email: 'rui@x.com' }, { receivedAt: at('13:30') })
  await lead('3', { name: 'Eva', email: 'eva@x.com' }, { receivedAt: at('09:00', '18') })
  await lead('4', { name: 'Bot', email: 'bot@x.com' }, { suspicion: 'honeypot' })
  const act = { by: 'Bia', at: at('10:00') }
  await store.change(3, { version: 0, stage: 'won', owner: 'Bia' }, act)
  await store.change(2, { version: 0, step: { text: 'Ligar', on: '2026-11-25' }, owner: 'Bia' }, act)
  await store.change(1, { version: 0, step: { text: 'Escrever', on: '2026-11-26' } }, act)
  const person: Person | undefined = roles && { id: 'p1', name: 'Bia', roles }
  const app = Fastify()
  apps.push(app)
  app.decorate('guard', guardOf(person))
  await app.register(overviewRoutes, {
    configuration: readConfiguration({}, '/'),
    serving: {
      current: { releases: [] },
      canaries: [],
      remotes,
      report: () => ({ shell: { name: 'shell', ...report }, remotes: [{ name: 'mfe-loja', ...report, refused }] }),
      contentDesk: {
        state: async () => ({
          collections: [
            { name: 'prices', schema: {}, draft: { by: 'Léo', at: '2026-11-24' } },
            { name: 'faq', schema: {} },
          ],
        }),
      },
    } as unknown as Parameters<typeof overviewRoutes>[1]['serving'],
    store,
    visitCounts: {
      since: async () => [
        { day: '2026-11-24', kind: 'visit' as const, remote: 'mfe-loja', source: 'Google', count: 7 },
        { day: '2026-11-24', kind: 'tap' as const, remote: 'mfe-loja', source: '', count: 2 },
      ],
    },
    now: () => at('14:00'),
  })
  const response = await app.inject({ url: deskOverviewPath })
  return { status: response.statusCode, body: response.json() as unknown, headers: response.headers }
}

it('answers nobody who is not of the team', async () => {
  const { status, body, headers } = await openFor(undefined)

  expect(status).toBe(401)
  expect(Object.keys(Object(body))).toEqual(['reason'])
  expect(headers['cache-control']).toBe('private, no-store')
})

it.each<{ who: string; roles: Person['roles']; parts: string[] }>([
  { who: 'somebody without a role', roles: [], parts: [] },
  { who: 'a seller', roles: ['seller'], parts: ['leads', 'steps'] },
  { who: 'a writer', roles: ['writer'], parts: ['drafts'] },
  { who: 'an operator', roles: ['operator'], parts: ['refused'] },
  { who: 'the owner', roles: ['owner'], parts: ['leads', 'steps', 'drafts', 'refused'] },
])('shows to $who what waits: $parts', async ({ roles, parts }) => {
  const { body } = await openFor(roles)

  expect(Object.keys(v.parse(deskOverview, body).waiting)).toEqual(parts)
})

it.each([sqlite, postgresql])('counts the week and what waits in $name', async (database) => {
  const { body } = await openFor(['owner'], database)
  const { week, waiting } = v.parse(deskOverview, body)

  expect(week.now).toEqual({ visits: 7, taps: 2, leads: 2, won: 1 })
  expect(week.before).toEqual({ visits: 0, taps: 0, leads: 1, won: 0 })
  // Ana was due at eleven; Rui still has time.
  expect(week.answers.now).toEqual({ inTime: 0, of: 1 })
  expect(week.parts.map(({ label }) => label)).toEqual(['Loja', 'Não se sabe'])
  expect(waiting).toEqual({
    leads: { people: 2, late: 1, isMore: false },
    steps: [{ number: 2, who: 'Rui', text: 'Ligar', on: '2026-11-25' }],
    drafts: [{ collection: 'prices', by: 'Léo', at: '2026-11-24' }],
    refused: ['Loja (mfe-loja)'],
  })
})
