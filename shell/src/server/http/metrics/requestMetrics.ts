import type { Release } from '@site/contracts/Release'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { Histogram, type Registry } from 'prom-client'

/** From a response from memory to a page that waits in the rendering queue, in s. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
/** The number of requests that are counted at once: counting each one alone costs a finished page some percent of its time. */
const BATCH = 200
/** Requests that were refused before routing, and unknown paths. */
const UNKNOWN = 'unknown'
const DECORATOR = 'matched'

/** What the page handler has found for a request: a page by its pattern, or a kind of response. */
export type Matched = { page: string } | { kind: 'file' | 'data' | 'document' | 'redirect' }

/** A request that was handled, and what it was for. */
type HandledRequest = { matched: Matched | undefined; route: string; code: number; seconds: number }

type Options = {
  registry: Registry
  /** The live releases. */
  releases: () => readonly Pick<Release, 'routes'>[]
}

/**
 * Counts requests and their durations, by the route's pattern and the class of the status. Neither an address nor a query
 * becomes a label, and patterns of pages that are no longer live are dropped, so that there are as many series as routes.
 */
export const requestMetrics = fastifyPlugin<Options>(async (app, { registry, releases }) => {
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Requests that were answered, by pattern of the route and class of the status.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
    collect: countPending,
  })
  const pending: HandledRequest[] = []
  const pages = new Set<string>()

  function addPage(pattern: string) {
    if (pages.has(pattern)) return
    const live = new Set(releases().flatMap(({ routes }) => routes.map(({ path }) => path)))
    for (const former of pages) {
      if (live.has(former)) continue
      for (const status of STATUS_CLASSES) durations.remove({ route: former, status })
      pages.delete(former)
    }
    pages.add(pattern)
  }

  function countPending() {
    for (const { matched, route, code, seconds } of pending.splice(0)) {
      if (matched && 'page' in matched) addPage(matched.page)
      durations.observe({ route, status: STATUS_CLASSES[Math.floor(code / 100) - 1] ?? UNKNOWN }, seconds)
    }
  }

  function count(answered: HandledRequest) {
    pending.push(answered)
    if (pending.length >= BATCH) countPending()
  }

  app.decorateRequest(DECORATOR, undefined)
  app.addHook('onResponse', (request, reply, done) => {
    count({ ...routeLabels(request), code: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    done()
  })
})

/** What a handled request was for, as metric labels. */
function routeLabels(request: FastifyRequest): Pick<HandledRequest, 'matched' | 'route'> {
  return { matched: request.getDecorator<Matched | undefined>(DECORATOR), route: routeOf(request) }
}

/** What a handled request was for: the pattern of a page or of an endpoint, or a kind of response. Never an address. */
export function routeOf(request: FastifyRequest): string {
  const matched = request.getDecorator<Matched | undefined>(DECORATOR)
  if (!matched) return request.routeOptions.url ?? UNKNOWN
  return 'page' in matched ? matched.page : matched.kind
}

/** Records for the metrics what a request was for. */
export function recordMatched(request: FastifyRequest, matched: Matched | undefined): void {
  request.setDecorator(DECORATOR, matched)
}
