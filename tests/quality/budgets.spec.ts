import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRegistry } from '@site/contracts/Registry'
import { parseRelease } from '@site/contracts/Release'
import { readBudgets } from '@site/remote-kit/budgets/Budgets'
import { judgeAhead, judgePage } from '@site/remote-kit/budgets/judgePage'
import { loadPage } from '@site/remote-kit/budgets/loadPage'
import { devices, expect, test } from 'playwright/test'
import { readShellBudgets } from 'shell/build/shellBudgets'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { pagePaths } from '../support/site/pagePaths.ts'

const root = join(import.meta.dirname, '../..')
const releases = process.env.RELEASES_DIR ?? join(root, 'releases')
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const shell = readShellBudgets()
const remotes = parseRegistry(readJson(join(root, 'shell/remotes.json'))).map(({ name }) => {
  const { routes } = parseRelease(readJson(join(releases, name, currentRelease(releases, name), 'release.json')))
  const pages = readBudgets(join(root, name))?.pages ?? {}
  return { name, pages, routes: routes.map(({ path }) => path) }
})

test('what is true of every page is tested with one of each route', { tag: '@once' }, () => {
  const isOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)
  const untested = remotes
    .flatMap(({ routes }) => routes)
    .filter((route) => !pagePaths.some((path) => isOf(route).test(path)))

  expect(untested).toEqual([])
})

test('every page has a budget, and none is larger than the shell allows', { tag: '@once' }, () => {
  for (const { name, pages, routes } of remotes) {
    expect(Object.keys(pages).toSorted(), `pages of ${name}/budgets.json`).toEqual(routes.toSorted())
    for (const [path, { document }] of Object.entries(pages)) {
      expect(document, `bytes that ${name} plans for the document of ${path}`).toBeLessThanOrEqual(shell.document)
    }
  }
})

test('no page exceeds its budget on a phone', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 412, height: 839 } })
  const problems: string[] = []
  for (const pages of [shell.pages, ...remotes.map((remote) => remote.pages)]) {
    for (const [route, budget] of Object.entries(pages)) {
      const load = await loadPage(context, `${baseURL}${budget.path ?? route}`)
      problems.push(...judgePage(route, load, budget), ...judgeAhead(route, load.idle, shell.ahead))
    }
  }

  expect(problems).toEqual([])
})
