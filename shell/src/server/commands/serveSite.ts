import { type Configuration, ConfigurationError } from '../configuration/readConfiguration.ts'
import { createServerLog } from '../http/serverLog.ts'
import { type RunningSite, startSite } from '../http/startSite.ts'
import { NotComposed } from '../releases/serving/following/NotComposed.ts'
import { originOf } from '../security/requestHost.ts'
import { endWithNpm } from './endWithNpm.ts'
import { startComposing } from './startComposing.ts'

/** Serves the composed site until the process is stopped; if it `composes`, with a composing process beside it. */
export async function serveSite(configuration: Configuration, { composes }: { composes: boolean }): Promise<void> {
  const log = createServerLog(configuration.logLevel)
  const composing = composes ? startComposing(log) : undefined
  const end = async (site?: RunningSite) => {
    await Promise.all([site?.stop(), composing?.stop()])
  }
  // What was released while nothing ran is shown from the start.
  const first = await composing?.first
  const site = await startSite(configuration, log, { waits: first !== 'ended' }).catch(async (error: unknown) => {
    await end()
    // The composing process has said why.
    if (first === 'ended' && error instanceof NotComposed) process.exit(1)
    throw error
  })
  await listen(site, configuration, () => end(site))
  greet(site, configuration)

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    end(site).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  endWithNpm(stop)
}

/** Prints the site's address and its releases. */
function greet(site: RunningSite, configuration: Configuration): void {
  const address = site.app.server.address()
  const port = typeof address === 'object' && address ? address.port : configuration.port
  const desk = originOf('admin', configuration.hosts, { host: `localhost:${port}` })
  console.log(`\n${configuration.site.brand} is at http://localhost:${port}, and its team's desk at ${desk}\n`)
  const { samples, warnings } = configuration
  for (const warning of warnings) console.warn(`  ${warning}`)
  if (samples.length > 0)
    console.warn(`  Sample content, to be replaced: ${samples.join(', ')}. See Facts and Evidence in OPERATIONS.md.`)
  const { shell, remotes } = site.report()
  for (const { name, release, refused } of [shell, ...remotes]) {
    console.log(`  ${name.padEnd(14)} ${release ?? 'no release: its paths answer 503'}`)
    for (const refusal of refused) console.log(`  ${''.padEnd(14)} refused ${refusal.release}: ${refusal.reason}`)
  }
}

/** @throws ConfigurationError that says how to choose another address if this one is not available. */
async function listen({ app }: RunningSite, { port, host }: Configuration, stop: () => Promise<void>): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    await stop()
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new ConfigurationError(`Port ${port} is in use. Set PORT to another one.`)
    if (code === 'EACCES') throw new ConfigurationError(`Port ${port} may not be opened. Set PORT to one from 1024.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ConfigurationError(`HOST is ${host}, which is no address of this machine.`)
    }
    throw error
  }
}
