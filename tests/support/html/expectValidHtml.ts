import { expect, type Page } from 'playwright/test'
import { htmlErrors } from './htmlErrors.ts'

/** html-validate reports nothing for the page as it stands now, whatever the visitor has opened in it. */
export async function expectValidHtml(page: Page): Promise<void> {
  expect(await htmlErrors(await page.content())).toEqual([])
}
