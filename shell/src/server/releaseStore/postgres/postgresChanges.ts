import pg from 'pg'
import { createNews } from '../watching/createNews.ts'

/** The channel on which servers are notified of publications and verdicts. */
export const CHANNEL = 'releases'

/** The polling interval without notifications, in ms. */
const PAUSE = 1_000

/** Waits for notifications of the database on a dedicated connection, which is reopened when it breaks. */
export function createPostgresChanges(url: string, pause = PAUSE) {
  let client: pg.Client | undefined
  const news = createNews(pause)
  let isOver = false

  async function listen(): Promise<void> {
    const own = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    client = own
    const drop = () => {
      if (client === own) client = undefined
      void own.end().catch(() => undefined)
    }
    own.on('error', drop)
    own.on('end', drop)
    own.on('notification', news.tell)
    try {
      await own.connect()
      await own.query(`LISTEN ${CHANNEL}`)
      // Something may have happened before it was opened.
      news.tell()
    } catch {
      drop()
    }
  }

  return {
    /** Resolves on a notification, or after a while. */
    async nextChange(): Promise<void> {
      if (isOver) return
      // A malformed address fails each time, and the server goes on without notifications.
      if (!client) void listen().catch(() => undefined)
      await news.next()
    },
    async end(): Promise<void> {
      isOver = true
      news.tell()
      await client?.end().catch(() => undefined)
    },
  }
}
