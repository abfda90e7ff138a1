import { expect, type Page } from 'playwright/test'
import { onEachScreen } from './onEachScreen.ts'
import { tabThrough } from './tabThrough.ts'

/**
 * On a wide screen and on a phone's, the keyboard reaches everything and returns to the start, and the focus is always
 * visible.
 */
export async function expectReachable(page: Page): Promise<void> {
  await onEachScreen(page, async () => {
    expect(await tabThrough(page)).toEqual([])
    expect(await tabThrough(page, 'Shift+Tab')).toEqual([])
  })
}
