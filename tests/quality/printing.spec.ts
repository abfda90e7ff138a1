import type { Page } from 'playwright/test'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

/** Texts in another colour than the body's or on a fill, and answers and images that are not shown. */
const misprints = (page: Page) =>
  page.evaluate(() => {
    const ink = getComputedStyle(document.body).color
    const shown = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility())
    const tinted = shown.filter((element) => {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
      const { color, backgroundColor } = getComputedStyle(element)
      return hasText && (color !== ink || backgroundColor !== 'rgba(0, 0, 0, 0)')
    })
    const hidden = [...document.querySelectorAll('main details > :not(summary), main picture > img')].filter(
      (element) => element.parentElement?.checkVisibility() && !element.checkVisibility(),
    )
    return [...tinted, ...hidden].map(({ outerHTML }) => outerHTML)
  })

for (const path of pagePaths) {
  test(`${path} is printed as ink on paper, with every answer and image`, { tag: '@once' }, async ({ page, site }) => {
    await site.open(path)

    await page.emulateMedia({ media: 'print' })

    // Controls change colour within 200 ms.
    await expect.poll(() => misprints(page)).toEqual([])
  })
}
