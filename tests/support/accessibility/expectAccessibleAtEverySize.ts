import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { expectFits } from './expectFits.ts'
import { expectSeenInForcedColors } from './expectSeenInForcedColors.ts'
import { onEachScreen } from './onEachScreen.ts'
import { applyTextSpacing } from './applyTextSpacing.ts'

/**
 * Widths in px, text sizes in percent of the normal one, and where axe runs: it takes a second each time, and the size only
 * affects which parts are visible, target sizes and what scrolls. So it runs at the two usual sizes and at the tightest.
 * 794 px is a sheet of A4 and a small tablet, where the columns of a wide window are narrowest.
 */
const sizes = {
  desktop: [
    { width: 1920, text: 100, axe: false },
    { width: 1280, text: 100, axe: true },
    { width: 1280, text: 200, axe: false },
    { width: 794, text: 100, axe: false },
  ],
  phone: [
    { width: 412, text: 100, axe: true },
    { width: 412, text: 200, axe: false },
    { width: 320, text: 100, axe: false },
    { width: 320, text: 200, axe: true },
  ],
}

/** Widths in px at which text spacing is increased: the usual ones, and the narrowest with each layout. */
const spacedWidths = { desktop: [769, 1280], phone: [320, 412] }

/**
 * axe finds nothing in the whole page or `within` a part of it, and nothing is cut off, however narrow the screen, large the
 * text and wide its spacing; in forced-colours mode everything is still visible. Restores everything.
 */
export async function expectAccessibleAtEverySize(page: Page, { within }: { within?: Locator } = {}): Promise<void> {
  const resize = (percent: number) =>
    page.evaluate((size) => {
      // From now on everything may move (reportShifts.ts), even if a busy machine reports it late.
      dispatchEvent(new Event('resize'))
      document.documentElement.style.setProperty('font-size', `${size}%`)
    }, percent)
  await onEachScreen(page, async (screen, narrow) => {
    for (const { width, text, axe } of sizes[screen]) {
      await narrow(width)
      await resize(text)
      await expectFits(page, `${width} px, ${text} %`)
      // At the top, the sticky bar does not cover half a link.
      await page.evaluate(() => scrollTo(0, 0))
      // Contrast takes half of axe's time: no colour differs below the usual width, and larger text needs less contrast.
      if (axe) await expectAccessible(page, { within, contrast: width >= 412 && text === 100 })
    }
    await page.evaluate(() => document.documentElement.removeAttribute('style'))
    await applyTextSpacing(page, true)
    for (const width of spacedWidths[screen]) {
      await narrow(width)
      await expectFits(page, `${width} px, increased text spacing`)
    }
    await applyTextSpacing(page, false)
    await expectSeenInForcedColors(page, screen)
  })
}
