import { readPreviewLink } from '@site/release-protocol/signing/previewLink'
import { openDestination } from '../release/command/openDestination.ts'
import { promote } from '../release/command/promote.ts'
import { readWorkplace } from '../release/command/Workplace.ts'
import { runCommand } from '../release/command/runCommand.ts'

/** Command: makes live what preview links show, and reports the verdict of a running site. */
await runCommand(async () => {
  const tokens = process.argv.slice(2).map(readPreviewLink)
  if (tokens.length === 0) throw new Error('Name at least one preview link: "npm run release -- --preview" prints one.')
  const workplace = await readWorkplace(process.cwd())
  const { known, root } = workplace
  const foreign = tokens.find(({ remote }) => !known.includes(remote))
  if (foreign) throw new Error(`The link shows ${foreign.remote}, and this is ${known.join(', ')}.`)
  const destination = openDestination(
    workplace,
    tokens.map(({ remote }) => remote),
  )
  try {
    return await promote({ tokens, root, destination })
  } finally {
    await destination.end()
  }
})
