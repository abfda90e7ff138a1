import { join } from 'node:path'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { readConfiguration } from '../configuration/readConfiguration.ts'
import { usage } from '../leads/command/commandLine.ts'
import { leadsCommand } from '../leads/command/leadsCommand.ts'
import { openLeadStore } from '../leads/store/openLeadStore.ts'
import { runCommand } from './runCommand.ts'

// A reader that has read enough (`| head`) closes the pipe, which is no error.
process.stdout.on('error', () => process.exit(0))

/** Command: reads, exports and deletes leads. */
async function main(): Promise<number> {
  const args = process.argv.slice(2)
  if (args[0] === '--help' || args[0] === 'help') {
    process.stdout.write(usage)
    return 0
  }
  const { leads } = readConfiguration(process.env, process.cwd())
  try {
    const store = await openLeadStore(leads)
    try {
      return await leadsCommand(args, {
        store,
        retentionDays: leads.LEAD_RETENTION_DAYS,
        out: { print: (text) => process.stdout.write(text), complain: (text) => process.stderr.write(text) },
      })
    } finally {
      await store.close()
    }
  } catch (error) {
    const where = leads.DATABASE_URL ? 'the database of DATABASE_URL' : join(leads.DATA_DIR, 'leads.sqlite')
    process.stderr.write(`Cannot work with ${where}: ${messageOf(error)}\n`)
    return 1
  }
}

runCommand(main)
