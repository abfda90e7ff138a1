import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * A span for each request, by the pattern of its route. Address, query, headers, cookies and the visitor are never
 * attributes: preview links contain a permit in their path, and a form's GET contains a name and an e-mail address.
 */
export function followRequests(tracer: Tracer) {
  return (app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void => {
    const running = new WeakMap<FastifyRequest, Context>()

    app.addHook('onRequest', (request, _reply, done) => {
      const parent = parentOf(request)
      const attributes = { 'http.request.method': request.method, 'url.scheme': request.protocol }
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent)
      const present = trace.setSpan(parent, span)
      running.set(request, present)
      context.with(present, done)
    })

    app.addHook('onResponse', (request, { statusCode }, done) => {
      const span = trace.getSpan(running.get(request) ?? ROOT_CONTEXT)
      const route = routeOf(request)
      span?.updateName(`${request.method} ${route}`)
      span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode })
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', `${statusCode}`)
      span?.end()
      done()
    })
  }
}

/** A trusted proxy may have started the trace. What a visitor sends about one is ignored. */
function parentOf({ ips = [], headers }: FastifyRequest): Context {
  return ips.length > 1 ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
}
