import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'

/** The repository that contains a folder, and the names of the remotes in its registry. @throws Error outside of one. */
export function findRoot(folder: string): { root: string; remotes: string[] } {
  const registry = join(folder, 'shell/remotes.json')
  if (existsSync(registry)) {
    const content: unknown = JSON.parse(readFileSync(registry, 'utf8'))
    return { root: folder, remotes: parseRegistry(content).map(({ name }) => name) }
  }
  if (dirname(folder) === folder)
    throw new Error(
      "Set SITE to the address of a running site, which everything but this remote is taken from, or run this command in the site's repository.",
    )
  return findRoot(dirname(folder))
}
