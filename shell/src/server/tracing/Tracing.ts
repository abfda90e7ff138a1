import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'kysely'

/** Runs a piece of work in a span; its outcome is one of the span's attributes. */
export type Traced = <Result extends { status: string }>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
) => Promise<Result>

/** Spans of database queries, for Kysely's `log`. */
export type QuerySpans = (system: 'postgresql' | 'sqlite') => Logger

/** Traces the server's work, if configured. */
export type Tracing = {
  traced: Traced
  querySpans: QuerySpans
  /** Traces every request. `routeOf` says, after the response, what it was for. */
  followRequests(app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void
  /** Sends pending spans. Does not wait long for an unavailable collector. */
  stop(): Promise<void>
}

export const untraced: Traced = (_name, _attributes, work) => work()
