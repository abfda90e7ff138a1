import { leadStages } from '@site/contracts/LeadDesk'
import { searchColumns } from '../../../database/tables/search/searchColumns.ts'
import { entryFrom, leadFrom } from '../leadRow.ts'
import type { DeskCounts, LeadStore } from '../LeadStore.ts'
import type { StoredLead } from '../StoredLead.ts'
import type { Using } from '../sqlLeadStore.ts'
import { conditionsOf, isNewest, isUnderWay, wasBefore } from './deskConditions.ts'

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
        for (const stage of leadStages.filter(isUnderWay)) {
          const { count } = await db
            .selectFrom('leads as lead')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where((eb) => eb.and([eb('lead.state', '!=', 'quarantined'), isNewest(eb), wasBefore(eb, 'stage', stage)]))
            .executeTakeFirstOrThrow()
          counts.stages[stage] += count
        }
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
