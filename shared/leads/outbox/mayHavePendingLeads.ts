import type { SharedStorage } from '@site/contracts/documentContract'

const name = 'leads' satisfies SharedStorage

/**
 * Every lead is stored in the database, or in local storage if its page was left before that, so a browser with neither
 * holds none. True if that cannot be determined.
 */
export async function mayHavePendingLeads(): Promise<boolean> {
  try {
    if (name in localStorage) return true
    return (await indexedDB.databases()).some((database) => database.name === name)
  } catch {
    return true
  }
}
