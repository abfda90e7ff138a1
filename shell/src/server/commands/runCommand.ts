import { ConfigurationError } from '../configuration/readConfiguration.ts'
import { NothingToServe } from '../releases/selection/NothingToServe.ts'

/** Runs a command, which may return its exit code. What whoever runs it can mend is printed as a sentence. */
export function runCommand(main: () => Promise<unknown>): void {
  main().then(
    (code) => {
      if (typeof code === 'number') process.exitCode = code
    },
    (error: unknown) => {
      const isExpected = error instanceof ConfigurationError || error instanceof NothingToServe
      console.error(isExpected ? error.message : error)
      process.exit(1)
    },
  )
}
