import { backoff } from '../timing/backoff.ts'
import type { Database, OpenDatabase } from './Database.ts'
import { errorCode } from './errorCode.ts'

/** Pauses between attempts to open or reach it, in ms. */
const pauses = { first: 1000, longest: 30_000 }
/** How often an idle database is probed, in ms. */
const PROBE_EVERY = 15_000

type Log = {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

const silent: Log = { info: () => {}, error: () => {} }

/** A database that is opened when it is first needed, and again after a failure. A server can start without it. */
export function createDatabase(open: () => Promise<OpenDatabase>, log = silent): Database {
  let opening: Promise<OpenDatabase> | undefined
  let isReady = false
  let failures = 0
  let isWatched = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let checking: Promise<void> | undefined

  /** Callers share an attempt. */
  function openOnce(): Promise<OpenDatabase> {
    if (isClosed) return Promise.reject(new Error('The database is closed.'))
    opening ??= openForWriting(open).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  async function use<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
    try {
      const result = await work(await openOnce())
      if (!isReady && failures > 0) log.info({ failures }, 'database is reachable again')
      isReady = true
      failures = 0
      return result
    } catch (error) {
      failures++
      if (isReady || failures === 1) log.error({ reason: errorCode(error) }, 'database is unreachable')
      if (isReady) checkLater(pauses.first)
      isReady = false
      throw error
    }
  }

  async function check(): Promise<void> {
    await use(({ probe }) => probe()).catch(() => undefined)
    checkLater(isReady ? PROBE_EVERY : backoff(pauses, failures))
  }

  function checkLater(pause: number): void {
    clearTimeout(timer)
    if (!isWatched || isClosed) return
    timer = setTimeout(() => {
      checking = check()
    }, pause).unref()
  }

  return {
    open: openOnce,
    use,
    watch() {
      isWatched = true
      checking = check()
      return checking
    },
    isReady: () => isReady,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await checking
      const database = await opening?.catch(() => undefined)
      await database?.db.destroy()
    },
  }
}

/** A file that was opened read-only stays so for that connection, whatever happens to its disk. */
async function openForWriting(open: () => Promise<OpenDatabase>): Promise<OpenDatabase> {
  const database = await open()
  try {
    await database.probe()
    return database
  } catch (error) {
    await database.db.destroy()
    throw error
  }
}
