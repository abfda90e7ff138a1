import type { Page } from 'playwright/test'
import { expect } from '../support/site/site.ts'

export const bar = (page: Page) => page.getByRole('banner')
/** The button that opens the menu. */
export const menu = (page: Page) => bar(page).locator('summary')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768

/** Follows a link of the top bar, through the menu if there is one. */
export async function follow(page: Page, name: string) {
  if (isPhone(page)) await menu(page).click()
  await bar(page).getByRole('link', { name, exact: true }).click()
}

/** The section's start is in view, and not under the bar. */
export async function expectReached(page: Page, id: string) {
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBeLessThanOrEqual(200)
  const top = await page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(60)
}
