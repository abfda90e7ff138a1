import type { LeadDatabase } from './LeadDatabase.ts'

/** The site's database for everything except leads: opened when first needed, and again after a failure. */
export type SharedDatabase = {
  /** @throws Error while it cannot be opened. */
  db(): Promise<LeadDatabase['db']>
  close(): Promise<void>
}

export function openLazily(open: () => Promise<LeadDatabase>): SharedDatabase {
  let opened: Promise<LeadDatabase> | undefined
  return {
    async db() {
      opened ??= open()
      try {
        return (await opened).db
      } catch (error) {
        opened = undefined
        throw error
      }
    },
    async close() {
      await (await opened?.catch(() => undefined))?.db.destroy()
    },
  }
}
