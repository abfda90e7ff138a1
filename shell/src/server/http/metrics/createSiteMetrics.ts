import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { ComposerObserver } from '../../releases/createComposer.ts'

/** From what was finished before a start to a first composition of thousands of pages, in s. */
const COMPOSITION_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** What the server counts while it works, and the registry that `/metrics` prints. */
export function createSiteMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const compositions = new Histogram({
    name: 'site_composition_duration_seconds',
    help: 'Time to form a composition, by whether all of its parts passed.',
    labelNames: ['outcome'],
    buckets: COMPOSITION_BUCKETS,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'site_release_refusals_total',
    help: 'Refusals that this server has noted in its log, its own and those of the server that judges.',
    labelNames: ['name', 'kind', 'cause'],
    registers: [registry],
  })
  const observer: ComposerObserver = {
    composed: (outcome, seconds) => compositions.observe({ outcome }, seconds),
    refused: (name, kind, cause) => refusals.inc({ name, kind, cause }),
  }
  return { registry, observer }
}
