import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'

/** The repository a folder is in, and the names of the remotes that its registry knows. @throws Error outside of it. */
export function findRoot(folder: string): { root: string; remotes: string[] } {
  const registry = join(folder, 'shell/remotes.json')
  if (existsSync(registry)) {
    const content: unknown = JSON.parse(readFileSync(registry, 'utf8'))
    return { root: folder, remotes: parseRegistry(content).map(({ name }) => name) }
  }
  if (dirname(folder) === folder)
    throw new Error('Run this command from the repository or from the folder of a remote.')
  return findRoot(dirname(folder))
}
