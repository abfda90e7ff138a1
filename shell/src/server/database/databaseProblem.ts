import { systemErrorCode } from '@site/release-protocol/errors/systemErrorCode'
import { LOSSY_COMMITS } from './openPostgres.ts'

/**
 * A database for people, without the user, the password and parameters. An address whose password has a character that must
 * be percent-encoded is read in the wrong places, so it is not shown at all.
 */
export function databasePlace(url: string): string {
  const read = URL.canParse(url) ? new URL(url) : undefined
  if (!read || /@|%40/.test(read.pathname + read.search + read.hash)) return 'the database of DATABASE_URL'
  const name = read.pathname.slice(1)
  const host = read.searchParams.get('host') ?? read.hostname
  const port = read.searchParams.get('port') ?? (read.port || '5432')
  const at = host.startsWith('/') ? `in ${host}` : `at ${host || 'localhost'}:${port}`
  return `the database ${name ? `${name} ` : ''}${at}`
}

const login = { text: 'refuses the login', mend: 'correct the user and the password in DATABASE_URL' }
const problems: Readonly<Record<string, { text: string; mend: string }>> = {
  '28000': login,
  '28P01': login,
  '3D000': { text: 'does not exist', mend: 'create it, or correct DATABASE_URL' },
  '42501': { text: 'refuses the user what the site needs', mend: 'let it create tables' },
  [LOSSY_COMMITS]: { text: 'acknowledges before writing to disk', mend: 'turn synchronous_commit on' },
  '53300': { text: 'has no connection left', mend: 'raise its max_connections, or stop somebody else' },
}
const unreachable = { text: 'cannot be reached', mend: 'start it, or correct DATABASE_URL' }
const malformed = { text: 'cannot be used', mend: 'percent-encode special characters in its user and password' }

/** Why a database cannot be used, as a sentence that names it and the mend, and contains no secret. */
export function databaseProblem(url: string, error: unknown): Error {
  const code = systemErrorCode(error)
  const isMalformed = error instanceof URIError || code === 'ERR_INVALID_URL' || !URL.canParse(url)
  const { text, mend } = isMalformed ? malformed : (problems[code ?? ''] ?? unreachable)
  const detail = code ?? (error instanceof Error ? harmless.exec(error.message)?.[0] : undefined) ?? 'see its log'
  const place = databasePlace(url)
  return new Error(`${place[0]?.toUpperCase()}${place.slice(1)} ${text} (${detail}): ${mend}.`, { cause: error })
}

/** What the driver says without a code. Any other text may quote the address. */
const harmless = /^(timeout expired|Connection terminated|The server does not support SSL|SASL)/

/** The codes of a connection that broke or was never there: PostgreSQL's classes 08 and 57P, and the system's. */
const lost = /^(08|57P|E[A-Z]+$)/

/** True for an error of the connection, not of a query. */
function isConnectionError(error: unknown): boolean {
  const code = systemErrorCode(error)
  if (code !== undefined) return lost.test(code)
  return error instanceof Error && /^(Connection terminated|timeout expired|timeout exceeded)/.test(error.message)
}

/** A store whose methods say in a sentence what is wrong with the database. */
export function withDatabaseProblems<Store extends object>(url: string, store: Store): Store {
  const explain = (error: unknown) => {
    throw isConnectionError(error) ? databaseProblem(url, error) : error
  }
  return new Proxy(store, {
    get(target, verb) {
      const value: unknown = Reflect.get(target, verb)
      if (typeof value !== 'function') return value
      return (...parameters: unknown[]) => {
        const result: unknown = value.apply(target, parameters)
        return result instanceof Promise ? result.catch(explain) : result
      }
    },
  })
}
