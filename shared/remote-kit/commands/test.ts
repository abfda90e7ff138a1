import { prepareOnce } from '../build/prepareRemote.ts'
import { runTool } from './runTool.ts'

/** Command: runs the unit tests of the remote in the working directory. Arguments are passed to Jest. */
await prepareOnce(process.cwd())
process.exitCode = runTool('jest', 'jest', process.argv.slice(2))
