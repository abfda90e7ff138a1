import { join } from 'node:path'
import { releasesCommand, usage } from '../src/server/releases/command/releasesCommand.ts'
import { openCommandStore } from './releases/openCommandStore.ts'

/** Command: shows what is live and kept, who released it, and what differs; prunes old releases. */
const parameters = process.argv.slice(2)
const { store, names, releasesFolder } = openCommandStore()
try {
  if (parameters.includes('--help') || parameters[0] === 'help') console.log(usage)
  else {
    const folderOf = (name: string, id: string) => join(releasesFolder, name, id)
    await releasesCommand(parameters, { store, names, folderOf, print: (line) => console.log(line) })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await store.end()
}
