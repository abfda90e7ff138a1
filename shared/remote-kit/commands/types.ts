import { checkShared } from '../build/checkShared.ts'
import { prepareOnce } from '../build/prepareRemote.ts'
import { readRecipe } from '../build/readRecipe.ts'
import { runTool } from './runTool.ts'

/** Command: checks the types of the remote in the working directory. Arguments are passed to the compiler. */
const folder = process.cwd()
checkShared(await readRecipe(folder), folder)
await prepareOnce(folder)
runTool('typescript', 'tsc', ['-b', ...process.argv.slice(2)])
