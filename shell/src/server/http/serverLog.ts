import { type LoggerOptions, pino } from 'pino'
import type { Configuration } from '../configuration/readConfiguration.ts'
import { splitTarget } from './pages/requestTarget.ts'

/** Every line is JSON, with the level's name and an ISO timestamp. */
export function logOptions(level: Configuration['logLevel']): LoggerOptions {
  return {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { req: serializeRequest },
  }
}

/** What the server logs apart from requests: about releases, leads and the database. */
export const createServerLog = (level: Configuration['logLevel']) => pino(logOptions(level))

/**
 * The part of a request that may be logged: a form may use GET, whose query then contains a name and an e-mail address, and
 * the privacy policy promises that no log keeps what was typed.
 */
function serializeRequest({ method, url }: { method: string; url: string }): { method: string; path: string } {
  return { method, path: splitTarget(url).pathname }
}
