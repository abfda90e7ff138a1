import { isOverNetwork, openDestination } from '../release/command/openDestination.ts'
import { readReleaseOrder } from '../release/command/readReleaseOrder.ts'
import { readTargets } from '../release/command/readTargets.ts'
import { readWorkplace } from '../release/command/Workplace.ts'
import { release } from '../release/command/release.ts'
import { runCommand } from '../release/command/runCommand.ts'

/**
 * Command: checks, builds and releases the remote in the working directory, or the named ones, or in the root of the site's
 * repository everything; reports the verdict of a running site. `openDestination.ts` says where it goes.
 */
await runCommand(async () => {
  const order = readReleaseOrder(process.argv.slice(2), isOverNetwork())
  const workplace = await readWorkplace(process.cwd())
  const targets = readTargets(order.requested, workplace)
  const destination = openDestination(
    workplace,
    targets.map(({ name }) => name),
  )
  try {
    return await release({ targets, order, workplace, destination })
  } finally {
    await destination.end()
  }
})
