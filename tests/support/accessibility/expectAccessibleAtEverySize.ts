import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { expectFits } from './expectFits.ts'
import { expectSeenInForcedColors } from './expectSeenInForcedColors.ts'
import { onEachScreen } from './onEachScreen.ts'
import { spaceText } from './spaceText.ts'

/**
 * Widths in px, the visitor's text size in per cent of the normal one, and where axe looks: it takes a second each time, and
 * sees by a size only which parts are shown, how large targets are and what scrolls. So it looks at the two usual sizes and
 * at the tightest.
 */
const sizes = {
  desktop: [
    { width: 1280, text: 100, axe: true },
    { width: 1280, text: 200, axe: false },
  ],
  phone: [
    { width: 412, text: 100, axe: true },
    { width: 412, text: 200, axe: false },
    { width: 320, text: 100, axe: false },
    { width: 320, text: 200, axe: true },
  ],
}

/**
 * axe finds nothing, in all of the page or `within` a part of it, and nothing of the page is cut off, however narrow the
 * screen, however large the text and however much room it has; with the system's colours all of it is still seen. Leaves all as they were.
 */
export async function expectAccessibleAtEverySize(page: Page, { within }: { within?: Locator } = {}): Promise<void> {
  const resize = (percent: number) =>
    page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)
  await onEachScreen(page, async (screen, narrow) => {
    for (const { width, text, axe } of sizes[screen]) {
      await narrow(width)
      await resize(text)
      await expectFits(page, `${width} px, ${text} %`)
      // At the top the fixed bar hides no half of a link.
      await page.evaluate(() => scrollTo(0, 0))
      // Half of axe's time: no colour changes below the usual width, and of larger text less contrast is asked.
      if (axe) await expectAccessible(page, { within, contrast: width >= 412 && text === 100 })
    }
    await page.evaluate(() => document.documentElement.removeAttribute('style'))
    await spaceText(page, true)
    await expectFits(page, `${screen}, text with more room`)
    await spaceText(page, false)
    await expectSeenInForcedColors(page, screen)
  })
}
