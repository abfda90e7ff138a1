import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartedServer } from '@site/remote-kit/dev/startServer'
import { expect, test } from '../support/site/site.ts'
import { startTractorStore } from './startTractorStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'tractors-'))
let store: StartedServer

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  store = await startTractorStore({ releasesFolder: join(folder, 'releases'), dataFolder: join(folder, 'data') })
})
test.afterAll(async () => {
  await store?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the Tractor Store: from the start page to an order, through pages of three teams', {
  tag: '@once',
}, async ({ page, site }) => {
  await site.open(`${store.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Tractor Store')
  await page.getByRole('main').getByRole('link', { name: 'Autonomous' }).click()
  await expect(page.getByText('2 products')).toBeVisible()
  await page.getByRole('link', { name: 'SmartFarm Titan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SmartFarm Titan')
  await page.getByRole('link', { name: 'Sapphire Sunworks' }).click()
  await expect(page).toHaveURL(/sku=AU-02-BL/)

  await page.getByRole('button', { name: 'add to basket' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Tractor was added.' })).toBeVisible()
  await page.getByRole('link', { name: 'View basket (1)' }).click()

  await expect(page.getByRole('list', { name: 'Cart' })).toContainText('SmartFarm Titan, 1 × 4000,00 Ø')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Store').selectOption('Central Mall, Cryo')
  await page.getByRole('button', { name: 'place order' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your order!')
  await expect(page.getByRole('link', { name: 'View basket (0)' })).toBeVisible()
})

test('the Tractor Store: the mini cart shows a cart that outlives its document without a touch', {
  tag: '@once',
}, async ({ page, site }) => {
  await site.open(`${store.url}/product/CL-01`)
  await page.getByRole('button', { name: 'add to basket' }).click()
  await expect(page.getByRole('link', { name: 'View basket (1)' })).toBeVisible()

  await page.goto(`${store.url}/stores`)

  await expect(page.getByRole('link', { name: 'View basket (1)' })).toBeVisible()
})

test('the Tractor Store: every page is complete without scripts', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${store.url}/product/AU-01`)

  await expect(page.getByRole('button', { name: 'add to basket' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeVisible()
  await expect(page.getByRole('main').locator('svg')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'View basket (0)' })).toBeVisible()
  await context.close()
})
