import { type LoggerOptions, pino } from 'pino'
import type { Configuration } from '../configuration/readConfiguration.ts'
import { requestInLog } from './requestInLog.ts'

/** A line is JSON with its level by name and its time by the calendar, whoever writes it. */
export function logOptions(level: Configuration['logLevel']): LoggerOptions {
  return {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { req: requestInLog },
  }
}

/** What the server writes beside its requests: of releases, leads and the database. */
export const createServerLog = (level: Configuration['logLevel']) => pino(logOptions(level))
