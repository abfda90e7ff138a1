import { messageOf } from '@site/release-protocol/errors/messageOf'
import { buildRemote } from '../build/buildRemote.ts'
import { runTool } from './runTool.ts'

/**
 * Command: checks the types of the remote in the working directory, and what a build refuses of it. Arguments are passed to the
 * compiler.
 */
const refusal = await buildRemote(process.cwd()).then(() => undefined, messageOf)
const status = runTool('typescript', 'tsc', ['-b', ...process.argv.slice(2)])
if (refusal !== undefined) console.error(refusal)
process.exitCode = refusal === undefined ? status : 1
