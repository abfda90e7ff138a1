import { prepareOnce } from '../build/prepareRemote.ts'
import { runTool } from './runTool.ts'

/** Command: the unit tests of the remote in the folder it is called from. Parameters go to Jest. */
await prepareOnce(process.cwd())
runTool('jest', 'jest', process.argv.slice(2))
