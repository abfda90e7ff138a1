import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { ExitCode } from '../publication/reportOutcome.ts'

/** Runs a release command, and ends it with its exit code, or with the reason why it cannot be done. */
export async function runCommand(command: () => Promise<ExitCode>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
}
