import pg from 'pg'
import { LOOK_PRECISION } from '../ReleaseStore.ts'

/**
 * Lets one process at a time compose a scope, and a process one scope at a time, with PostgreSQL's advisory locks: they end
 * with the connection, whatever has ended that. The table lists scopes, so that commands find out which of them are locked, and when the holder last looked.
 */
export function createPostgresLock(url: string, now: () => number) {
  let noted = Number.NEGATIVE_INFINITY
  let client: pg.Client | undefined
  let held: string | undefined

  function drop(own: pg.Client): void {
    if (client !== own) return
    client = undefined
    held = undefined
  }

  async function connect(): Promise<pg.Client> {
    if (client) return client
    const own = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    own.on('error', () => drop(own))
    own.on('end', () => drop(own))
    await own.connect()
    client = own
    return own
  }

  async function note(own: pg.Client, scope: string): Promise<void> {
    const at = now()
    if (at - noted < LOOK_PRECISION) return
    noted = at
    await own.query(
      'INSERT INTO release_scope (scope, at) VALUES ($1, $2) ON CONFLICT (scope) DO UPDATE SET at = excluded.at',
      [scope, at],
    )
  }

  return {
    /** True if this process holds it, from before or from now on. */
    async lock(scope: string): Promise<boolean> {
      const own = await connect()
      if (held === scope) {
        await note(own, scope)
        return true
      }
      if (held !== undefined) await own.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [held])
      held = undefined
      const { rows } = await own.query<{ locked: boolean }>(
        'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
        [scope],
      )
      if (!rows[0]?.locked) return false
      held = scope
      noted = Number.NEGATIVE_INFINITY
      await note(own, scope)
      return true
    },
    async end(): Promise<void> {
      await client?.end().catch(() => undefined)
    },
  }
}
