import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { test } from '../support/site/site.ts'

const pages = [...pagePaths, '/blog/nada', '/nada']
/** Pages that differ from /blog only in their list: axe checks only that. */
const lists = ['/blog?search=ads', '/blog?category=nada']

for (const path of [...pages, ...lists]) {
  test(`${path} is reached by the keyboard, sound for axe, and whole`, {
    tag: '@once',
  }, async ({ page, site }) => {
    site.expectErrors(/404/)
    await site.open(path)

    await expectReachable(page)

    // All disclosures are opened, because each answer is part of the page.
    await page.evaluate(() => {
      for (const answer of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        answer.name = ''
        answer.open = true
      }
    })

    await expectAccessibleAtEverySize(page, lists.includes(path) ? { within: page.locator('#artigos') } : {})
    await expectValidHtml(page)
  })
}

test('the offline page: axe finds nothing and nothing is cut off', { tag: '@once' }, async ({ page }) => {
  await page.goto('/offline')

  await expectAccessibleAtEverySize(page)
})
