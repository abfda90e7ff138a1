import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'kysely'

/** Runs a piece of work as a span. How it ended is one of the span's attributes. */
export type Traced = <Result extends { status: string }>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
) => Promise<Result>

/** Spans of the queries to a database, for `log` of Kysely. */
export type QuerySpans = (system: 'postgresql' | 'sqlite') => Logger

/** What follows the server's work, where its configuration asks for that. */
export type Tracing = {
  traced: Traced
  querySpans: QuerySpans
  /** Follows every request. `routeOf` tells, after the answer, what it was for. */
  followRequests(app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void
  /** Sends what has not been sent yet. It does not wait long for a collector that is away. */
  stop(): Promise<void>
}

export const untraced: Traced = (_name, _attributes, work) => work()
