import { leadStages } from '@site/contracts/LeadDesk'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../../database/schema.ts'
import { searchColumns } from '../../../database/tables/search/searchColumns.ts'
import { searchWords } from '../../../database/tables/search/searchableText.ts'
import { startOfDay } from '../../../timing/inSaoPaulo.ts'
import { entryFrom, leadFrom } from '../leadRow.ts'
import type { DeskCounts, FindRequest, LeadStore, StoredLead } from '../LeadStore.ts'
import type { Using } from '../sqlLeadStore.ts'

type Lead = ExpressionBuilder<Tables & { lead: Tables['leads'] }, 'lead'>

type Queries = Pick<LeadStore, 'find' | 'related' | 'lead' | 'deskCounts' | 'owners' | 'history'>

/** A chain of people who share addresses and numbers is followed this far. */
const MAX_STEPS = 10
const MAX_RELATED = 500

/** What the agency's people look for. */
export function deskQueries(using: Using): Queries {
  return {
    find: (request) =>
      using(async (db) => {
        const rows = await db
          .selectFrom('leads as lead')
          .selectAll()
          .where((eb) => eb.and(conditionsOf(eb, request)))
          .$if(request.before !== undefined, (query) => query.where('lead.number', '<', request.before ?? 0))
          .orderBy('lead.number', 'desc')
          .limit(request.limit)
          .execute()
        return rows.map(leadFrom)
      }),
    related: (leads) =>
      using(async (db) => {
        const found = new Map(leads.map((lead) => [lead.number, lead]))
        let fresh: readonly StoredLead[] = leads
        for (let step = 0; step < MAX_STEPS && fresh.length > 0 && found.size < MAX_RELATED; step++) {
          const [emails, phones] = [marksOf(fresh, 'email'), marksOf(fresh, 'phone')]
          const rows = await db
            .selectFrom('leads')
            .selectAll()
            .where((eb) => eb.or([eb('email', 'in', [...emails, ' ']), eb('phone', 'in', [...phones, ' '])]))
            .where('state', '!=', 'quarantined')
            .orderBy('number', 'desc')
            .limit(MAX_RELATED)
            .execute()
          fresh = rows.map(leadFrom).filter(({ number }) => !found.has(number))
          for (const lead of fresh) found.set(lead.number, lead)
        }
        return [...found.values()].sort((one, other) => other.number - one.number)
      }),
    lead: (number) =>
      using(async (db) => {
        const row = await db.selectFrom('leads').selectAll().where('number', '=', number).executeTakeFirst()
        return row && leadFrom(row)
      }),
    deskCounts: () =>
      using(async (db) => {
        const counts: DeskCounts = {
          stages: { new: 0, talking: 0, offer: 0, won: 0, lost: 0 },
          rooms: { held: 0, late: 0 },
        }
        const stages = await db
          .selectFrom('leads as lead')
          .select(({ fn }) => ['lead.stage', fn.countAll<number>().as('count')])
          .where((eb) => eb.and([eb('lead.state', '!=', 'quarantined'), isNewest(eb)]))
          .groupBy('lead.stage')
          .execute()
        for (const stage of leadStages) counts.stages[stage] = stages.find((one) => one.stage === stage)?.count ?? 0
        const held = await db
          .selectFrom('leads')
          .select(({ fn }) => ['suspicion', fn.countAll<number>().as('count')])
          .where('state', '=', 'quarantined')
          .groupBy('suspicion')
          .execute()
        for (const { suspicion, count } of held) counts.rooms[suspicion === 'late' ? 'late' : 'held'] += count
        return counts
      }),
    owners: () =>
      using(async (db) => {
        const rows = await db
          .selectFrom('leads')
          .select('owner')
          .distinct()
          .where('owner', '!=', '')
          .limit(100)
          .execute()
        return rows.map(({ owner }) => owner).sort()
      }),
    history: (keys) =>
      using(async (db) => {
        const rows = await db
          .selectFrom('lead_entries')
          .selectAll()
          .where('lead', 'in', [...keys, ''])
          .orderBy('number')
          .execute()
        return rows.map(entryFrom)
      }),
  }
}

const marksOf = (leads: readonly StoredLead[], mark: 'email' | 'phone') =>
  [...new Set(leads.map(({ fields }) => searchColumns(fields)[mark]))].filter(Boolean)

function conditionsOf(eb: Lead, request: FindRequest) {
  const { room, search, stage, owner, form, since, until, exceptKinds, stepUntil, heads } = request
  const text = searchWords(search).map((word) => ({ like: `%${word.replace(/[\\%_]/g, '\\$&')}%` }))
  return [
    room === 'inbox' ? eb('lead.state', '!=', 'quarantined') : eb('lead.state', '=', 'quarantined'),
    ...(room === 'inbox' ? [] : [eb('lead.suspicion', room === 'late' ? '=' : '!=', 'late')]),
    ...(room === 'inbox' && heads ? [isNewest(eb)] : []),
    ...(stage === undefined ? [] : [eb('lead.stage', '=', stage)]),
    ...(owner === undefined ? [] : [eb('lead.owner', '=', owner)]),
    ...(form === undefined ? [] : [eb('lead.kind', '=', form)]),
    ...(since === undefined ? [] : [eb('lead.received_at', '>=', startOfDay(since))]),
    ...(until === undefined ? [] : [eb('lead.received_at', '<', startOfDay(until) + DAY)]),
    ...(exceptKinds === undefined ? [] : [eb('lead.kind', 'not in', [...exceptKinds, ''])]),
    ...(stepUntil === undefined ? [] : [eb('lead.step', '!=', ''), eb('lead.step_on', '<=', stepUntil)]),
    ...text.map(({ like }) => mentions(eb, like, heads && room === 'inbox')),
  ]
}

/** Whether no newer form has the same address or number. */
function isNewest(eb: Lead) {
  const newer = (mark: 'email' | 'phone') =>
    eb.or([
      eb(`lead.${mark}`, '=', ''),
      eb.not(
        eb.exists(
          eb
            .selectFrom('leads as newer')
            .select('newer.number')
            .whereRef(`newer.${mark}`, '=', `lead.${mark}`)
            .whereRef('newer.number', '>', 'lead.number')
            .where('newer.state', '!=', 'quarantined'),
        ),
      ),
    ])
  return eb.and([newer('email'), newer('phone')])
}

/** Whether a form contains a text, or an earlier one of the same person does. */
function mentions(eb: Lead, like: string, withEarlier: boolean) {
  const own = sql<SqlBool>`lead.search like ${like} escape '\\'`
  const earlier = (mark: 'email' | 'phone') =>
    eb.and([
      eb(`lead.${mark}`, '!=', ''),
      eb.exists(
        eb
          .selectFrom('leads as earlier')
          .select('earlier.number')
          .whereRef(`earlier.${mark}`, '=', `lead.${mark}`)
          .where(sql<SqlBool>`earlier.search like ${like} escape '\\'`),
      ),
    ])
  return withEarlier ? eb.or([own, earlier('email'), earlier('phone')]) : own
}

const DAY = 24 * 60 * 60_000
