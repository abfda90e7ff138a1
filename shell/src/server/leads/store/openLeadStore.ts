import { siteDatabase } from '../../database/siteDatabase.ts'
import type { LeadStore } from './LeadStore.ts'
import { sqlLeadStore } from './sqlLeadStore.ts'

/** Opens the configured store with a database of its own. @throws Error if that cannot be reached, opened or migrated. */
export async function openLeadStore(settings: Parameters<typeof siteDatabase>[0]): Promise<LeadStore> {
  const database = siteDatabase(settings)
  const store = sqlLeadStore(database)
  await store.probe()
  return {
    ...store,
    async close() {
      await store.close()
      await database.close()
    },
  }
}
