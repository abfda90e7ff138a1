import { ConfigurationError, readConfiguration } from '../http/readConfiguration.ts'
import { startSite } from '../http/startSite.ts'

/** Command: serves the composed site until it is told to stop. */
async function main() {
  const configuration = readConfiguration(process.env, process.cwd())
  const site = await startSite(configuration, { info: console.log, warn: console.warn })
  await site.app.listen({ port: configuration.port, host: configuration.host })
  const address = site.app.server.address()
  const port = typeof address === 'object' && address ? address.port : configuration.port
  console.log(`\n${configuration.site.brand} is at http://localhost:${port}\n`)
  const { shell, remotes } = site.report()
  for (const { name, release, refused } of [shell, ...remotes]) {
    console.log(`  ${name.padEnd(14)} ${release ?? 'no release: its paths answer 503'}`)
    for (const refusal of refused) console.log(`  ${''.padEnd(14)} refused ${refusal.release}: ${refusal.reason}`)
  }

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    site.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
