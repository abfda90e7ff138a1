import type { Page } from 'playwright/test'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { untilWorkerIsActive } from '../support/serviceWorker/untilWorkerIsActive.ts'
import { openWithWorker } from '../support/serviceWorker/openWithWorker.ts'
import { expect, test } from '../support/site/site.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'

test.use({ serviceWorkers: 'allow' })
// Two servers are started one after the other.
test.setTimeout(240_000)

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const offlineText = (page: Page) => page.evaluate(async () => (await window.caches.match('/offline'))?.text() ?? '')

test("without a network this visit's pages are there, and a new composition shows at once @once", async ({
  page,
  site,
}) => {
  site.expectErrors(/Failed to load resource|net::ERR|Failed to fetch|cannot be loaded/)
  const former = await startOwnSite()
  const { port } = new URL(former.url)
  await page.goto(`${former.url}/llms.txt`)
  await page.evaluate(() => caches.open('site-desktop-documents-0'))

  const worker = await openWithWorker(page, `${former.url}/`)
  const isPhone = (page.viewportSize()?.width ?? 0) <= 768
  expect(worker).toBe(`${former.url}${isPhone ? '/mobile-sw.js' : '/sw.js'}`)
  expect(await page.evaluate(() => caches.keys())).not.toContain('site-desktop-documents-0')
  await page.goto(`${former.url}/sobre`)
  await expect(page).toHaveTitle(/Vitrine 24h/)
  const title = await page.title()
  await page.goto(`${former.url}/admin/image-generator`)
  await hydrateByTouch(page)
  await page.evaluate(() => Promise.allSettled(['/health', '/leads/token'].map((path) => fetch(path))))
  const kept = await keptAddresses(page)
  expect(kept).toContain('/sobre')
  expect(kept).toContain('/offline')
  expect(kept.filter((path) => /admin|leads|health|^\/_/.test(path))).toEqual([])
  await former.stop()

  await page.goto(`${former.url}/sobre`)
  expect(await page.title()).toBe(title)
  await page.goto(`${former.url}/agente-ia`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você está sem conexão')

  const next = await startOwnSite({ BRAND: 'Depois', PORT: port })
  await page.goto(`${next.url}/sobre`)

  await expect(page).toHaveTitle(/Depois/)
  await untilWorkerIsActive(page)
  // What was kept of the former composition goes, whether or not it is visited again: as in a rollback.
  await expect.poll(() => keptAddresses(page)).not.toContain('/')
  await expect.poll(() => offlineText(page)).toContain('Depois')
  await next.stop()

  await page.goto(`${next.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você está sem conexão')
})
