import pg from 'pg'

/** The channel on which servers are notified of publications and verdicts. */
export const CHANNEL = 'releases'

/** The polling interval without notifications, in ms. */
const PAUSE = 1_000

/** Waits for notifications of the database on a dedicated connection, which is reopened when it breaks. */
export function createPostgresChanges(url: string, pause = PAUSE) {
  let client: pg.Client | undefined
  let wake: (() => void) | undefined
  let hasNews = false
  let isOver = false

  function notify() {
    hasNews = true
    wake?.()
  }

  async function listen(): Promise<void> {
    const own = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    client = own
    const drop = () => {
      if (client === own) client = undefined
      void own.end().catch(() => undefined)
    }
    own.on('error', drop)
    own.on('end', drop)
    own.on('notification', notify)
    try {
      await own.connect()
      await own.query(`LISTEN ${CHANNEL}`)
      // Something may have happened before it was opened.
      notify()
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
      if (!hasNews) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pause)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wake = undefined
      hasNews = false
    },
    async end(): Promise<void> {
      isOver = true
      notify()
      await client?.end().catch(() => undefined)
    },
  }
}
