import { readRecipe } from '../build/readRecipe.ts'
import { openSite } from '../release/upload/openSite.ts'
import { rollBackAtSite } from '../release/upload/rollBackAtSite.ts'
import { reportVerdict } from '../release/upload/reportVerdict.ts'

/**
 * Command: rolls the remote in the working directory back to a release that the site keeps: the one with the given id, or
 * the one that was live before. Reports the site's verdict.
 */
try {
  const folder = process.cwd()
  const { name } = await readRecipe(folder)
  const { client, key } = openSite(name)
  const { publication, release } = await rollBackAtSite({ client, key, name, id: process.argv[2], folder })
  process.exitCode = await reportVerdict(client, { publication, name, release })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
