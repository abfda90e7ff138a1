import { DiagLogLevel, diag, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { createQuerySpans } from './querySpans.ts'
import { followRequests } from './requestSpans.ts'
import type { Traced, Tracing } from './Tracing.ts'
import { withTimeout } from '../timing/withTimeout.ts'

/** How long a stopping server waits for its last spans to be accepted, in ms. */
const FLUSH_TIMEOUT = 3_000

type Options = {
  log: { warn(message: string): void }
  /** Where spans go; by default in batches to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names. */
  processor?: SpanProcessor
}

/**
 * Traces the server's work with OpenTelemetry. Only this module, and those that it alone imports, load its packages, which
 * read their standard variables themselves (`OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS` …).
 */
export function startTracing({ log, processor }: Options): Tracing {
  logProblems(log)
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'site' }))
      .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] })),
    spanProcessors: [processor ?? new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = provider.getTracer('site')
  return {
    traced: createTraced(tracer),
    querySpans: createQuerySpans(tracer),
    followRequests: followRequests(tracer),
    stop: () => withTimeout(provider.shutdown(), FLUSH_TIMEOUT, () => undefined).catch(() => undefined),
  }
}

function createTraced(tracer: Tracer): Traced {
  return (name, attributes, work) =>
    tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        const result = await work()
        span.setAttribute('outcome', result.status)
        return result
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })
}

/** An unavailable collector must not fill the log. */
function logProblems(log: Options['log']): void {
  const reported = new Set<string>()
  const warn = (message: string) => {
    const trouble = message.slice(0, 200)
    if (!reported.has(trouble)) log.warn(`OpenTelemetry (reported once): ${trouble}`)
    reported.add(trouble)
  }
  const ignore = () => {}
  diag.setLogger({ error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR)
}
