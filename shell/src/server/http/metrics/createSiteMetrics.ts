import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { ServingObserver } from '../../releases/serving/ServingOptions.ts'

/** From a restart with cached pages to a first composition of thousands of pages, in s. */
const COMPOSITION_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** What the server counts while it runs, and the registry that `/metrics` prints. */
export function createSiteMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const compositions = new Histogram({
    name: 'site_composition_duration_seconds',
    help: 'Time to form a composition that went live.',
    buckets: COMPOSITION_BUCKETS,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'site_release_refusals_total',
    help: 'Refused releases, once for each reason.',
    labelNames: ['name', 'kind', 'cause'],
    registers: [registry],
  })
  const observer: ServingObserver = {
    composed: (seconds) => compositions.observe(seconds),
    refused: (name, kind, cause) => refusals.inc({ name, kind, cause }),
  }
  return { registry, observer }
}
