import { openHistory } from '../release/command/openHistory.ts'
import { readRollbackOrder } from '../release/command/readHistoryOrder.ts'
import { reportVerdict } from '../release/command/reportVerdict.ts'
import { runCommand } from '../release/command/runCommand.ts'
import { readWorkplace } from '../release/command/Workplace.ts'

/** Command: rolls back a name, or in the site's repository the whole site. Reports the verdict of a running site. */
await runCommand(async () => {
  const workplace = await readWorkplace(process.cwd())
  const order = readRollbackOrder(process.argv.slice(2), workplace)
  const history = openHistory(workplace, order)
  try {
    const published = await history.rollBack(order)
    return Object.keys(published.releases).length > 0 ? await reportVerdict(history, published) : 0
  } finally {
    await history.end()
  }
})
