import { expect, type Page } from 'playwright/test'

/** The file of each page's code. */
const codeOf = { '/blog': 'ArticleListPage', '/quiz': 'QuizPage', '/servicos': 'ServicesPage' } as const

/** In a browser that prerenders, following a link would need a new document. */
export const prefetchOnHover = (page: Page) =>
  page.addInitScript(() => void Reflect.set(HTMLScriptElement, 'supports', () => false))

/** Clicks a link of the footer when its page is at hand: earlier, the browser would load its document. */
export async function clickOncePrefetched(page: Page, path: keyof typeof codeOf): Promise<void> {
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()
  await link.hover()
  const areFetched = (parts: readonly string[]) =>
    parts.every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)))
  await page.waitForFunction(areFetched, [new URL(path, page.url()).href, codeOf[path]])
  await link.click()
}

/** Follows a link of the footer without a new document. */
export async function followWithinDocument(page: Page, path: keyof typeof codeOf): Promise<void> {
  await page.evaluate(() => Reflect.set(window, '__same', true))
  await clickOncePrefetched(page, path)
  await page.waitForURL(`**${path}`)
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, '__same'))).toBe(true)
}
