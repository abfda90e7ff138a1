import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseRegistry, type RegisteredRemote } from '@site/contracts/Registry'
import { messageOf } from '@site/release-protocol/errors/messageOf'

const REGISTRY = 'shell/remotes.json'

/**
 * The site's repository that contains a folder, and the remotes of its registry, or of the one that `REGISTRY_FILE` names,
 * as for the server. @throws Error outside of one.
 */
export function findRoot(folder: string): { root: string; registered: RegisteredRemote[] } {
  if (isRoot(folder)) return { root: folder, registered: readRegistry(folder) }
  if (dirname(folder) === folder)
    throw new Error(
      "Set SITE to the address of a running site, which everything but this remote is taken from, or run this command in the site's repository.",
    )
  return findRoot(dirname(folder))
}

/** Whether a folder is the root of the site's repository. */
export function isRoot(folder: string): boolean {
  return existsSync(join(folder, REGISTRY))
}

/** Whether a remote's sources are in this repository; those of another team may be in its own. */
export function isHere(root: string, remote: string): boolean {
  return existsSync(join(root, remote, 'rspack.config.ts'))
}

function readRegistry(root: string): RegisteredRemote[] {
  const file = resolve(root, process.env.REGISTRY_FILE || REGISTRY)
  try {
    return parseRegistry(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`The registry ${file} cannot be used: ${messageOf(error)}`)
  }
}
