import { existsSync } from 'node:fs'
import { join } from 'node:path'

const extensions = ['.ts', '.tsx', '.js']

/**
 * The file of one of the kit's modules, by its path without extension, for those who read it by themselves, such as compilers: in
 * the site's repository it is TypeScript, and JavaScript where the kit was installed. @throws Error if there is none.
 */
export function ownModule(folder: string, name: string): string {
  const file = extensions.map((extension) => join(folder, name + extension)).find((path) => existsSync(path))
  if (file === undefined) throw new Error(`The kit has no module ${name} in ${folder}: install it again.`)
  return file
}
