import { ConfigurationError, readConfiguration } from '../configuration/readConfiguration.ts'
import { refuseSamples } from '../configuration/refuseSamples.ts'
import { serveSite } from './serveSite.ts'

/** Command: serves the composed site until it is stopped. */
async function main() {
  const configuration = readConfiguration(process.env, process.cwd())
  refuseSamples(configuration)
  await serveSite(configuration)
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
