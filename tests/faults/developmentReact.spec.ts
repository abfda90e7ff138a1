import { expect, test } from 'playwright/test'
import { pagePaths } from '../support/site/pagePaths.ts'
import { type DevSite, startDevSite } from '../support/servers/startDevSite.ts'

let site: DevSite
test.beforeAll(async () => {
  // Everything is built first, beside whatever else the machine does.
  test.setTimeout(240_000)
  site = await startDevSite()
})
test.afterAll(() => site?.stop())

test('with development React no route logs a hydration warning or any console error', async ({ page }) => {
  test.setTimeout(240_000)
  const found: string[] = []
  let path = ''
  page.on('console', (message) => {
    // Said by the test runner itself, not by the site.
    if (message.text().includes('blocked by Playwright')) return
    if (message.type() === 'error' || message.type() === 'warning') found.push(`${path}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`${path}: ${error.message}`))

  for (path of [...pagePaths, '/blog?search=site']) {
    await page.goto(site.url + path)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Every island comes alive while developing, also those whose code production never loads.
    // What the page shows of its `serverOnly` data alone stays as it is: an article's text, the policy's chapters.
    const late = page.locator('main [data-island]:not([data-hydrated])')
    const isServerOnly = path.startsWith('/blog/') || path === '/privacidade'
    await expect(late, path).toHaveCount(isServerOnly ? 1 : 0)
  }

  expect(found).toEqual([])
  expect(site.output()).not.toContain('refused')
})
