import { AggregatorRegistry, Gauge, type Registry } from 'prom-client'
import * as v from 'valibot'
import type { Workers } from '../../workers/Workers.ts'

const QUESTION = 'metrics'

const metricsSchema = v.array(
  v.looseObject({ name: v.string(), help: v.string(), type: v.string(), values: v.array(v.looseObject({})) }),
)

/**
 * Returns how to print what `/metrics` tells. Of several processes each has its number as a label: sums of all would fall
 * when one of them is started again, and look as if all had been.
 */
export function metricsPrinter(registry: Registry, workers: Workers | undefined): () => Promise<string> {
  if (!workers) return () => registry.metrics()
  registry.setDefaultLabels({ worker: String(workers.number) })
  const help = 'Process id of a worker.'
  new Gauge({ name: 'site_worker_process_id', help, registers: [registry] }).set(process.pid)
  workers.answer(QUESTION, () => registry.getMetricsAsJSON())
  return async function print() {
    const answers = await workers.ask(QUESTION)
    // With a label of its own each value stands for itself: nothing is to be added up or left out.
    const metrics = answers.map((answer) =>
      v.parse(metricsSchema, answer).map((one) => ({ ...one, aggregator: 'first' })),
    )
    return AggregatorRegistry.aggregate(metrics).metrics()
  }
}
