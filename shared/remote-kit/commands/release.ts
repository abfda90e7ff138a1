import { messageOf } from '@site/release-protocol/errors/messageOf'
import { isOverNetwork, openDestination, openOwnStore } from '../release/command/openDestination.ts'
import { readReleaseOrder } from '../release/command/readReleaseOrder.ts'
import { leftOut, readTargets } from '../release/command/readTargets.ts'
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
  const others = leftOut(order.requested, workplace)
  if (others.length > 0) console.log(`Not released, because they are in other repositories: ${others.join(', ')}.`)
  const names = targets.map(({ name }) => name)
  const destination = order.atStart ? openOwnStore(workplace) : openDestination(workplace, names)
  try {
    return await release({ targets, order, workplace, destination })
  } catch (error) {
    if (!order.atStart || !process.env.DATABASE_URL) throw error
    // The site that is about to start serves what was live.
    console.error(messageOf(error))
    return 0
  } finally {
    await destination.end()
  }
})
