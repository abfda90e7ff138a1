import { expect, type Page } from 'playwright/test'
import { htmlErrors } from './htmlErrors.ts'

/** Hints that the shell adds when the page is idle are no markup of the page; whether they are there yet is chance. */
const PREFETCH_HINT = /<link rel="prefetch"[^>]*>/g

/** html-validate reports nothing for the page as it stands now, whatever the visitor has opened in it. */
export async function expectValidHtml(page: Page): Promise<void> {
  const html = (await page.content()).replaceAll(PREFETCH_HINT, '')
  expect(await htmlErrors(html)).toEqual([])
}
