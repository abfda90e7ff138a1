import type { Page } from 'playwright/test'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

/** Texts in another colour than the body's or on a fill, what sticks to the window's end, and answers and images that are not shown. */
const misprints = (page: Page) =>
  page.evaluate(() => {
    const ink = getComputedStyle(document.body).color
    const shown = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility())
    const misplaced = shown.filter((element) => {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
      const { color, backgroundColor, position, bottom } = getComputedStyle(element)
      const isTinted = hasText && (color !== ink || backgroundColor !== 'rgba(0, 0, 0, 0)')
      return isTinted || (/sticky|fixed/.test(position) && bottom !== 'auto')
    })
    const hidden = [...document.querySelectorAll('main details > :not(summary), main picture > img')].filter(
      (element) => element.parentElement?.checkVisibility() && !element.checkVisibility(),
    )
    return [...misplaced, ...hidden].map(({ outerHTML }) => outerHTML)
  })

for (const path of pagePaths) {
  test(`${path} is printed in ink, with all answers and images`, { tag: '@once' }, async ({ page, site }) => {
    // A4 between its margins.
    await page.setViewportSize({ width: 718, height: 1047 })
    await site.open(path)

    await page.emulateMedia({ media: 'print' })

    // Controls change colour within 200 ms.
    await expect.poll(() => misprints(page)).toEqual([])
  })
}
