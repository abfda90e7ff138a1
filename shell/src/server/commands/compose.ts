import { parseArgs } from 'node:util'
import { readConfiguration } from '../configuration/readConfiguration.ts'
import { refuseSamples } from '../configuration/refuseSamples.ts'
import { createServerLog } from '../http/serverLog.ts'
import { composeSite } from './composeSite.ts'
import { endWithNpm } from './endWithNpm.ts'
import { LOOKED } from './startComposing.ts'
import { runCommand } from './runCommand.ts'

/**
 * Command: composes the site whenever its releases change, until it is stopped; with `--once`, only now. While another process
 * composes the same site, it waits for its turn. With `--once --try-shell ID`, it tells the process that has started it what that
 * release of the shell would break (`can-release shell`).
 */
async function main() {
  const configuration = readConfiguration(process.env, process.cwd())
  refuseSamples(configuration)
  const options = { once: { type: 'boolean', default: false }, 'try-shell': { type: 'string' } } as const
  const { once, 'try-shell': tried } = parseArgs({ options }).values
  const { composer, stop } = await composeSite(configuration, createServerLog(configuration.logLevel), { once })

  process.send?.(tried === undefined ? LOOKED : await composer.objectionsTo(tried))

  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  if (once) return end()
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  endWithNpm(end)
  // Beside a server that was killed.
  process.on('disconnect', end)
}

runCommand(main)
