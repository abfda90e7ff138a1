import { expect, test } from '../support/site/site.ts'
import { pagePaths } from '../support/site/pagePaths.ts'

test('no page keeps itself out of the back-forward cache @once', async ({ page, site }) => {
  // In the test's browser the cache is off; it tells all the same what a page itself does against it.
  const reasons: string[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`))
  })

  for (const path of pagePaths) {
    await site.open(path)
    await page.goto('/offline')
    reasons.length = 0
    await page.goBack()
    await expect.poll(() => reasons).not.toEqual([])
    expect(reasons.filter((reason) => !reason.startsWith('Circumstantial')), path).toEqual([])
  }
})
