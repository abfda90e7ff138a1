import { expect, type Locator } from 'playwright/test'

/** Scrolls to a part of the page, which React may be replacing meanwhile. */
export const reveal = (part: Locator): Promise<void> =>
  expect(() => part.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
