import { openHistory } from '../release/command/openHistory.ts'
import { readListOrder } from '../release/command/readHistoryOrder.ts'
import { runCommand } from '../release/command/runCommand.ts'
import { readWorkplace } from '../release/command/Workplace.ts'

/** Command: lists the kept releases and what became of them; in the site's repository also what has happened. */
await runCommand(async () => {
  const workplace = await readWorkplace(process.cwd())
  const order = readListOrder(process.argv.slice(2), workplace)
  const history = openHistory(workplace, order)
  try {
    await history.list(order)
    return 0
  } finally {
    await history.end()
  }
})
