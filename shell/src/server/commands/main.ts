import cluster from 'node:cluster'
import { ConfigurationError, readConfiguration } from '../configuration/readConfiguration.ts'
import { refuseSamples } from '../configuration/refuseSamples.ts'

/** Command: serves the composed site until it is stopped; with WORKERS, in several processes. */
async function main() {
  const configuration = readConfiguration(process.env, process.cwd())
  refuseSamples(configuration)
  // The primary process holds nothing of the site in memory.
  if (configuration.workers > 1 && cluster.isPrimary) {
    const { startPrimary } = await import('../workers/startPrimary.ts')
    const { createServerLog } = await import('../http/serverLog.ts')
    const log = createServerLog(configuration.logLevel)
    startPrimary({ count: configuration.workers, formSecret: configuration.leads.LEAD_FORM_SECRET, log })
    return
  }
  const { serveSite } = await import('./serveSite.ts')
  const { thisWorker } = await import('../workers/thisWorker.ts')
  await serveSite(configuration, thisWorker(configuration.worker))
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
