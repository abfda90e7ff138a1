import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { parseRelease } from '@site/contracts/Release'
import { readBudgets } from '@site/remote-kit/budgets/Budgets'
import { builtContents } from '@site/remote-kit/budgets/builtContents'
import { currentRelease } from './currentRelease.ts'

const root = join(import.meta.dirname, '../../..')
const releases = process.env.RELEASES_DIR ?? join(root, 'releases')
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The remotes of this repository, with the routes of their current releases and the budgets of their pages. Registered
 * remotes from other repositories are tested by their teams.
 */
export const releasedRemotes = parseRegistry(readJson(join(root, 'shell/remotes.json')))
  .filter(({ name }) => existsSync(join(root, name)))
  .map(({ name, desk = [] }) => {
    const { routes } = parseRelease(readJson(join(releases, name, currentRelease(releases, name), 'release.json')))
    return { name, routes, desk, pages: readBudgets(join(root, name))?.pages ?? {}, contents: contentsOf(name) }
  })

/** What each script of a remote consists of, by its name in reports, which has no hash. */
function contentsOf(name: string): [string, string][] {
  const named = [...builtContents(join(root, name))]
  return named.map(([file, content]) => [`${name}/${file.slice(0, file.indexOf('.'))}`, `${name}: ${content}`])
}
