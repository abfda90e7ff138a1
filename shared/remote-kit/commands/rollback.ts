import { openHistory } from '../release/command/openHistory.ts'
import { reportVerdict } from '../release/command/reportVerdict.ts'
import { runCommand } from '../release/command/runCommand.ts'

/** Command: rolls back a name, or in the site's repository the whole site. Reports the verdict of a running site. */
await runCommand(async () => {
  const history = await openHistory(process.cwd(), process.argv.slice(2))
  try {
    const published = await history.rollBack()
    return Object.keys(published.releases).length > 0 ? await reportVerdict(history, published) : 0
  } finally {
    await history.end()
  }
})
