import type { Page } from 'playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { expectFits } from './expectFits.ts'

/** Widths in px, the visitor's text size in per cent of the normal one, and where axe looks: it takes a second each time. */
const sizes = {
  phone: [
    { width: 412, text: 200, axe: false },
    { width: 320, text: 100, axe: true },
    { width: 320, text: 200, axe: true },
  ],
  desktop: [{ width: 1280, text: 200, axe: true }],
}

/** axe finds nothing and nothing is cut off, however narrow the screen and however large the text. Leaves both as they were. */
export async function expectAccessibleAtEverySize(page: Page): Promise<void> {
  const { width: usual = 0, height = 800 } = page.viewportSize() ?? {}
  await expectFits(page, `${usual} px`)
  for (const { width, text, axe } of usual <= 768 ? sizes.phone : sizes.desktop) {
    await page.setViewportSize({ width, height })
    await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), text)
    await expectFits(page, `${width} px, ${text} %`)
    // Of larger text less contrast is asked, and it takes three quarters of the time.
    if (axe) await expectAccessible(page, { contrast: text === 100 })
  }
  await page.setViewportSize({ width: usual, height })
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
}
