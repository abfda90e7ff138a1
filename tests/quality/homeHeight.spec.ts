import { expect, test } from '../support/site/site.ts'

/** In CSS pixels, at 412 px, with the widest of the usual fonts: it was 11,286 once (shared/decisions/pages/landing-pages.md). */
const CEILING = 8000

test(`home is at most ${CEILING} px long on a phone`, { tag: '@once' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 839 })
  await site.open('/')

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(CEILING)
})
