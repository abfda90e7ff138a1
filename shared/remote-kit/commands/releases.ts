import { openHistory } from '../release/command/openHistory.ts'
import { runCommand } from '../release/command/runCommand.ts'

/** Command: lists the kept releases and what became of them; in the site's repository also what has happened. */
await runCommand(async () => {
  const history = await openHistory(process.cwd(), process.argv.slice(2))
  try {
    await history.list()
    return 0
  } finally {
    await history.end()
  }
})
