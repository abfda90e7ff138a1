import type { Page } from 'playwright/test'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { openWithoutScripts } from '../support/site/openWithoutScripts.ts'
import { expect, type Site, test } from '../support/site/site.ts'
import { reportLostTexts, translate } from '../support/site/translate.ts'
import { plays } from './plays.ts'

/* Translated before hydration and from then on, React renders the page anew; translated once after it, React's texts are gone. */

const moments = [
  { moment: 'before', open: openTranslated },
  { moment: 'after', open: translateOpened },
]

for (const { what, path, play } of plays)
  for (const { moment, open } of moments)
    test(`a page translated ${moment} hydration keeps ${what} working`, { tag: '@once' }, async ({ page, site }) => {
      await page.addInitScript(reportLostTexts)
      await site.withoutFormToken()
      await open(page, path, site)

      await play(page, site)

      await expectWhole(page)
    })

async function openTranslated(page: Page, path: string) {
  const release = await openWithoutScripts(page, path)
  await page.evaluate(translate, true)
  release()
  await hydrateByTouch(page)
}

async function translateOpened(page: Page, path: string, site: Site) {
  await site.open(path)
  await page.evaluate(translate, false)
}

/** Nothing of the page has given up. */
async function expectWhole(page: Page) {
  await expect(page.getByText(/indisponível no momento/)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('banner').locator('a').count()).toBeGreaterThan(5)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Conversar no WhatsApp' })).toBeAttached()
}
