import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartedServer } from '@site/remote-kit/dev/startServer'
import { compilerErrors } from '../outside/compilerErrors.ts'
import { buildPlainHost } from '../outside/plainHost.ts'
import { type PlainSite, servePlain } from '../outside/servePlain.ts'
import { makeRelease } from '../support/releases/makeRelease.ts'
import { openWithoutScripts } from '../support/site/openWithoutScripts.ts'
import { expect, test } from '../support/site/site.ts'
import { translate } from '../support/site/translate.ts'
import { startTractorStore } from './startTractorStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'tractors-'))
const releasesFolder = join(folder, 'releases')
const hostSources = join(folder, 'plain')
let store: StartedServer
/** Two sites of somebody else: of these the operator lists the first. */
let listed: PlainSite
let unlisted: PlainSite
/** On a plain host nothing has the space of a part before it is there. */
const withoutHtml = /layout shift/

/** Parts as a host may place them, and from the eighth line on as it may not. */
const wrong = `import { loadRemote } from '@module-federation/enhanced/runtime'
import AddToCart from 'checkout/AddToCart'
import MiniCart from 'checkout/MiniCart'
import ProductPage from 'decide/pages/ProductPage'

void loadRemote('checkout/AddToCart').then((module) => module?.default)
export const right = [<AddToCart key="a" sku="AU-02-BL" />, <ProductPage key="b" params={{ id: 'AU-02' }} query={{}} />]
export const misspelt = <AddToCart sky="AU-02-BL" />
export const missing = <AddToCart />
export const another = <AddToCart sku={2} />
export const none = <MiniCart open />
export const address = <ProductPage params={{ slug: 'AU-02' }} />
export const query = <ProductPage params={{ id: 'AU-02' }} query={{ color: 'blue' }} />
void loadRemote('checkout/AddToCart').then((module) => module?.props)
`

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const host = join(folder, 'host')
  listed = await servePlain(host)
  unlisted = await servePlain(host)
  const env = { OUTSIDE_ORIGINS: listed.url }
  store = await startTractorStore({ releasesFolder, dataFolder: join(folder, 'data'), env })
  await buildPlainHost({ sources: hostSources, folder: host, site: store.url })
})
test.afterAll(async () => {
  await Promise.all([store, listed, unlisted].map((server) => server?.stop()))
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

test('the Tractor Store: a part that a translator changed first answers what was tapped', {
  tag: '@once',
}, async ({ page }) => {
  const release = await openWithoutScripts(page, `${store.url}/product/AU-02`)
  await page.evaluate(translate, true)
  await page.getByRole('button', { name: 'add' }).click()

  release()

  await expect(page.getByRole('status').filter({ hasText: 'added' })).toBeVisible()
  await expect(page.getByRole('link', { name: '(1)' })).toBeVisible()
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

test('a plain host of another origin shows fragments of the store, which share a cart', {
  tag: '@once',
}, async ({ page, site }) => {
  site.expectErrors(withoutHtml)
  await page.goto(listed.url)
  await expect(page.getByText('4000,00 Ø, in stock, free shipping')).toBeVisible()
  await expect(page).toHaveTitle('Plain host')

  await page.getByRole('button', { name: 'add to basket' }).click()

  await expect(page.getByText('Tractor was added.')).toBeVisible()
  await page.getByRole('link', { name: 'View basket (1)' }).click()
  await expect(page).toHaveURL(`${store.url}/checkout/cart`)
})

test('a plain host of another origin shows a page of the store, with its data and its styles', {
  tag: '@once',
}, async ({ page, site }) => {
  site.expectErrors(withoutHtml)
  await page.goto(listed.url)

  await page.getByRole('button', { name: 'Show the machine' }).click()

  const heading = page.getByRole('heading', { name: 'SmartFarm Titan' })
  await expect(heading).toBeVisible()
  await expect(heading).toHaveCSS('font-weight', '800')
  // What it places of other teams is not on this page, and its title is the host's.
  await expect(page.getByText('Please call us to order.')).toBeVisible()
  await expect(page).toHaveTitle('Plain host')
  await expect(page.getByRole('link', { name: 'Sapphire Sunworks' })).toHaveAttribute(
    'href',
    `${store.url}/product/AU-02?sku=AU-02-BL`,
  )
})

test('the compiler of a plain host knows the props of each part, and refuses others', { tag: '@once' }, async () => {
  expect(compilerErrors(hostSources)).toEqual([])

  writeFileSync(join(hostSources, 'wrong.tsx'), wrong)

  expect(compilerErrors(hostSources)).toEqual([8, 9, 10, 11, 12, 13, 14].map((line) => `wrong.tsx:${line}`))
})

test('a host that the operator does not list gets nothing, and stands', { tag: '@once' }, async ({ page, site }) => {
  site.expectErrors(/CORS policy|ERR_FAILED|mf-manifest|Federation/)
  await page.goto(unlisted.url)

  await expect(page.getByRole('alert')).toContainText('Not there')
  await expect(page.getByRole('heading', { name: 'Plain host' })).toBeVisible()
})

test('the stable address of a manifest names the files of the new release once it is live', {
  tag: '@once',
}, async ({ request }) => {
  const release = makeRelease(releasesFolder, 'mfe-checkout', { server: (source) => `${source}\n` })

  await expect
    .poll(async () => (await request.get(`${store.url}/_mf/mfe-checkout/mf-manifest.json`)).json())
    .toMatchObject({ metaData: { publicPath: `${store.url}/_mf/mfe-checkout/${release}/` } })
})
