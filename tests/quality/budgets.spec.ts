import { ownsPath } from '@site/contracts/Registry'
import { judgePrefetched, judgePage } from '@site/remote-kit/budgets/judgePage'
import { loadPage } from '@site/remote-kit/budgets/loadPage'
import { devices, expect, test } from 'playwright/test'
import { readShellBudgets } from 'shell/build/shellBudgets'
import { deskOf } from '../support/servers/hosts.ts'
import { releasedRemotes } from '../support/releases/releasedRemotes.ts'

const shell = readShellBudgets()

test("every page has a budget, and none exceeds the shell's limit", { tag: '@once' }, () => {
  for (const { name, pages, routes } of releasedRemotes) {
    const paths = routes.map(({ path }) => path)
    expect(Object.keys(pages).toSorted(), `pages of ${name}/budgets.json`).toEqual(paths.toSorted())
    for (const [path, { document }] of Object.entries(pages)) {
      expect(document, `bytes that ${name} plans for the document of ${path}`).toBeLessThanOrEqual(shell.document)
    }
  }
})

test('no page exceeds its budget on a phone', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 412, height: 839 } })
  const problems: string[] = []
  const contents = new Map(releasedRemotes.flatMap(({ contents: own }) => [...own]))
  for (const { pages, desk } of [{ pages: shell.pages, desk: [] }, ...releasedRemotes]) {
    for (const [route, budget] of Object.entries(pages)) {
      const host = ownsPath(desk, route) ? deskOf(`${baseURL}`) : baseURL
      const load = await loadPage(context, `${host}${budget.path ?? route}`)
      problems.push(
        ...judgePage(route, load, budget, contents),
        ...judgePrefetched(route, load, shell.prefetched, contents),
      )
    }
  }

  expect(problems).toEqual([])
})
