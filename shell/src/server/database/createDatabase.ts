import { backoff } from '../timing/backoff.ts'
import type { Database, OpenDatabase } from './Database.ts'
import { errorCode } from './errorCode.ts'
import { FILE_REPLACED } from './watchFile.ts'

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
  /** Resolves when the file that was replaced is closed. */
  let leaving: Promise<unknown> = Promise.resolve()
  let isReady = false
  let failures = 0
  let isWatched = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let checking: Promise<void> | undefined

  /** Callers share an attempt. */
  function openOnce(): Promise<OpenDatabase> {
    if (isClosed) return Promise.reject(new Error('The database is closed.'))
    opening ??= leaving
      .then(() => openForWriting(open))
      .catch((error: unknown) => {
        opening = undefined
        throw error
      })
    return opening
  }

  /** Closes a file that somebody has replaced, so that the next use opens what is there now. */
  function leave(replaced: Promise<OpenDatabase>): void {
    if (opening !== replaced) return
    opening = undefined
    leaving = replaced.then(closeReplaced).catch(() => undefined)
  }

  async function use<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
    const used = openOnce()
    try {
      const result = await work(await used)
      if (!isReady && failures > 0) log.info({ failures }, 'database is reachable again')
      isReady = true
      failures = 0
      return result
    } catch (error) {
      failures++
      if (isReady || failures === 1) log.error({ reason: errorCode(error) }, 'database is unreachable')
      if (isReady) checkLater(pauses.first)
      isReady = false
      if (errorCode(error) === FILE_REPLACED) leave(used)
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
      await leaving
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

/** Its log lies where that of the new file will be, so it is emptied: what is in it belongs to the former file. */
async function closeReplaced({ db, tidy }: OpenDatabase): Promise<void> {
  await tidy().finally(() => db.destroy())
}
