import { readRecipe } from '../build/readRecipe.ts'
import { openSite } from '../release/upload/openSite.ts'
import { rollBackAtSite } from '../release/upload/rollBackAtSite.ts'
import { reportVerdict } from '../release/upload/reportVerdict.ts'

/**
 * Command: takes the remote in the folder it is called from back to a release that the site keeps, by its id or, without
 * one, to what was live before. Says what the site makes of it.
 */
try {
  const folder = process.cwd()
  const { name } = await readRecipe(folder)
  const { client, key } = openSite(name)
  const { publication, release } = await rollBackAtSite({ client, key, name, id: process.argv[2], folder })
  process.exitCode = await reportVerdict(client, publication, { [name]: release })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
