import { searchColumns } from '../../database/tables/search/searchColumns.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import type { StoredLead } from '../store/StoredLead.ts'
import { groupByPerson } from './groupByPerson.ts'

/** The forms of one person, newest first. */
export type PersonsForms = [StoredLead, ...StoredLead[]]

/** Forms by person. */
export function peopleAmong(leads: readonly StoredLead[]): PersonsForms[] {
  const marked = leads.map((lead) => ({ ...searchColumns(lead.fields), lead }))
  return groupByPerson(marked).flatMap((group): PersonsForms[] => {
    const [newest, ...earlier] = group.map(({ lead }) => lead)
    return newest ? [[newest, ...earlier]] : []
  })
}

/** Every form of the people who sent these. */
export const peopleBehind = async (store: Pick<LeadStore, 'related'>, found: readonly StoredLead[]) =>
  peopleAmong(await store.related(found))
