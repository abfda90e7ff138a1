import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReleaseStatement, SignedStatement } from '@site/contracts/SignedStatement'
import type { ShellObjection } from '@site/release-protocol/exchange/ShellObjection'
import type { ListOrder, RollbackOrder } from '@site/release-protocol/history/HistoryOrder'
import { isRoot } from '../../dev/findRoot.ts'
import type { ReleaseIds } from '../publication/awaitVerdict.ts'
import type { CommandStore } from '../destination/CommandStore.ts'

type Print = (line: string) => void
type MakeStatement = (
  statement: Pick<ReleaseStatement, 'remote' | 'release' | 'counter' | 'message'>,
) => SignedStatement

/** The configured release store of the site's own repository, with the commands that need all of it. */
export type SiteStore = CommandStore & {
  /** What is live now, or was live when the last server ended. */
  live(): Promise<ReleaseIds>
  /** Prints what is kept and what has happened. */
  list(order: ListOrder, print: Print): Promise<void>
  /** Rolls back or pauses. @returns what was published. @throws Error for a release that does not exist. */
  rollBack(
    order: RollbackOrder,
    options: { makeStatement: MakeStatement; print: Print },
  ): Promise<{ publication: number; releases: ReleaseIds }>
}

/** What the site's own repository adds to the release commands. */
export type OwnSite = {
  root: string
  /** The shell and the registered remotes. */
  names: readonly string[]
  openStore(): SiteStore
  /** Makes the built shell a release. */
  makeShell(releasesFolder: string): Promise<{ id: string }>
  /** What a release of the shell would break, with the live releases in a folder. @throws Error if nothing is live there. */
  tryShell(id: string, env: Readonly<Record<string, string | undefined>>): Promise<readonly ShellObjection[]>
}

/** Where the site's repository has its part of the commands. */
const FILE = 'shell/scripts/releases/ownSite.ts'

/** The site's repository around a folder; undefined in a team's own one. @throws Error that says what is not configured. */
export async function findOwnSite(folder: string): Promise<OwnSite | undefined> {
  if (!isRoot(folder)) return dirname(folder) === folder ? undefined : findOwnSite(dirname(folder))
  const file = join(folder, FILE)
  const module: unknown = await import(pathToFileURL(file).href)
  if (!hasSite(module)) throw new Error(`${file} must export readOwnSite().`)
  return module.readOwnSite(folder)
}

function hasSite(module: unknown): module is { readOwnSite(root: string): OwnSite } {
  return typeof module === 'object' && module !== null && 'readOwnSite' in module
}
