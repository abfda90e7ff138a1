import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** Where a package is installed that the shell uses. @throws Error when it is not. */
export function packageFolder(name: string): string {
  const folders = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name))
  const found = folders.find((folder) => existsSync(join(folder, 'package.json')))
  if (!found) throw new Error(`${name} is not installed. Run npm install.`)
  return found
}
