import { readConfiguration } from '../configuration/readConfiguration.ts'
import { refuseSamples } from '../configuration/refuseSamples.ts'
import { serveSite } from './serveSite.ts'
import { runCommand } from './runCommand.ts'

/** Command: composes the site and serves it, in a process each, until it is stopped. With `--alone` it only serves. */
async function main() {
  const configuration = readConfiguration(process.env, process.cwd())
  refuseSamples(configuration)
  await serveSite(configuration, { composes: !process.argv.includes('--alone') })
}

runCommand(main)
