import { context, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { QuerySpans } from './Tracing.ts'

/**
 * A span for each query within another span; the server's own polling gets none. A statement's verb and table become
 * attributes, its values never.
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

/** What a statement does, and its main table. */
export function summaryOf(statement: string): { operation: string; table?: string } {
  const [, operation = 'query'] = /^\s*(\w+)/.exec(statement) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i.exec(statement) ?? []
  return { operation: operation.toLowerCase(), ...(table !== undefined && { table }) }
}
