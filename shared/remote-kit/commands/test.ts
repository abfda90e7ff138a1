import { prepareOnce } from '../build/prepareRemote.ts'
import { runTool } from './runTool.ts'

/** Command: runs the unit tests of the remote in the working directory. Arguments are passed to Jest; without any, there need not be a test. */
await prepareOnce(process.cwd())
const given = process.argv.slice(2)
process.exitCode = runTool('jest', 'jest', given.length > 0 ? given : ['--passWithNoTests'])
