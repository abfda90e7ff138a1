import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** The folder of an installed package that the shell uses. @throws Error if it is not installed. */
export function packageFolder(name: string): string {
  const folders = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name))
  const found = folders.find((folder) => existsSync(join(folder, 'package.json')))
  if (!found) throw new Error(`${name} is not installed. Run npm install.`)
  return found
}
