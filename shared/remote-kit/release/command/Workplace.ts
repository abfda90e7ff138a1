import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readRecipe } from '../../build/definition/readRecipe.ts'
import { isHere } from '../../dev/findRoot.ts'
import { findOwnSite, type OwnSite } from './OwnSite.ts'

/** The shell's name among the releases. */
export const SHELL = 'shell'

/** Where a release command was called, and what there is to release. */
export type Workplace = {
  /** The name whose folder it is; undefined in the root of the site's repository. */
  own: string | undefined
  /** The repository, or the only remote in it. */
  root: string
  /** All names that the site has, and those whose sources are here. */
  known: readonly string[]
  buildable: readonly string[]
  /** The folder with the sources of a name. */
  folderOf: (name: string) => string
  /** The site's repository, if this is it. */
  site: OwnSite | undefined
}

/** Finds out where a command was called. @throws Error outside of a remote and of the site's repository. */
export async function readWorkplace(folder: string): Promise<Workplace> {
  const site = await findOwnSite(folder)
  const own = await nameOf(folder, site)
  const folderOf = (name: string) => (name === own ? folder : join(site?.root ?? resolve(folder, '..'), name))
  const known = [...new Set([...(site?.names ?? []), ...(own === undefined ? [] : [own])])]
  if (known.length === 0)
    throw new Error("Run this in the folder of a remote, or in the root of the site's repository.")
  const root = site?.root ?? folder
  const buildable = known.filter((name) => name === own || isHere(root, name))
  return { own, root, known, buildable, folderOf, site }
}

async function nameOf(folder: string, site: OwnSite | undefined): Promise<string | undefined> {
  if (site && folder === join(site.root, SHELL)) return SHELL
  return existsSync(join(folder, 'rspack.config.ts')) ? (await readRecipe(folder)).name : undefined
}
