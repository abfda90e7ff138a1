import puppeteer, { type Page } from 'puppeteer-core'
import { booleanExpression } from './booleanExpression.ts'
import type { Visitor } from './Visitor.ts'

/** The message about a script that was still loading when the page was left: it has the hash of an empty file. */
const leftBehind = /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb”/

/** A visitor in the installed Firefox, through WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Visitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, timeout: 120_000 })
  let context = await browser.createBrowserContext()
  let page: Page = await open()
  let errors: string[] = []

  async function open(): Promise<Page> {
    const opened = await context.newPage()
    opened.setDefaultTimeout(60_000)
    await opened.setViewport({ width: 412, height: 839 })
    opened.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    opened.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)))
    return opened
  }

  return {
    // Scripts that a test holds back also hold back the load event.
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload()),
    // The page answers before it steps away.
    back: async () => void (await page.evaluate(() => void setTimeout(() => history.back()))),
    forward: async () => void (await page.evaluate(() => void setTimeout(() => history.forward()))),
    // Sent as text, as in the other engine: the function's result in the page is returned.
    run: (script, ...values) => page.evaluate(`(${script}).apply(null, ${JSON.stringify(values)})`) as Promise<never>,
    holds: async (script, ...values) => (await page.evaluate(booleanExpression(script, values))) === true,
    // A locator waits until the page stands still, because Firefox scrolls to the caret a moment after a key; behind another
    // tab, no frame would show that.
    async click(selector) {
      await page.bringToFront()
      await page.locator(selector).click()
    },
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    narrowest: 0,
    countTabs: async () => (await context.pages()).length,
    takeErrors() {
      const taken = errors
      errors = []
      return taken.filter((text) => !leftBehind.test(text))
    },
    async restart() {
      const former = context
      context = await browser.createBrowserContext()
      page = await open()
      await former.close()
      errors = []
    },
    end: () => browser.close(),
  }
}
