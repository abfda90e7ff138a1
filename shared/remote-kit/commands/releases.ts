import { readRecipe } from '../build/readRecipe.ts'
import { linesOf } from '../release/history/printReleases.ts'
import { openSite } from '../release/upload/openSite.ts'
import { readHistory } from '../release/upload/rollBackAtSite.ts'

/** Command: lists the releases that the site that `SITE` names keeps of the remote in the working directory. */
try {
  const { client } = openSite((await readRecipe(process.cwd())).name)
  for (const line of linesOf(await readHistory(client))) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
