import { ownsPath } from '@site/contracts/Registry'
import { releasedRemotes } from '../releases/releasedRemotes.ts'

/** A path for each route that visitors reach, including an article: tests of what holds for every page use all of them. */
export const pagePaths: readonly string[] = releasedRemotes.flatMap(({ name, routes, desk, pages }) =>
  routes
    .filter(({ path }) => !ownsPath(desk, path))
    .map(({ path, paths: [first] }) => {
      const example = path.includes(':') ? (pages[path]?.path ?? first?.path) : path
      if (!example) throw new Error(`No page stands for ${path} of ${name}: name one as its path in budgets.json.`)
      return example
    }),
)
