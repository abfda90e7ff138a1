import { readRecipe } from '../build/readRecipe.ts'
import { promote } from '../release/preview/promote.ts'

/** Command: promotes the release behind a preview link at the site that `SITE` names, and reports the site's verdict. */
try {
  const folder = process.cwd()
  const { name } = await readRecipe(folder)
  process.exitCode = await promote(process.argv[2] ?? '', folder, name)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
