import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchFolders } from './watchFolders.ts'

const name = 'rspack.config.ts'

/** A remote's definition is read once: says so while it is another one. @returns a function that stops it. */
export function watchRecipe(folder: string, onChanged: (problems: readonly string[]) => void): () => void {
  const read = () => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')
  const first = read()
  return watchFolders(
    folder,
    () => onChanged(read() === first ? [] : [`${name} has changed: end this command and start it again.`]),
    { inside: () => false, matters: (file) => file === name },
  )
}
