import { context, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { QuerySpans } from './Tracing.ts'

/**
 * A span for each query that is part of something else: what the server asks by itself each second is none. Of a
 * statement its verb and table are told, of its values nothing.
 */
export function createQuerySpans(tracer: Tracer): QuerySpans {
  return (system) =>
    ({ level, query, queryDurationMillis }) => {
      if (!trace.getSpan(context.active())) return
      const { operation, table } = summaryOf(query.sql)
      const end = Date.now()
      const span = tracer.startSpan([operation, table].filter(Boolean).join(' '), {
        kind: SpanKind.CLIENT,
        startTime: end - queryDurationMillis,
        attributes: {
          'db.system.name': system,
          'db.operation.name': operation,
          ...(table && { 'db.collection.name': table }),
        },
      })
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(end)
    }
}

/** What a statement does, and to which table in the first place. */
export function summaryOf(statement: string): { operation: string; table?: string } {
  const [, operation = 'query'] = /^\s*(\w+)/.exec(statement) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i.exec(statement) ?? []
  return { operation: operation.toLowerCase(), ...(table !== undefined && { table }) }
}
