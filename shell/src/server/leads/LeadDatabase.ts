export type SqlValue = string | number
export type SqlRow = Readonly<Record<string, unknown>>

/** The little that the lead store needs of a database. Statements have `$1` placeholders and say what they answer with RETURNING. */
export type LeadDatabase = {
  dialect: 'sqlite' | 'postgres'
  read(sql: string, values?: readonly SqlValue[]): Promise<SqlRow[]>
  /** One statement in a transaction of its own; resolves when it is on disk. */
  write(sql: string, values?: readonly SqlValue[]): Promise<SqlRow[]>
  /** After a deletion: leaves no copy of deleted rows behind in files that are ours. */
  tidy(): Promise<void>
  close(): Promise<void>
}
