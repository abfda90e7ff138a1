import { prepareOnce } from '../build/prepareRemote.ts'
import { runTool } from './runTool.ts'

/** Command: checks the types of the remote in the working directory. Arguments are passed to the compiler. */
await prepareOnce(process.cwd())
runTool('typescript', 'tsc', ['-b', ...process.argv.slice(2)])
