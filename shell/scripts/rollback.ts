import { awaitVerdict } from '@site/remote-kit/release/publication/awaitVerdict'
import { reportOutcome } from '@site/remote-kit/release/publication/reportOutcome'
import { releaseKey } from '@site/remote-kit/release/signing/releaseKey'
import { signRelease } from '@site/remote-kit/release/signing/signRelease'
import { rollbackCommand, usage } from '../src/server/releases/command/rollbackCommand.ts'
import { openCommandStore, root } from './releases/openCommandStore.ts'

/** Command: rolls back a name or the whole site, and pauses names. Reports the verdict of a running site. */
const parameters = process.argv.slice(2)
const { store, judges, names } = openCommandStore()
try {
  if (parameters.length === 0 || parameters.includes('--help')) console.log(usage)
  else {
    const { publication, releases } = await rollbackCommand(parameters, {
      store,
      names,
      makeStatement: (statement) =>
        signRelease({ ...statement, digest: '', folder: root, key: releaseKey(), isNew: false }),
      print: (line) => console.log(line),
    })
    if (Object.keys(releases).length > 0) {
      const outcome = await awaitVerdict({ ...judges, publication, releases })
      process.exitCode = reportOutcome(outcome, releases)
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await store.end()
}
