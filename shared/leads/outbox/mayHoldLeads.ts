import type { SharedStorage } from '@site/contracts/documentContract'

/** Every lead is written to the database first, so a browser without one holds none. True where it cannot be told. */
export async function mayHoldLeads(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === ('leads' satisfies SharedStorage))
  } catch {
    return true
  }
}
