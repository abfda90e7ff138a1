import type { Migration } from 'kysely'
import { contentMigrations, type ContentTables } from './tables/content.ts'
import { endedSessionMigrations, type EndedSessionTables } from './tables/endedSessions.ts'
import { leadEntryMigrations, type LeadEntryTables } from './tables/leadEntries.ts'
import { leadNoticeMigrations, type LeadNoticeTables } from './tables/leadNotices.ts'
import { leadMigrations, type LeadTables } from './tables/leads.ts'
import { pageViewMigrations, type PageViewTables } from './tables/pageViews.ts'
import { pushMigrations, type PushTables } from './tables/push.ts'
import { releaseMigrations, type ReleaseTables } from './tables/releases.ts'
import { teamMigrations, type TeamTables } from './tables/team.ts'
import { visitMigrations, type VisitTables } from './tables/visits.ts'

export type Tables = LeadTables &
  LeadEntryTables &
  LeadNoticeTables &
  EndedSessionTables &
  PageViewTables &
  VisitTables &
  PushTables &
  ReleaseTables &
  TeamTables &
  ContentTables

export type Dialect = 'sqlite' | 'postgres'

/** By name, which begins with a date: those of one table run in the order of their names. Never change a released one. */
export type Migrations = Readonly<Record<string, Migration>>

/** The migrations from an empty database to the present schema. Releases and content are only stored in PostgreSQL. */
export const migrationsFor = (dialect: Dialect): Migrations => ({
  ...leadMigrations(dialect),
  ...leadEntryMigrations(dialect),
  ...leadNoticeMigrations(dialect),
  ...endedSessionMigrations,
  ...pageViewMigrations,
  ...visitMigrations,
  ...pushMigrations,
  ...teamMigrations,
  ...(dialect === 'postgres' && { ...releaseMigrations, ...contentMigrations }),
})
