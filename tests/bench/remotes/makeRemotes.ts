import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { uncheckedRelease } from '../release/runKit.ts'

/**
 * Command: makes remotes in a copied repository and releases them, by the kit's own commands. All in one process: to load
 * the compiler takes longer than to build one of them.
 */
const [copy = '', ...names] = process.argv.slice(2)
for (const name of names) {
  await run(name, 'added', ['new', name])
  await run(name, `added/${name}`, uncheckedRelease)
  if (process.exitCode) break
}

async function run(name: string, folder: string, [command = '', ...parameters]: readonly string[]): Promise<void> {
  process.chdir(join(copy, folder))
  process.argv.splice(2, Infinity, ...parameters)
  const { href } = pathToFileURL(join(copy, 'shared/remote-kit/commands', `${command}.ts`))
  // A module runs once for each address.
  await import(`${href}?${name}`)
}
