import pg from 'pg'
import type { LeadDatabase } from './LeadDatabase.ts'

/**
 * Opens PostgreSQL, for several server processes at once.
 * @throws Error when the server acknowledges transactions before they are on disk.
 */
export async function openPostgresDatabase(url: string): Promise<LeadDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 5, connectionTimeoutMillis: 5000, statement_timeout: 15_000 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const query = async (sql: string, values: readonly (string | number)[] = []) => {
    const { rows } = await pool.query<Record<string, unknown>>(sql, [...values])
    return rows
  }
  try {
    const [setting] = await query('SHOW synchronous_commit')
    if (setting?.synchronous_commit === 'off') {
      throw new Error(
        'PostgreSQL has synchronous_commit off: a lead could be lost after it was acknowledged. Turn it on.',
      )
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  return { dialect: 'postgres', read: query, write: query, tidy: async () => {}, close: () => pool.end() }
}
