import { join } from 'node:path'
import * as v from 'valibot'
import { usage } from '../leads/command/commandLine.ts'
import { leadsCommand } from '../leads/command/leadsCommand.ts'
import { leadConfiguration } from '../leads/leadConfiguration.ts'
import { openLeadStore } from '../leads/store/openLeadStore.ts'

// A reader that has seen enough (`| head`) closes the pipe; that is no error.
process.stdout.on('error', () => process.exit(0))

/** Command: reads, exports and deletes leads. */
async function main(): Promise<number> {
  const args = process.argv.slice(2)
  if (args[0] === '--help' || args[0] === 'help') {
    process.stdout.write(usage)
    return 0
  }
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const read = v.safeParse(leadConfiguration, given)
  if (!read.success) {
    const [issue] = read.issues
    process.stderr.write(`Configuration: ${v.getDotPath(issue)} ${issue.message}.\n`)
    return 1
  }
  const store = await openLeadStore(read.output)
  try {
    return await leadsCommand(args, {
      store,
      retentionDays: read.output.LEAD_RETENTION_DAYS,
      out: { print: (text) => process.stdout.write(text), complain: (text) => process.stderr.write(text) },
    })
  } finally {
    await store.close()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const where = process.env.DATABASE_URL
      ? 'the database of DATABASE_URL'
      : join(process.env.DATA_DIR ?? 'data', 'leads.sqlite')
    process.stderr.write(`Cannot work with ${where}: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
