import type { SharedStorage } from '@site/contracts/documentContract'
import { journalNames } from './journalNames.ts'
import { inLeadDatabase } from './leadDatabase.ts'

const name = 'leads' satisfies SharedStorage

/**
 * Every lead is stored in the database, or in local storage until it is there, so a browser with neither holds none, nor
 * does one whose database is empty. True if that cannot be determined.
 */
export async function mayHavePendingLeads(): Promise<boolean> {
  try {
    if (journalNames().length) return true
    const isThere = (await indexedDB.databases()).some((database) => database.name === name)
    return isThere && (await inLeadDatabase((store) => store.count())) > 0
  } catch {
    return true
  }
}
