import { expect, test } from 'playwright/test'
import { comeAlive } from '../support/site/comeAlive.ts'
import { pagePaths } from '../support/site/pagePaths.ts'

/** Neither the browser's own doing, nor what is fetched ahead just then. */
const isLasting = (reason: string) => !/^Circumstantial|OutstandingNetworkRequest/.test(reason)

test('no page keeps itself out of the back-forward cache @once', async ({ playwright, baseURL }) => {
  // Told that there is no such cache, a browser says nothing of what a page does against it.
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL })
  const reasons: string[] = []
  const observer = await page.context().newCDPSession(page)
  await observer.send('Page.enable')
  observer.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`))
  })

  for (const path of pagePaths) {
    await page.goto(path)
    await comeAlive(page)
    await page.evaluate(() => void Reflect.set(window, '__stayed', true))
    await page.goto('/offline')
    reasons.length = 0
    await page.goBack()

    // Between the two documents there is none to ask.
    const isRestored = () => page.evaluate(() => Reflect.has(window, '__stayed')).catch(() => false)
    await expect.poll(async () => (await isRestored()) || reasons.length > 0, { message: path }).toBe(true)
    expect(reasons.filter(isLasting), path).toEqual([])
  }
  await browser.close()
})
