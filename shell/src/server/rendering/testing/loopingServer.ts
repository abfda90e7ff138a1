import { launchRunner, processLimits } from '../process/launchRunner.ts'

/** A server, for a test that kills it, with a render process that loops for ever and never looks at its channel. */
const { pid, stderr } = launchRunner('process.stderr.write("looping"); for (;;);', processLimits, false)
// Told once it loops.
stderr?.once('data', () => process.stdout.write(`${pid}\n`))
setInterval(() => {}, 60_000)
