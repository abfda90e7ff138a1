import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { uncheckedRelease } from '../release/runKit.ts'

/**
 * Command: generates remotes in a copied repository and releases them with the kit's own commands, all in one process,
 * because loading the compiler takes longer than building a remote.
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
  // Each address is evaluated once, so each remote needs its own.
  await import(`${href}?${name}`)
}
