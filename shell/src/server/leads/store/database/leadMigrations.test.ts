import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateLeads, migrationsFor } from './leadMigrations.ts'
import { openSqliteDatabase } from './openSqliteDatabase.ts'

const steps = Object.entries(migrationsFor('sqlite'))

// In the order in which they were written, which is that of their release.
it.each(steps.map(([name], index) => ({ name, index })))(
  'migrates a database that ends with $name',
  async ({ index }) => {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
    const database = await openSqliteDatabase(join(folder, 'leads.db'))

    await migrateLeads(database, Object.fromEntries(steps.slice(0, index + 1)))
    await migrateLeads(database)

    const tables = await database.db.introspection.getTables()
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['leads', 'ended_sessions', 'page_views']))
    await database.db.destroy()
    rmSync(folder, { recursive: true })
  },
)
