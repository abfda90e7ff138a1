import { type LoggerOptions, pino } from 'pino'
import type { Configuration } from '../configuration/readConfiguration.ts'
import { serializeRequest } from './serializeRequest.ts'

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
