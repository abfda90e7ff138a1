import { launchRunner, processLimits } from '../process/launchRunner.ts'

/** A server, for a test that kills it, whose render process loops for ever and never reads its channel. */
const { pid, stderr } = launchRunner('process.stderr.write("looping"); for (;;);', processLimits, false)
// Printed once it loops.
stderr?.once('data', () => process.stdout.write(`${pid}\n`))
setInterval(() => {}, 60_000)
