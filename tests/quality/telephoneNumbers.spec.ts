import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

test('telephone numbers are links, and no browser makes one of a price, an hour or a CNPJ', { tag: '@once' }, async ({
  page,
  site,
}) => {
  site.expectErrors(/404/)
  for (const path of [...pagePaths, '/nada', '/offline']) {
    await page.goto(path)

    const detection = page.locator('head meta[name=format-detection]')
    await expect(detection).toHaveAttribute('content', /telephone=no/)
    const unlinked = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const { textContent: text, parentElement: parent } = texts.currentNode
        if (/\(\d\d\)\s?\d{4,5}-\d{4}/.test(text ?? '') && !parent?.closest('a[href^="tel:"],script'))
          found.push(text ?? '')
      }
      return found
    })
    expect(unlinked, path).toEqual([])
  }
})
