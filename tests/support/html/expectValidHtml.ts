import { expect, type Page } from 'playwright/test'
import { htmlErrors } from './htmlErrors.ts'

/** html-validate reports nothing about the page in its present state, whatever the visitor has opened. */
export async function expectValidHtml(page: Page): Promise<void> {
  expect(await htmlErrors(await page.content())).toEqual([])
}
