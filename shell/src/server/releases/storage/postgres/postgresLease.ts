import { randomUUID } from 'node:crypto'
import { LEASE_PERIOD } from '@site/remote-kit/release/publication/sharedFolder'
import { type Kysely, sql } from 'kysely'
import { hasEnded, thisProcess } from '../holder.ts'
import type { ServerRole } from '../ReleaseStore.ts'
import type { ReleaseTables } from './openReleaseDatabase.ts'

/** Interval of renewals, in ms. */
const RENEWAL_INTERVAL = 1_000

type Options = {
  database: () => Promise<Kysely<ReleaseTables>>
  /** The database's clock is everybody's, unless a test replaces it. */
  now?: () => number
}

/** A lease is a row with an expiry. */
export function createPostgresLease({ database, now }: Options) {
  const holder = `${thisProcess.process} ${randomUUID()} ${thisProcess.host}`
  let held: string | undefined

  const clock = () => (now ? sql<number>`${now()}::bigint` : sql<number>`(extract(epoch from now()) * 1000)::bigint`)

  async function take(scope: string): Promise<boolean> {
    const db = await database()
    const at = clock()
    const { rows } = await sql`
      INSERT INTO release_lease (scope, holder, ends_at) VALUES (${scope}, ${holder}, ${at} + ${LEASE_PERIOD}::bigint)
      ON CONFLICT (scope) DO UPDATE SET holder = excluded.holder, ends_at = excluded.ends_at
      WHERE release_lease.holder = excluded.holder OR release_lease.ends_at <= ${at}
      RETURNING holder`.execute(db)
    return rows.length > 0
  }

  /** Ends the lease of a process on this machine that was killed. */
  async function dropAbandoned(scope: string): Promise<boolean> {
    const db = await database()
    const row = await db.selectFrom('release_lease').select('holder').where('scope', '=', scope).executeTakeFirst()
    const [, process = '', host = ''] = /^(\d+) \S+ (.+)$/.exec(row?.holder ?? '') ?? []
    if (!row || !process || !hasEnded({ host, process: Number(process) })) return false
    await db.deleteFrom('release_lease').where('scope', '=', scope).where('holder', '=', row.holder).execute()
    return true
  }

  const timer = setInterval(() => {
    if (held !== undefined) void take(held).catch(() => undefined)
  }, RENEWAL_INTERVAL).unref()

  return {
    async acquireLease(scope: string): Promise<ServerRole> {
      const isTaken = (await take(scope)) || ((await dropAbandoned(scope)) && (await take(scope)))
      held = isTaken ? scope : undefined
      return isTaken ? 'leader' : 'follower'
    },
    /** Lets another server judge at once. */
    async end(): Promise<void> {
      clearInterval(timer)
      if (held === undefined) return
      held = undefined
      const db = await database()
      await db.deleteFrom('release_lease').where('holder', '=', holder).execute()
    },
  }
}
