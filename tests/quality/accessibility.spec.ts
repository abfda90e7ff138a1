import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { tabThrough } from '../support/accessibility/tabThrough.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

/** Pages at 100 % on a phone of usual width and on a wide screen are checked by the specs of each. */
const pages = [...pagePaths, '/blog?search=ads', '/blog?category=nada', '/blog/nada', '/nada']

for (const path of pages) {
  test(`${path}: the keyboard alone reaches everything, axe finds nothing and nothing is cut off at any size`, async ({
    page,
    site,
  }) => {
    site.expectErrors(/404/)
    await site.open(path)

    // Focus is always visible.
    expect(await tabThrough(page)).toEqual([])
    expect(await tabThrough(page, 'Shift+Tab')).toEqual([])

    // Each answer is part of the page.
    await page.evaluate(() => {
      for (const answer of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        answer.name = ''
        answer.open = true
      }
    })

    await expectAccessibleAtEverySize(page)
  })
}

test('the offline page: axe finds nothing and nothing is cut off', async ({ page }) => {
  await page.goto('/offline')

  await expectAccessibleAtEverySize(page)
})
