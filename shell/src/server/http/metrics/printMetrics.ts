import { AggregatorRegistry, Gauge, type Registry } from 'prom-client'
import * as v from 'valibot'
import type { Workers } from '../../workers/Workers.ts'

const QUESTION = 'metrics'

const metricsSchema = v.array(
  v.looseObject({ name: v.string(), help: v.string(), type: v.string(), values: v.array(v.looseObject({})) }),
)

/**
 * Returns a function that prints `/metrics`. Each of several processes has its number as a label: a sum over all would drop
 * when one of them restarts, and look as if all had restarted.
 */
export function metricsPrinter(registry: Registry, workers: Workers | undefined): () => Promise<string> {
  if (!workers) return () => registry.metrics()
  registry.setDefaultLabels({ worker: String(workers.number) })
  const help = 'Process id of a worker.'
  new Gauge({ name: 'site_worker_process_id', help, registers: [registry] }).set(process.pid)
  workers.answer(QUESTION, () => registry.getMetricsAsJSON())
  return async function print() {
    const replies = await workers.ask(QUESTION)
    // With a label per process every value stands alone: nothing must be summed or left out.
    const metrics = replies.map((reply) =>
      v.parse(metricsSchema, reply).map((one) => ({ ...one, aggregator: 'first' })),
    )
    return AggregatorRegistry.aggregate(metrics).metrics()
  }
}
