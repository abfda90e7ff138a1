import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { test } from '../support/site/site.ts'

const pages = [...pagePaths, '/blog?search=ads', '/blog?category=nada', '/blog/nada', '/nada']

for (const path of pages) {
  test(`${path}: the keyboard alone reaches everything, axe finds nothing and nothing is cut off at any size`, {
    tag: '@once',
  }, async ({ page, site }) => {
    site.expectErrors(/404/)
    await site.open(path)

    await expectReachable(page)

    // Each answer is part of the page.
    await page.evaluate(() => {
      for (const answer of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        answer.name = ''
        answer.open = true
      }
    })

    await expectAccessibleAtEverySize(page)
    await expectValidHtml(page)
  })
}

test('the offline page: axe finds nothing and nothing is cut off', { tag: '@once' }, async ({ page }) => {
  await page.goto('/offline')

  await expectAccessibleAtEverySize(page)
})
