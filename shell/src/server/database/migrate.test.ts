import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from './migrate.ts'
import { openPostgres } from './openPostgres.ts'
import { openSqlite } from './openSqlite.ts'
import { migrationsFor } from './schema.ts'
import { formerMigrations } from './tables/releases.ts'
import { startPostgres } from './testing/startPostgres.ts'

jest.setTimeout(60_000)

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const steps = Object.entries(migrationsFor('sqlite')).sort()
const tables = ['leads', 'ended_sessions', 'page_views']

it.each(steps.map(([name], index) => ({ name, index })))(
  'migrates a database that has every migration up to $name',
  async ({ index }) => {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
    const database = await openSqlite(join(folder, 'leads.db'))

    await migrate(database, Object.fromEntries(steps.slice(0, index + 1)))
    await migrate(database)

    const found = await database.db.introspection.getTables()
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(tables))
    await database.db.destroy()
    rmSync(folder, { recursive: true })
  },
)

it('migrates a database that has another table already, but not an older one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const database = await openSqlite(join(folder, 'leads.db'))
  const { '2026-11-sessions': _older, ...others } = migrationsFor('sqlite')

  await migrate(database, others)
  await migrate(database)

  const found = await database.db.introspection.getTables()
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(tables))
  await database.db.destroy()
  rmSync(folder, { recursive: true })
})

it('names the migration that failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const database = await openSqlite(join(folder, 'leads.db'))
  const up = () => Promise.reject(new Error('no'))

  await expect(migrate(database, { '2027-01-none': { up } })).rejects.toThrow('2027-01-none')
  await database.db.destroy()
  rmSync(folder, { recursive: true })
})

it('migrates a PostgreSQL whose releases had a list of their own, up to any of its entries', async () => {
  const { url } = postgres
  const names = Object.keys(formerMigrations)

  for (const [index, last] of names.entries()) {
    const database = await openPostgres(url)
    await sql`DROP SCHEMA public CASCADE`.execute(database.db)
    await sql`CREATE SCHEMA public`.execute(database.db)
    await sql`CREATE TABLE release_migration (name text PRIMARY KEY, timestamp text)`.execute(database.db)
    for (const name of names.slice(0, index + 1)) {
      await formerMigrations[name]?.up(database.db)
      await sql`INSERT INTO release_migration VALUES (${name}, 'then')`.execute(database.db)
    }

    await migrate(database)

    const found = await database.db.introspection.getTables()
    expect([last, ...found.map(({ name }) => name)]).toEqual(
      expect.arrayContaining([...tables, 'release_file', 'release_admitted', 'composition']),
    )
    await database.db.destroy()
  }
})
