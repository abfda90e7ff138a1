import { readRecipe } from '../build/readRecipe.ts'
import { promote } from '../release/preview/promote.ts'

/** Command: makes live at the site that `SITE` names what a preview's link shows, and says what the site makes of it. */
try {
  const folder = process.cwd()
  const { name } = await readRecipe(folder)
  process.exitCode = await promote(process.argv[2] ?? '', folder, name)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
