import { extend } from '../support/site/extend.ts'
import { expect, test } from '../support/site/site.ts'
import { plays } from './plays.ts'

for (const { what, path, play } of plays.filter(({ hasFields }) => hasFields))
  test(`a page extended before hydration keeps ${what} working`, { tag: '@once' }, async ({ page, site }) => {
    await page.addInitScript(extend)
    await site.withoutFormToken()
    await site.open(path)

    await play(page, site)

    await expect(page.getByText(/indisponível no momento/)).toHaveCount(0)
  })
