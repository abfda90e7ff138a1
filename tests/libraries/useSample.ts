import { type BrowserContext, expect } from 'playwright/test'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import type { LibrarySample } from './LibrarySample.ts'

/** Opens the page of a sample, hydrates and uses it. Answers what went wrong, in the page and on its console. */
export async function problemsInUse(
  context: BrowserContext,
  address: string,
  { body, seen = '[data-seen]', looks = {} }: LibrarySample,
): Promise<string[]> {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => void problems.push(message))
  try {
    const status = (await page.goto(address))?.status()
    if (status !== 200) throw new Error(`${address} answers ${status}.`)
    await hydrateByTouch(page)
    if (body.includes('data-use')) await page.locator('[data-use]').click()
    const result = page.locator(seen).first()
    await expect(result).toBeAttached({ timeout: 10_000 })
    for (const [property, value] of Object.entries(looks)) await expect(result).toHaveCSS(property, value)
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  } finally {
    await page.close()
  }
  return problems
}
